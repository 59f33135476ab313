import { voucherBackOf } from '../../shop/order/happening.rules.js';
import type { Order } from '../../shop/order/order.types.js';
import { type PayingShop, payableWith } from '../../shop/restaurant/paying/payable.rules.js';
import type { TrackedMoneyView } from './quote.view.js';

type PaidOrder = Pick<Order, 'state' | 'fulfilment' | 'payment' | 'payBy'> & {
  sums: Pick<Order['sums'], 'payableCents'>;
} & Partial<Pick<Order, 'events'>>;

/** What the guest may know of the money, and how it can still be paid. */
export function moneyViewOf(order: PaidOrder, shop: PayingShop, now: Date): TrackedMoneyView {
  const { paidCents, refundedCents, state = 'open', cashCents = null, test = false } = order.payment;
  const voucherBackCents = voucherBackOf(order);
  const due = dueOf(order, shop, now);
  return { state, paidCents, refundedCents, voucherBackCents, cashCents, test, due, failure: null };
}

function dueOf(
  { state, payBy, fulfilment, sums }: PaidOrder,
  shop: PayingShop,
  now: Date,
): TrackedMoneyView['due'] {
  if (state !== 'awaitPayment') return null;
  const leftMs = Math.max(0, (payBy?.getTime() ?? 0) - now.getTime());
  return { leftMs, ways: payableWith(shop, fulfilment, sums.payableCents) };
}
