import { berlinClock, formatDate, formatTime } from '../../shared/berlin-time.js';
import { formatEuro } from '../../shared/money.js';
import type { Shop } from '../restaurant/shop.types.js';
import { addressLine } from './address-line.rules.js';
import type { Order, OrderLine, OrderState, PaymentWay } from './order.types.js';
import { REJECT_LABEL } from './order.view.js';

/** Everything a mail says, as plain values: it waits in a queue as JSON. */
export interface OrderMailView {
  subject: string;
  headline: string;
  sentences: string[];
  shop: { name: string; address: string; phone: string };
  number: number;
  lines: { text: string; cents: number }[];
  sums: Pick<Order['sums'], 'discountCents' | 'depositCents' | 'tipCents' | 'payableCents'> & {
    fees: { kind: string; cents: number }[];
  };
  taxes: string;
  payment: string;
  trackingPath: string;
}

const PAYMENT: Record<PaymentWay, (where: string) => string> = {
  cash: (where) => `Zahlung: bar ${where}. Diese Mail ist kein Kassenbeleg.`,
  cardOnSite: (where) => `Zahlung: mit Karte ${where}. Diese Mail ist kein Kassenbeleg.`,
  stripe: () => 'Zahlung: online bezahlt.',
  paypal: () => 'Zahlung: mit PayPal bezahlt.',
};

/** The mail for a step of an order; null for steps a guest need not be written about. */
export function orderMailFor(order: Order, shop: Shop, to: OrderState): OrderMailView | null {
  const words = wordsFor(order, shop, to);
  if (!words) return null;
  const { sums } = order;
  return {
    ...words,
    shop: {
      name: shop.name,
      address: `${shop.address.street}, ${shop.address.postalCode} ${shop.address.city}`,
      phone: shop.contact.phone,
    },
    number: order.number,
    lines: order.lines.map((line) => ({ text: lineText(line), cents: line.grossCents })),
    sums: {
      discountCents: sums.discountCents,
      depositCents: sums.depositCents,
      tipCents: sums.tipCents,
      payableCents: sums.payableCents,
      fees: sums.fees.map(({ kind, cents }) => ({ kind, cents })),
    },
    taxes: taxText(sums.groups),
    payment: PAYMENT[order.payment.way](
      order.fulfilment === 'delivery' ? 'bei der Lieferung' : 'im Restaurant',
    ),
    trackingPath: `/s/${shop.slug}/bestellung/${order.token}`,
  };
}

type Words = Pick<OrderMailView, 'subject' | 'headline' | 'sentences'>;

function wordsFor(order: Order, { name }: Shop, to: OrderState): Words | null {
  const which = `Nr. ${order.number} bei ${name}`;
  switch (to) {
    case 'placed':
      return {
        subject: `Wir haben deine Bestellung ${which} erhalten`,
        headline: 'Deine Bestellung ist angekommen',
        // § 312i BGB: the receipt is confirmed at once, and it must be clear that this is not yet the acceptance.
        sentences: [
          'Wir haben deine Bestellung erhalten. Der Vertrag kommt zustande, sobald das Restaurant sie annimmt.',
          ...whereTo(order),
        ],
      };
    case 'accepted':
      return {
        subject: `Deine Bestellung ${which} ist angenommen`,
        headline: 'Deine Bestellung ist angenommen',
        sentences: [
          order.promisedAt
            ? `Sie ist voraussichtlich ${promisedText(order.promisedAt, order)}.`
            : 'Wir fangen gleich damit an.',
        ],
      };
    case 'rejected':
      return {
        subject: `Deine Bestellung ${which} wurde leider abgelehnt`,
        headline: 'Das hat leider nicht geklappt',
        sentences: [rejectionText(order), 'Du musst nichts bezahlen.'],
      };
    case 'ready':
      return order.fulfilment === 'pickup'
        ? {
            subject: `Deine Bestellung ${which} ist fertig`,
            headline: 'Deine Bestellung ist fertig',
            sentences: ['Du kannst sie jetzt abholen.'],
          }
        : null;
    case 'underway':
      return {
        subject: `Deine Bestellung ${which} ist unterwegs`,
        headline: 'Deine Bestellung ist unterwegs',
        sentences: ['Sie ist gleich bei dir.'],
      };
    case 'cancelled':
      return {
        subject: `Deine Bestellung ${which} wurde storniert`,
        headline: 'Deine Bestellung wurde storniert',
        sentences: ['Bei Fragen ruf uns bitte an.'],
      };
    default:
      return null;
  }
}

/** 'um 18:30 Uhr fertig'; the day stands beside the time when it is another one than that of the order. */
function promisedText(promisedAt: Date, { placedAt, fulfilment }: Order): string {
  const isSameDay = !placedAt || berlinClock(promisedAt).date === berlinClock(placedAt).date;
  const day = isSameDay ? '' : `am ${formatDate(promisedAt)} `;
  return `${day}um ${formatTime(promisedAt)} Uhr ${fulfilment === 'delivery' ? 'bei dir' : 'fertig'}`;
}

function whereTo({ contact, wantedAt }: Order): string[] {
  const address = contact?.address;
  return [
    ...(address ? [`Lieferung an: ${addressLine(address)}.`] : []),
    ...(wantedAt ? [`Gewünscht für ${formatDate(wantedAt)}, ${formatTime(wantedAt)} Uhr.`] : []),
  ];
}

function rejectionText({ rejection }: Order): string {
  if (!rejection) return 'Das Restaurant kann deine Bestellung nicht annehmen.';
  const reason = `Das Restaurant kann deine Bestellung nicht annehmen: ${REJECT_LABEL[rejection.reason]}.`;
  return [reason, rejection.text].filter(Boolean).join(' ');
}

function lineText({ quantity, name, variantName, options }: OrderLine): string {
  const extras = options.map((option) =>
    option.quantity > 1 ? `${option.quantity} × ${option.name}` : option.name,
  );
  const dish = [`${quantity} × ${name}`, variantName].filter(Boolean).join(' ');
  return [dish, ...extras].join(', ');
}

function taxText(groups: Order['sums']['groups']): string {
  const shares = groups
    .filter(({ rate }) => rate > 0)
    .map(({ rate, vatCents }) => `${formatEuro(vatCents)} (${rate} %)`);
  return shares.length > 0 ? `inkl. MwSt. ${shares.join(' und ')}` : '';
}
