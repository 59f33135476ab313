import type { Order } from '../../order/order.types.js';
import type { OnlineMoney } from './day.view.js';

type Paid = Pick<Order, 'payment'>;

/** What a provider took and gave back. Money of test keys is none; what the house takes is in its own till. */
export const onlinePaidOf = ({ payment: { paidCents, test } }: Paid): number => (test ? 0 : paidCents);

export const onlineRefundedOf = ({ payment: { refundedCents, test } }: Paid): number =>
  test ? 0 : refundedCents;

/** Grows by one order at a time. Also of those that came to nothing: what was paid for them went back. */
export function onlineTally() {
  const sums = new Map<OnlineMoney['key'], OnlineMoney>();
  return {
    add: (order: Paid) => {
      const [paidCents, refundedCents] = [onlinePaidOf(order), onlineRefundedOf(order)];
      if (paidCents === 0 && refundedCents === 0) return;
      const key = order.payment.way;
      const before = sums.get(key) ?? { key, orders: 0, paidCents: 0, refundedCents: 0 };
      sums.set(key, {
        key,
        orders: before.orders + 1,
        paidCents: before.paidCents + paidCents,
        refundedCents: before.refundedCents + refundedCents,
      });
    },
    list: () => [...sums.values()].sort((a, b) => a.key.localeCompare(b.key)),
  };
}
