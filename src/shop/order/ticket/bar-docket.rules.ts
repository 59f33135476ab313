import type { TicketBlock } from '../../../printer/ticket/ticket.types.js';
import type { Order } from '../order.types.js';
import { wayLabelOf } from '../table/table-label.rules.js';
import { type DocketPart, dueText, itemOf, noteOf, readyAt, stationRowsOf } from './kitchen-docket.rules.js';

/** A tray is put together at a glance: close together, without a line between the drinks. */
export const pouringOf = (order: Order, part: DocketPart): TicketBlock[] => [
  {
    kind: 'text',
    text: `BAR, ${wayLabelOf(order)}`,
    align: 'center',
    bold: true,
    size: 'tall',
  },
  { kind: 'text', text: dueText(readyAt(order, part.driveMinutes)), align: 'center', bold: true },
  ...stationRowsOf(order, part),
  ...noteOf(order),
  { kind: 'rule', style: 'double' },
  ...part.lines.map((line) => itemOf(line, part.questions)),
  { kind: 'rule', style: 'double' },
];
