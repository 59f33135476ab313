import { formatTime } from '../../shared/berlin-time.js';
import { formatEuro } from '../../shared/money.js';
import { phoneLinkOf, shownPhone } from '../../shared/phone.js';
import { toBoardOrder } from '../order/board/board-order.rules.js';
import { changeText } from '../order/change/change.rules.js';
import { RECALLED } from '../order/happening.rules.js';
import type { Order, OrderEvent } from '../order/order.types.js';
import { STATE_LABEL } from '../order/order.view.js';
import { FEE_LABEL } from '../pricing/fee-label.rules.js';
import type { HistoryOrder } from './history.view.js';
import { rowOf } from './history-row.rules.js';

export type Names = ReadonlyMap<string, string>;

/** Everything the shop still knows of an order. */
export function detailsOf(
  order: Order,
  names: Names,
): Omit<HistoryOrder, 'papers' | 'mails' | 'trackingUrl' | 'guestOrder'> {
  const { contact, erasedAt, contactUntil, promisedAt, wantedAt } = order;
  const card = toBoardOrder(order);
  return {
    ...rowOf(order),
    wantedAt: wantedAt?.toISOString() ?? null,
    promisedAt: promisedAt?.toISOString() ?? null,
    phone: shownPhone(contact.phone),
    phoneLink: phoneLinkOf(contact.phone),
    email: contact.email,
    note: contact.note,
    address: card.address?.line ?? '',
    addressDetails: card.address?.details ?? '',
    erasedAt: erasedAt?.toISOString() ?? null,
    forgottenAt: contactUntil?.toISOString() ?? null,
    lines: card.lines.map((line, i) => ({
      ...line,
      grossCents: order.lines[i]!.grossCents,
      vatRates: order.lines[i]!.parts.map(({ rate }) => rate),
    })),
    sums: sumsOf(order),
    groups: order.sums.groups,
    events: order.events.map((event) => ({
      at: event.at.toISOString(),
      text: isPhoned(order, event) ? 'Am Telefon aufgenommen' : textOf(event),
      by: personOf(event.by, names),
    })),
  };
}

export function personOf(by: string, names: Names): string {
  if (by === 'guest') return 'Gast';
  if (by === 'driver') return 'unterwegs gemeldet';
  return by === 'system' ? 'von selbst' : (names.get(by) ?? 'nicht mehr im Team');
}

function sumsOf({ sums }: Order): HistoryOrder['sums'] {
  const rows: [string, number][] = [
    ['Waren', sums.goodsCents],
    ...sums.discounts.map(({ label, cents }): [string, number] => [label, -cents]),
    ['Pfand', sums.depositCents],
    ...sums.fees.map(({ kind, cents }): [string, number] => [FEE_LABEL[kind], cents]),
    ['Trinkgeld', sums.tipCents],
    ['Gutschein', -sums.voucherCents],
  ];
  return rows.filter(([, cents]) => cents !== 0).map(([label, cents]) => ({ label, cents }));
}

const isPhoned = ({ phoned }: Order, event: OrderEvent): boolean =>
  Boolean(phoned) && event.kind === 'moved' && event.to === 'placed';

const MONEY_MOVED = {
  paid: 'Bezahlt',
  refunded: 'Erstattet',
  voucherFilled: 'Zurück auf den Gutschein',
} as const;

function textOf(event: OrderEvent): string {
  if (event.kind === 'moved' && event.note === RECALLED) return `Zurückgeholt: ${STATE_LABEL[event.to]}`;
  if (event.kind === 'moved') return event.to === 'placed' ? 'Bestellt' : STATE_LABEL[event.to];
  if (event.kind === 'promised') return `Zugesagt für ${formatTime(new Date(event.promisedAt))} Uhr`;
  if (event.kind === 'changed') return `Geändert: ${event.lines.map(changeText).join(', ')}`;
  if (event.kind === 'undone') return `Zurückgenommen, wieder: ${STATE_LABEL[event.to]}`;
  if (event.kind === 'payAtDoor') return 'Wird beim Übergeben bezahlt';
  return `${MONEY_MOVED[event.kind]}: ${formatEuro(event.cents)}`;
}
