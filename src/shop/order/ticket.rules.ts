import type { Ticket, TicketBlock } from '../../printer/ticket/ticket.types.js';
import { berlinClock, formatDateTime, formatTime } from '../../shared/berlin-time.js';
import type { Fulfilment } from '../../shared/fulfilment.types.js';
import { formatEuro } from '../../shared/money.js';
import { shownPhone } from '../../shared/phone.js';
import { addressLine } from '../basket/address-line.rules.js';
import type { OrderLine, PaymentMethod } from '../basket/basket.types.js';
import type { Order } from './order.types.js';

/** Whose paper it is, and the lines it is about. */
interface DocketPart {
  station: string;
  lines: readonly OrderLine[];
}

/** What the kitchen reads: big, without prices; a phone number only where somebody has to drive. */
export function ticketFor(order: Order, { station, lines }: DocketPart): Ticket {
  return {
    kind: 'docket',
    blocks: [
      { kind: 'heading', text: `Nr. ${order.number}` },
      ...aheadOf(order),
      ...ageOf(order),
      { kind: 'text', text: FULFILMENT[order.fulfilment], align: 'center', bold: true, size: 'tall' },
      { kind: 'text', text: dueOf(order), align: 'center', bold: true, size: 'tall' },
      { kind: 'columns', left: station, right: formatDateTime(order.placedAt) },
      { kind: 'rule', style: 'double' },
      ...lines.map(itemOf),
      ...noteOf(order),
      ...driveOf(order),
      { kind: 'rule' },
      { kind: 'columns', left: order.contact.name, right: PAYMENT[order.payment.way] },
      {
        kind: 'columns',
        left: 'Zu zahlen',
        right: formatEuro(order.sums.payableCents - order.payment.paidCents),
        bold: true,
      },
      { kind: 'text', text: 'Bestellbeleg - kein Kassenbeleg', align: 'center' },
      { kind: 'cut' },
    ],
  };
}

const FULFILMENT: Record<Fulfilment, string> = {
  delivery: 'LIEFERUNG',
  pickup: 'ABHOLUNG',
  table: 'AM TISCH',
};

const PAYMENT: Record<PaymentMethod, string> = {
  cash: 'Zahlungswunsch: bar',
  cardOnSite: 'Zahlungswunsch: Karte',
  stripe: 'Online bezahlt',
  paypal: 'Online bezahlt',
};

function dueOf({ promisedAt, wantedAt }: Order): string {
  const due = promisedAt ?? wantedAt;
  return due ? `bis ${formatTime(due)} Uhr` : 'so bald wie möglich';
}

function aheadOf({ wantedAt, placedAt }: Order): TicketBlock[] {
  if (!wantedAt) return [];
  const isToday = berlinClock(wantedAt).date === berlinClock(placedAt).date;
  const at = isToday ? formatTime(wantedAt) : formatDateTime(wantedAt);
  return [{ kind: 'banner', text: 'VORBESTELLUNG', note: `für ${at} Uhr` }];
}

/** Whoever hands it over has to see the guest's papers (§ 9 JuSchG). */
const ageOf = ({ minAge }: Order): TicketBlock[] =>
  minAge > 0 ? [{ kind: 'banner', text: `ALTERSKONTROLLE ${minAge}+`, note: 'Ausweis zeigen lassen' }] : [];

/** All the driver needs, in the order of the way to the door. */
function driveOf({ fulfilment, contact: { address, phone } }: Order): TicketBlock[] {
  if (fulfilment !== 'delivery' || !address) return [];
  const details = [address.company, address.floor].filter(Boolean).join(', ');
  return [
    { kind: 'rule' },
    { kind: 'text', text: addressLine(address), bold: true, size: 'tall' },
    ...[details, address.note, phone && `Tel. ${shownPhone(phone)}`]
      .filter(Boolean)
      .map((text): TicketBlock => ({ kind: 'text', text })),
  ];
}

const itemOf = (line: OrderLine): TicketBlock => ({
  kind: 'item',
  quantity: line.quantity,
  name: [line.number && `[${line.number}]`, line.name, line.variantName].filter(Boolean).join(' '),
  extras: line.options.map(({ name, quantity }) => (quantity > 1 ? `${quantity} x ${name}` : name)),
  note: line.note || undefined,
  size: 'tall',
});

const noteOf = ({ contact: { note } }: Order): TicketBlock[] =>
  note ? [{ kind: 'banner', text: 'ANMERKUNG', note }] : [];
