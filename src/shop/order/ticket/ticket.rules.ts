import type { Ticket, TicketBlock } from '../../../printer/ticket/ticket.types.js';
import { berlinClock, formatDateTime, formatTime } from '../../../shared/berlin-time.js';
import type { OrderLine, PaymentMethod } from '../../basket/basket.types.js';
import type { ChangedLine, Order } from '../order.types.js';
import { driverSlipOf } from './driver-slip.rules.js';
import { cookingOf, countOf, type DocketPart, nameOf } from './kitchen-docket.rules.js';

/** What the kitchen reads, and behind a cut of the first paper of a delivery what the driver takes along. */
export function ticketFor(order: Order, part: DocketPart): Ticket {
  const payment = PAYMENT[order.payment.way];
  const drives = order.fulfilment === 'delivery' && part.bon.n === 1;
  return {
    kind: 'docket',
    blocks: [
      { kind: 'heading', text: `Nr. ${order.number}` },
      ...aheadOf(order),
      ...ageOf(order),
      ...cookingOf(order, part),
      { kind: 'columns', left: order.contact.name, right: payment },
      ...(drives ? [CUT, ...ageOf(order), ...driverSlipOf(order, payment)] : []),
      { kind: 'text', text: 'Bestellbeleg - kein Kassenbeleg', align: 'center' },
      CUT,
    ],
  };
}

/** For whoever holds a docket of it already. */
export const cancellationFor = (order: Order, lines: readonly OrderLine[]): Ticket => ({
  kind: 'docket',
  blocks: [
    { kind: 'banner', text: 'STORNO', note: 'Bitte nicht mehr zubereiten' },
    { kind: 'heading', text: `Nr. ${order.number}` },
    { kind: 'station', right: countOf(lines) },
    { kind: 'rule', style: 'double' },
    ...lines.map((line): TicketBlock => ({ kind: 'item', quantity: line.quantity, name: nameOf(line) })),
    CUT,
  ],
});

/** '1 statt 3', or nothing of it any more. */
export const correctionFor = ({ number }: Order, lines: readonly ChangedLine[]): Ticket => ({
  kind: 'docket',
  blocks: [
    { kind: 'banner', text: 'ÄNDERUNG', note: 'Das gilt jetzt' },
    { kind: 'heading', text: `Nr. ${number}` },
    { kind: 'rule', style: 'double' },
    ...lines.map(
      ({ name, from, to }): TicketBlock => ({
        kind: 'item',
        quantity: to === 0 ? from : to,
        name,
        note: to === 0 ? 'ENTFÄLLT' : `statt ${from}`,
        size: 'tall',
      }),
    ),
    CUT,
  ],
});

const CUT: TicketBlock = { kind: 'cut' };

const PAYMENT: Record<PaymentMethod, string> = {
  cash: 'Zahlungswunsch: bar',
  cardOnSite: 'Zahlungswunsch: Karte',
  stripe: 'Online bezahlt',
  paypal: 'Online bezahlt',
};

function aheadOf({ wantedAt, placedAt }: Order): TicketBlock[] {
  if (!wantedAt) return [];
  const isToday = berlinClock(wantedAt).date === berlinClock(placedAt).date;
  const at = isToday ? formatTime(wantedAt) : formatDateTime(wantedAt);
  return [{ kind: 'banner', text: 'VORBESTELLUNG', note: `für ${at} Uhr` }];
}

/** Whoever hands it over has to see the guest's papers (§ 9 JuSchG). */
const ageOf = ({ minAge }: Order): TicketBlock[] =>
  minAge > 0 ? [{ kind: 'banner', text: `ALTERSKONTROLLE ${minAge}+`, note: 'Ausweis zeigen lassen' }] : [];
