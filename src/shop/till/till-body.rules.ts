import type { OrderLine } from '../basket/basket.types.js';
import { moveTo } from '../order/happening.rules.js';
import type { Order, OrderHappening } from '../order/order.types.js';
import type { RefundShare } from '../payment/payment.types.js';
import { type MoneyByRate, NO_MONEY } from '../payment/refund/money-by-rate.rules.js';
import type { TillEvent } from './till.types.js';

/** What a till is told of an order. The guest is not in it: a till needs to know what was sold, not to whom. */
export const toTillOrder = (order: Order, money: MoneyByRate = NO_MONEY) => ({
  id: order.id,
  number: order.number,
  businessDay: order.businessDay,
  state: order.state,
  fulfilment: order.fulfilment,
  table: order.tableCode ?? null,
  placedAt: order.placedAt.toISOString(),
  wantedAt: order.wantedAt?.toISOString() ?? null,
  promisedAt: order.promisedAt?.toISOString() ?? null,
  lines: order.lines.map(toTillLine),
  discounts: order.sums.discounts.map(({ label, cents }) => ({ label, cents })),
  fees: order.sums.fees.map(({ kind, cents, split }) => ({ kind, cents, split })),
  tipCents: order.sums.tipCents,
  voucherCents: order.sums.voucherCents,
  payableCents: order.sums.payableCents,
  vat: order.sums.groups,
  payment: {
    way: order.payment.way,
    state: order.payment.state ?? 'open',
    test: order.payment.test ?? false,
    paidCents: order.payment.paidCents,
    refundedCents: order.payment.refundedCents,
    paid: money.paid.map(toTillShare),
    refunds: money.refunds.map(({ id, at, cents, split }) => ({
      id,
      at: at.toISOString(),
      cents,
      vat: split.map(toTillShare),
    })),
  },
});

export type TillOrder = ReturnType<typeof toTillOrder>;

/** rate null: a tip to the staff, or the value of a voucher. */
const toTillShare = ({ rate, grossCents, netCents, vatCents }: RefundShare) => ({
  rate,
  grossCents,
  netCents,
  vatCents,
});

const toTillLine = (line: OrderLine) => ({
  productId: line.productId,
  number: line.number,
  name: line.name,
  variant: line.variantName,
  category: line.categoryName,
  quantity: line.quantity,
  options: line.options.map(({ name, quantity, cents }) => ({ name, quantity, cents })),
  note: line.note,
  grossCents: line.grossCents,
  discountCents: line.discountCents,
  depositCents: line.depositCents,
  depositRate: line.depositRate,
  rates: line.parts.map(({ rate, grossCents, discountCents }) => ({ rate, grossCents, discountCents })),
});

const MOVED: Partial<Record<Order['state'], TillEvent>> = {
  accepted: 'order.accepted',
  cancelled: 'order.cancelled',
  completed: 'order.completed',
};

/** null: nothing a till has to book. Turned away after it was accepted, it is off for a till that has booked it. */
export function tillEventOf(happened: OrderHappening, { events }: Pick<Order, 'events'>): TillEvent | null {
  if (happened.kind === 'paid') return 'order.paid';
  if (happened.kind === 'refunded') return 'order.refunded';
  if (happened.kind !== 'moved') return null;
  if (happened.to === 'rejected') return moveTo(events, 'accepted') && 'order.cancelled';
  return MOVED[happened.to] ?? null;
}
