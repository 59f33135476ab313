import type { TicketBlock } from '../../../printer/ticket/ticket.types.js';
import { formatTime } from '../../../shared/berlin-time.js';
import { formatEuro } from '../../../shared/money.js';
import { shownPhone } from '../../../shared/phone.js';
import { addressLine } from '../../basket/address-line.rules.js';
import type { OrderLine } from '../../basket/basket.types.js';
import type { Order } from '../order.types.js';
import { nameOf } from './kitchen-docket.rules.js';

/** Torn off the docket: all the driver needs in the order of the way to the door, and what the guest owes. */
export const driverSlipOf = (order: Order, payment: string): TicketBlock[] => [
  { kind: 'heading', text: `FAHRER ${order.number}` },
  { kind: 'text', text: arrivalOf(order), align: 'center', bold: true, size: 'tall' },
  { kind: 'rule' },
  ...doorOf(order),
  { kind: 'rule' },
  ...order.lines.map(lineOf),
  ...restOf(order),
  { kind: 'rule' },
  { kind: 'text', text: payment },
  { kind: 'columns', left: 'Zu zahlen', right: formatEuro(owedBy(order)), bold: true, size: 'tall' },
  ...changeOf(order),
];

/** What the driver has to have at hand. */
function changeOf(order: Order): TicketBlock[] {
  const { cashCents = 0 } = order.payment;
  const change = cashCents - owedBy(order);
  if (cashCents === 0 || change < 0) return [];
  return [
    { kind: 'columns', left: 'Zahlt mit', right: formatEuro(cashCents) },
    { kind: 'columns', left: 'Rückgeld', right: formatEuro(change), bold: true },
  ];
}

/** So that the slip adds up. */
function restOf({ lines, sums }: Order): TicketBlock[] {
  const { payableCents, voucherCents = 0 } = sums;
  const rest = payableCents + voucherCents - lines.reduce((sum, { grossCents }) => sum + grossCents, 0);
  const row = (left: string, cents: number): TicketBlock[] =>
    cents === 0 ? [] : [{ kind: 'columns', left, right: formatEuro(cents) }];
  return [...row('Lieferung, Pfand, Rabatt', rest), ...row('Gutschein', 0 - voucherCents)];
}

/** What is held online is taken later: nobody asks for it at the door. */
export const owedBy = ({ sums, payment }: Pick<Order, 'sums' | 'payment'>): number =>
  Math.max(0, sums.payableCents - Math.max(payment.paidCents, payment.heldCents ?? 0));

function arrivalOf({ promisedAt, wantedAt }: Order): string {
  const due = promisedAt ?? wantedAt;
  return due ? `beim Gast um ${formatTime(due)} Uhr` : 'so bald wie möglich';
}

/** Who it is for, and where. */
export function doorOf({ contact: { name, phone, address } }: Order): TicketBlock[] {
  const who: TicketBlock = { kind: 'text', text: name, bold: true, size: 'tall' };
  const call = phone && `Tel. ${shownPhone(phone)}`;
  const where = address ? [address.company, address.floor].filter(Boolean).join(', ') : '';
  return [
    ...(name ? [who] : []),
    ...(address ? [{ kind: 'text', text: addressLine(address), bold: true, size: 'tall' } as const] : []),
    ...[where, address?.note, call]
      .filter(Boolean)
      .map((text): TicketBlock => ({ kind: 'text', text: text! })),
  ];
}

const lineOf = (line: OrderLine): TicketBlock => ({
  kind: 'item',
  quantity: line.quantity,
  name: nameOf(line),
  price: formatEuro(line.grossCents),
});
