import type { TicketBlock } from '../../../printer/ticket/ticket.types.js';
import { formatDateTime } from '../../../shared/berlin-time.js';
import { type Cents, formatEuro } from '../../../shared/money.js';
import type { OrderLine } from '../../basket/basket.types.js';
import { FEE_LABEL } from '../../pricing/fee-label.rules.js';
import type { Order } from '../order.types.js';
import { wayLabelOf } from '../table/table-label.rules.js';
import { doorOf, owedBy } from './driver-slip.rules.js';
import { nameOf } from './kitchen-docket.rules.js';

/** Who sells, as it stands on top of a paper for guests. */
export interface Sender {
  name: string;
  street: string;
  town: string;
  phone: string;
}

/**
 * What the guest ordered and what it costs. Without tax: the till of the restaurant issues the receipt, and a second paper
 * with tax on it would owe that tax a second time (§ 14c UStG).
 */
export const orderSlipOf = (order: Order, sender: Sender, payment: string): TicketBlock[] => [
  { kind: 'text', text: sender.name, align: 'center', bold: true, size: 'tall' },
  ...[sender.street, sender.town, sender.phone && `Tel. ${sender.phone}`]
    .filter(Boolean)
    .map((text): TicketBlock => ({ kind: 'text', text, align: 'center' })),
  { kind: 'rule' },
  { kind: 'heading', text: `Nr. ${order.number}` },
  {
    kind: 'columns',
    left: wayLabelOf(order),
    right: formatDateTime(order.placedAt),
  },
  ...doorOf(order),
  { kind: 'rule', style: 'double' },
  ...order.lines.flatMap(linesOf),
  ...sumsOf(order),
  { kind: 'rule', style: 'double' },
  {
    kind: 'columns',
    left: 'Gesamt',
    right: formatEuro(order.sums.payableCents),
    bold: true,
    size: 'tall',
  },
  { kind: 'text', text: payment },
  { kind: 'text', text: owedText(order), bold: true },
];

function linesOf(line: OrderLine): TicketBlock[] {
  const extras = line.options.map(({ name, quantity }) => (quantity > 1 ? `${quantity} x ${name}` : name));
  return [
    {
      kind: 'item',
      quantity: line.quantity,
      name: nameOf(line),
      price: formatEuro(line.grossCents),
      extras,
      note: undefined,
    },
    ...amount('Pfand', line.depositCents),
  ];
}

/** Every cent between the dishes and the total has a row, so that the paper adds up. */
const sumsOf = ({ sums }: Order): TicketBlock[] => {
  const rows = [
    ...sums.discounts.flatMap(({ label, cents }) => amount(`Rabatt: ${label}`, -cents)),
    ...sums.fees.flatMap(({ kind, cents }) => amount(FEE_LABEL[kind], cents)),
    ...amount('Trinkgeld', sums.tipCents),
    ...amount('Gutschein', -sums.voucherCents),
  ];
  return rows.length > 0 ? [{ kind: 'rule' }, ...rows] : [];
};

const amount = (left: string, cents: Cents): TicketBlock[] =>
  cents === 0 ? [] : [{ kind: 'columns', left, right: formatEuro(cents) }];

const owedText = (order: Order): string => {
  const owed = owedBy(order);
  return owed > 0 ? `Noch offen: ${formatEuro(owed)}` : 'Bezahlt';
};
