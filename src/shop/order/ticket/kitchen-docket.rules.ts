import type { TicketBlock } from '../../../printer/ticket/ticket.types.js';
import { formatTime, MINUTE_MS } from '../../../shared/berlin-time.js';
import type { Fulfilment } from '../../../shared/fulfilment.types.js';
import type { OrderLine } from '../../basket/basket.types.js';
import type { Order } from '../order.types.js';
import { choicesOf, type Questions } from './choices.rules.js';

/** What one printer prints of an order. */
export interface DocketPart {
  lines: readonly OrderLine[];
  questions: Questions;
  /** The how-manieth of all papers of this order it is. */
  bon: { n: number; of: number };
  /** How long the way to the guest takes. */
  driveMinutes: number;
}

/** The kitchen's own time: what was promised, less the way to the guest. */
export function readyAt({ fulfilment, promisedAt, wantedAt }: Order, driveMinutes: number): Date | null {
  const due = promisedAt ?? wantedAt;
  if (!due || fulfilment !== 'delivery') return due;
  return new Date(due.getTime() - driveMinutes * MINUTE_MS);
}

/** What to cook, big, without a price: the note of the guest above the dishes, a line between them. */
export const cookingOf = (
  order: Order,
  { lines, questions, bon, driveMinutes }: DocketPart,
): TicketBlock[] => [
  { kind: 'text', text: wayText(order), align: 'center', bold: true, size: 'tall' },
  { kind: 'text', text: dueText(readyAt(order, driveMinutes)), align: 'center', bold: true, size: 'tall' },
  ...stationRowsOf(order, { lines, bon }),
  ...noteOf(order),
  { kind: 'rule', style: 'double' },
  ...lines.flatMap((line, index) => [
    ...(index > 0 ? [{ kind: 'rule' } as const] : []),
    itemOf(line, questions),
  ]),
  { kind: 'rule', style: 'double' },
];

/** Where it came out, how many papers there are, when the order came and how much is on it. */
export const stationRowsOf = (
  { placedAt }: Order,
  { lines, bon }: Pick<DocketPart, 'lines' | 'bon'>,
): TicketBlock[] => [
  { kind: 'station', right: `Bon ${bon.n}/${bon.of}` },
  { kind: 'columns', left: `Eingang ${formatTime(placedAt)} Uhr`, right: countOf(lines) },
];

const FULFILMENT: Record<Fulfilment, string> = {
  delivery: 'LIEFERUNG',
  pickup: 'ABHOLUNG',
  table: 'AM TISCH',
};

/** A question about it goes to whoever took it. */
const wayText = (order: Order): string => {
  const { fulfilment, phoned } = order;
  if (fulfilment === 'table') return order.tableCode ? `TISCH ${order.tableCode}` : FULFILMENT.table;
  return phoned ? `${FULFILMENT[fulfilment]} (TELEFON)` : FULFILMENT[fulfilment];
};

export const dueText = (due: Date | null): string =>
  due ? `fertig bis ${formatTime(due)} Uhr` : 'so bald wie möglich';

export function countOf(lines: readonly OrderLine[]): string {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${count} Artikel`;
}

/** "ANMERKUNG" in words a cook sees before the first dish. */
export const noteOf = ({ contact: { note } }: Order): TicketBlock[] =>
  note ? [{ kind: 'rule' }, { kind: 'text', text: `ANMERKUNG: ${note}`, bold: true, size: 'tall' }] : [];

export const itemOf = (line: OrderLine, questions: Questions): TicketBlock => ({
  kind: 'item',
  quantity: line.quantity,
  name: nameOf(line),
  extras: choicesOf(line, questions),
  note: line.note || undefined,
  size: 'tall',
});

export const nameOf = ({ number, name, variantName }: OrderLine): string =>
  [number && `[${number}]`, name, variantName].filter(Boolean).join(' ');
