import type { TemplateName } from '../../../printer/routing/routing.types.js';
import type { Ticket, TicketBlock } from '../../../printer/ticket/ticket.types.js';
import { berlinClock, formatDateTime, formatTime } from '../../../shared/berlin-time.js';
import type { OrderLine, PaymentMethod } from '../../basket/basket.types.js';
import { isPaidByVoucher } from '../../pricing/voucher.rules.js';
import { isOnline } from '../../restaurant/paying/payable.rules.js';
import type { ChangedLine, Order } from '../order.types.js';
import { pouringOf } from './bar-docket.rules.js';
import { driverSlipOf } from './driver-slip.rules.js';
import { cookingOf, countOf, type DocketPart, nameOf } from './kitchen-docket.rules.js';
import { orderSlipOf, type Sender } from './order-slip.rules.js';

/** What a paper is made of, beside the order itself. */
export interface PaperPart extends DocketPart {
  template: TemplateName;
  /** Papers of the same are told apart by their number. */
  copy: { n: number; of: number };
  /** What the driver takes along hangs on this one. */
  withSlip: boolean;
  sender: Sender;
}

export function ticketFor(order: Order, part: PaperPart): Ticket {
  const payment = isPaidByVoucher(order.sums) ? 'GUTSCHEIN' : paymentOf(order);
  return {
    kind: part.template === 'receipt' ? 'receipt' : 'docket',
    blocks: [
      ...testOf(order),
      ...copyOf(part),
      ...BLOCKS[part.template](order, part, payment),
      NO_RECEIPT,
      CUT,
    ],
  };
}

const BLOCKS: Record<TemplateName, (order: Order, part: PaperPart, payment: string) => TicketBlock[]> = {
  kitchen: (order, part, payment) => [
    ...headOf(order),
    ...cookingOf(order, part),
    { kind: 'columns', left: order.contact.name, right: payment },
    ...tornOff(order, part, payment),
  ],
  bar: (order, part, payment) => [
    ...headOf(order),
    ...pouringOf(order, part),
    ...forWhom(order),
    ...tornOff(order, part, payment),
  ],
  driver: (order, _, payment) => [...ageOf(order), ...driverSlipOf(order, payment)],
  receipt: (order, { sender }, payment) => orderSlipOf(order, sender, payment),
};

const tornOff = (order: Order, { withSlip }: PaperPart, payment: string): TicketBlock[] =>
  withSlip && order.fulfilment === 'delivery' ? [CUT, ...ageOf(order), ...driverSlipOf(order, payment)] : [];

const headOf = (order: Order): TicketBlock[] => [
  { kind: 'heading', text: `Nr. ${order.number}` },
  ...aheadOf(order),
  ...ageOf(order),
];

const forWhom = ({ contact: { name } }: Order): TicketBlock[] => (name ? [{ kind: 'text', text: name }] : []);

/** Test keys move no money: nobody is to cook for it. */
const testOf = ({ payment }: Order): TicketBlock[] =>
  payment.test ? [{ kind: 'banner', text: '*** TEST ***', note: 'Probezahlung, kein Geld' }] : [];

const copyOf = ({ copy: { n, of } }: PaperPart): TicketBlock[] =>
  of > 1 ? [{ kind: 'text', text: `Exemplar ${n} von ${of}`, align: 'center' }] : [];

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

const NO_RECEIPT: TicketBlock = { kind: 'text', text: 'Bestellbeleg - kein Kassenbeleg', align: 'center' };

const PAYMENT: Record<PaymentMethod, string> = {
  cash: 'Zahlungswunsch: bar',
  cardOnSite: 'Zahlungswunsch: Karte',
  stripe: 'Online bezahlt',
  paypal: 'Online bezahlt',
};

/** Whoever sits in the house pays at its till. */
const paymentOf = ({ fulfilment, payment: { way } }: Order): string =>
  fulfilment === 'table' && !isOnline(way) ? 'Zahlt im Restaurant' : PAYMENT[way];

function aheadOf({ wantedAt, placedAt }: Order): TicketBlock[] {
  if (!wantedAt) return [];
  const isToday = berlinClock(wantedAt).date === berlinClock(placedAt).date;
  const at = isToday ? formatTime(wantedAt) : formatDateTime(wantedAt);
  return [{ kind: 'banner', text: 'VORBESTELLUNG', note: `für ${at} Uhr` }];
}

/** Whoever hands it over has to see the guest's papers (§ 9 JuSchG). */
const ageOf = ({ minAge }: Order): TicketBlock[] =>
  minAge > 0 ? [{ kind: 'banner', text: `ALTERSKONTROLLE ${minAge}+`, note: 'Ausweis zeigen lassen' }] : [];
