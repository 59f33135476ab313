import type { Order } from '../../order/order.types.js';
import type { Payment, RefundShare } from '../payment.types.js';
import { paidShares, sharesLeft, splitOf } from './refund-split.rules.js';

/** What was taken for an order and what went back of it, by rates. */
export interface MoneyByRate {
  paid: RefundShare[];
  refunds: RefundByRate[];
}

interface RefundByRate {
  id: string;
  at: Date;
  cents: number;
  split: RefundShare[];
}

export const NO_MONEY: MoneyByRate = { paid: [], refunds: [] };

/** An order that became smaller has its new sums; what went back for that had been taken too. */
export function moneyByRate(
  order: Pick<Order, 'sums'>,
  { capturedCents, refunds }: Pick<Payment, 'capturedCents' | 'refunds'>,
): MoneyByRate {
  const changed = refunds.filter(({ kind, state }) => kind === 'changed' && state !== 'failed');
  const given = changed.flatMap(({ split }) =>
    split.map((share) => ({ ...share, grossCents: -share.grossCents })),
  );
  return {
    paid: capturedCents > 0 ? splitOf(capturedCents, sharesLeft(paidShares(order), given)) : [],
    refunds: refunds
      .filter(({ state }) => state === 'done' || state === 'pending')
      .map(({ id, at, cents, split }) => ({ id, at, cents, split })),
  };
}
