import type { PaymentMethod } from '../../shop/restaurant/pay-ways.types.js';
import { isOnline } from '../../shop/restaurant/paying/payable.rules.js';

/** Where the payment services are: their scripts, and what those call. */
export interface PayPlaces {
  stripeScript: string;
  stripeApi: string;
  paypalScript: string;
  paypalApi: string;
}

interface Hosts {
  script: string[];
  connect: string[];
  frame: string[];
  img: string[];
}

const STRIPE = 'https://js.stripe.com';
const PAYPAL = 'https://www.paypal.com';

/** As their documentations name them. */
const STRIPE_HOSTS: Hosts = {
  script: [STRIPE, 'https://*.js.stripe.com', 'https://pay.google.com'],
  connect: [
    'https://api.stripe.com',
    'https://*.stripe.com',
    'https://pay.google.com',
    'https://google.com/pay',
  ],
  frame: [STRIPE, 'https://*.js.stripe.com', 'https://hooks.stripe.com', 'https://pay.google.com'],
  img: ['https://*.stripe.com', 'https://www.gstatic.com'],
};
const PAYPAL_HOSTS: Hosts = {
  script: ['https://*.paypal.com', 'https://*.paypalobjects.com'],
  connect: ['https://*.paypal.com', 'https://*.paypalobjects.com'],
  frame: ['https://*.paypal.com'],
  img: ['https://*.paypal.com', 'https://*.paypalobjects.com'],
};

/** The policy of a page on which somebody pays: it lets in the services of these ways and nobody else. */
export function payPolicyOf(
  policy: string,
  { ways, places, nonce }: { ways: readonly PaymentMethod[]; places: PayPlaces; nonce: string },
): string {
  const hosts = ways.filter(isOnline).map((way) => hostsOf(way, places));
  if (hosts.length === 0) return policy;
  const all = (kind: keyof Hosts) => [...new Set(hosts.flatMap((one) => one[kind]))].join(' ');
  // PayPal writes styles and scripts of its own into the page; its script hands them the nonce.
  const own = ways.includes('paypal') ? ` 'nonce-${nonce}'` : '';
  return [
    ...policy.split(';').map((directive) => widened(directive, { 'img-src': all('img'), 'style-src': own })),
    `script-src 'self' ${all('script')}${own}`,
    `connect-src 'self' ${all('connect')}`,
    `frame-src ${all('frame')}`,
    "style-src-attr 'unsafe-inline'",
  ].join(';');
}

/** Apple Pay and Google Pay ask the browser, which asks this. */
export const payPermissionsOf = ({ stripeScript }: PayPlaces): string =>
  [...new Set([stripeScript, 'https://pay.google.com'].map(originOf))]
    .map((origin) => `"${origin}"`)
    .reduce((all, origin) => `${all} ${origin}`, 'payment=(self')
    .concat(')');

function hostsOf(
  way: 'stripe' | 'paypal',
  { stripeScript, stripeApi, paypalScript, paypalApi }: PayPlaces,
): Hosts {
  const [script, api] = (way === 'stripe' ? [stripeScript, stripeApi] : [paypalScript, paypalApi]).map(
    originOf,
  ) as [string, string];
  if (script === STRIPE) return STRIPE_HOSTS;
  if (script === PAYPAL) return PAYPAL_HOSTS;
  return { script: [script], connect: [script, api], frame: [script], img: [script] };
}

const originOf = (address: string): string => new URL(address).origin;

function widened(directive: string, more: Record<string, string>): string {
  const name = directive.slice(0, directive.indexOf(' '));
  return [directive, more[name]?.trim()].filter(Boolean).join(' ');
}
