import type { OrderLine } from '../basket/basket.types.js';
import type { Order, OrderHappening } from '../order/order.types.js';
import type { TillEvent } from './till.types.js';

/** What a till is told of an order. The guest is not in it: a till needs to know what was sold, not to whom. */
export const toTillOrder = (order: Order) => ({
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
    paidCents: order.payment.paidCents,
    refundedCents: order.payment.refundedCents,
  },
});

export type TillOrder = ReturnType<typeof toTillOrder>;

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

const EVENTS: Partial<Record<Order['state'], TillEvent>> = {
  accepted: 'order.accepted',
  cancelled: 'order.cancelled',
  completed: 'order.completed',
};

/** null: nothing a till has to book. */
export const tillEventOf = (happened: OrderHappening): TillEvent | null =>
  happened.kind === 'moved' ? (EVENTS[happened.to] ?? null) : null;
