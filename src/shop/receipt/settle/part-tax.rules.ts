import { type Cents, vatOf } from '../../../shared/money.js';
import type { RefundShare } from '../../payment/payment.types.js';
import type { ReceiptBody } from '../receipt.types.js';

/**
 * The tax of a part that goes back: so much that what is left bears the tax of its own sum. Parts that round each for themselves
 * would give back a cent more or less than was ever billed.
 */
export function taxedPart(share: RefundShare, issued: readonly Pick<ReceiptBody, 'groups'>[]): RefundShare {
  const { rate, grossCents } = share;
  const billed = issued.flatMap(({ groups }) => groups).filter((group) => group.rate === rate);
  if (rate === null || billed.length === 0) return share;
  const left = sumOf(billed.map((group) => group.grossCents)) - grossCents;
  const exact = sumOf(billed.map((group) => group.vatCents)) - vatOf(left, rate);
  // Documents of older versions rounded each for itself: no single one makes up for all of them.
  const vatCents = Math.max(share.vatCents - 1, Math.min(exact, share.vatCents + 1));
  return { rate, grossCents, vatCents, netCents: grossCents - vatCents };
}

const sumOf = (all: readonly Cents[]): Cents => all.reduce((sum, cents) => sum + cents, 0);
