import { phoneLinkOf, shownPhone } from '../../../shared/phone.js';
import { addressLine } from '../../basket/address-line.rules.js';
import type { OrderLine } from '../../basket/basket.types.js';
import { columnOf } from '../order.rules.js';
import type { Order, OrderEvent } from '../order.types.js';
import type { BoardAddress, BoardLine, BoardOrder } from '../order.view.js';
import { madeIn } from '../pass/pass.rules.js';
import { moneyOf } from '../paying/money.rules.js';
import { calledOf } from '../table/table-label.rules.js';
import { choicesOf } from '../ticket/choices.rules.js';

/** An order as its card on the board shows it. */
export const toBoardOrder = (order: Order): BoardOrder => ({
  id: order.id,
  number: order.number,
  version: order.version,
  state: order.state,
  column: columnOf(order.state),
  fulfilment: order.fulfilment,
  wantedAt: order.wantedAt?.toISOString() ?? null,
  placedAt: order.placedAt.toISOString(),
  businessDay: order.businessDay,
  promisedAt: order.promisedAt?.toISOString() ?? null,
  startsAt: order.docketAt?.toISOString() ?? null,
  finishedAt: finishedAt(order.events)?.toISOString() ?? null,
  seen: order.seen ? { name: order.seen.name, at: order.seen.at.toISOString() } : null,
  undoUntil: order.undo?.until.toISOString() ?? null,
  rejectsAt: (order.state === 'placed' && order.ladder?.rejectAt?.toISOString()) || null,
  bumps: (order.bumps ?? []).map(({ station, at }) => ({ station, at: at.toISOString() })),
  lines: order.lines.map(boardLineOf),
  payableCents: order.sums.payableCents,
  paid: order.payment.paidCents >= order.sums.payableCents,
  payment: order.payment.way,
  money: moneyOf(order),
  phoned: order.phoned != null,
  callFirst: order.state === 'placed' ? (order.callFirst ?? null) : null,
  name: calledOf(order),
  tabId: order.table?.tabId ?? null,
  phone: shownPhone(order.contact.phone),
  phoneLink: phoneLinkOf(order.contact.phone),
  note: order.contact.note,
  minAge: order.minAge,
  address: boardAddressOf(order),
});

const FINISHED: readonly string[] = ['ready', 'underway', 'completed'];

const finishedAt = (events: readonly OrderEvent[]): Date | null =>
  events.findLast((event) => event.kind === 'moved' && FINISHED.includes(event.to))?.at ?? null;

function boardAddressOf({ contact: { address }, zone }: Order): BoardAddress | null {
  if (!address) return null;
  const details = [address.company, address.floor, address.note].filter(Boolean).join(', ');
  return { line: addressLine(address), details, zone: zone?.name ?? '' };
}

const boardLineOf = (line: OrderLine): BoardLine => ({
  id: line.id,
  minAge: line.minAge ?? 0,
  madeIn: madeIn(line),
  quantity: line.quantity,
  name: line.name,
  variant: line.variantName,
  options: choicesOf(line),
  note: line.note,
});
