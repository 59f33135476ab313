import { levelOfArea } from '../../plan-gate/plan-settings.rules.js';
import { isOnline } from '../../restaurant/paying/payable.rules.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { has, type Limit, limitsOf, type Subscription } from '../../subscription/plans.js';
import type { Usage } from './usage.types.js';

type Of = Pick<Shop, 'settings' | 'domain' | 'ftp'>;

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What a plan does not cover of that which a shop has. It is kept; some of it rests, of the rest nothing new is added. */
export const sleepsUnder = (plan: Subscription | null, shop: Of, usage: Usage): string[] => [
  ...(plan === null ? ['Gäste sehen nur die Speisekarte und können nicht bestellen.'] : []),
  ...settingsUnder(plan, shop),
  ...offersUnder(plan, usage),
  ...placesUnder(plan, shop),
  ...beyond(plan, usage),
];

function settingsUnder(plan: Subscription | null, { settings }: Of): string[] {
  const areas = settings.deliveryAreas.filter(
    (area) => area.active && (plan === null || plan.level < levelOfArea(area)),
  ).length;
  const paysOnline = settings.payWays?.some(
    ({ method, fulfilments }) => isOnline(method) && fulfilments.length > 0,
  );
  return [
    ...(areas > 0 ? [`${counted(areas, 'Liefergebiet ruht', 'Liefergebiete ruhen')}.`] : []),
    ...(settings.preorder && !has(plan, 'preorder') ? ['Vorbestellungen ruhen.'] : []),
    ...(paysOnline && !has(plan, 'payOnline') ? ['Karte und PayPal ruhen, Gäste zahlen vor Ort.'] : []),
    ...(settings.vouchers?.on && !has(plan, 'vouchers')
      ? ['Der Verkauf von Gutscheinen ruht. Was verkauft ist, gilt weiter.']
      : []),
  ];
}

function offersUnder(plan: Subscription | null, { tables, codes, campaigns }: Usage): string[] {
  return [
    ...(codes > 0 && !has(plan, 'discountCodes')
      ? [`${counted(codes, 'Rabattcode ruht', 'Rabattcodes ruhen')}.`]
      : []),
    ...(campaigns > 0 && !has(plan, 'campaigns')
      ? [`${counted(campaigns, 'Aktion ruht', 'Aktionen ruhen')}.`]
      : []),
    ...(tables > 0 && !has(plan, 'tables')
      ? [`${counted(tables, 'Tisch ruht', 'Tische ruhen')}: Über die Codes lässt sich nicht mehr bestellen.`]
      : []),
  ];
}

function placesUnder(plan: Subscription | null, { domain, ftp }: Of): string[] {
  return [
    ...(domain?.verifiedAt && !has(plan, 'ownDomain')
      ? [`Die Domain ${domain.name} ruht, der Shop steht unter seiner Adresse bei Tresen.`]
      : []),
    ...(ftp.host && !has(plan, 'siteExport')
      ? ['Die eigene Website wird nicht mehr erneuert. Was auf dem Webspace steht, bleibt dort.']
      : []),
  ];
}

const BEYOND: readonly [Extract<Limit, 'products' | 'printers' | 'people'>, string, string, string][] = [
  ['products', 'Gericht liegt', 'Gerichte liegen', 'Sie bleiben auf der Karte, neue kommen nicht dazu.'],
  ['printers', 'Drucker liegt', 'Drucker liegen', 'Neue lassen sich nicht anlegen.'],
  ['people', 'Person liegt', 'Personen liegen', 'Neue lassen sich nicht einladen.'],
];

const beyond = (plan: Subscription | null, usage: Usage): string[] =>
  BEYOND.flatMap(([what, one, many, then]) => {
    const most = limitsOf(plan)[what];
    const over = most === null ? 0 : usage[what] - most;
    return over > 0 ? [`${counted(over, one, many)} über der Grenze von ${most}: ${then}`] : [];
  });
