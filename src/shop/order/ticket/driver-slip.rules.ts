import type { TicketBlock } from '../../../printer/ticket/ticket.types.js';
import { formatTime } from '../../../shared/berlin-time.js';
import { formatEuro } from '../../../shared/money.js';
import { shownPhone } from '../../../shared/phone.js';
import { addressLine } from '../../basket/address-line.rules.js';
import type { OrderLine } from '../../basket/basket.types.js';
import { FEE_LABEL } from '../../pricing/fee-label.rules.js';
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
function restOf({ sums }: Order): TicketBlock[] {
  const { discountCents = 0, fees = [], depositCents = 0, tipCents = 0, voucherCents = 0 } = sums;
  const rows: [string, number][] = [
    ['Rabatt', 0 - discountCents],
    ...fees.map(({ kind, cents }): [string, number] => [FEE_LABEL[kind], cents]),
    ['Pfand', depositCents],
    ['Trinkgeld', tipCents],
    ['Gutschein', 0 - voucherCents],
  ];
  return rows
    .filter(([, cents]) => cents !== 0)
    .map(([left, cents]) => ({ kind: 'columns', left, right: formatEuro(cents) }));
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
