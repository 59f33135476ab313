import type { Cents } from '../../shared/money.js';

const YEARS = 3;

/** A value voucher lapses three years after the end of the year in which it was bought (§§ 195, 199 BGB). */
export const voucherValidUntil = (boughtOn: string): string =>
  `${Number(boughtOn.slice(0, 4)) + YEARS}-12-31`;

/** Then nobody has to pay in any other way. */
export const isPaidByVoucher = ({
  payableCents,
  voucherCents,
}: {
  payableCents: Cents;
  voucherCents: Cents;
}): boolean => payableCents === 0 && voucherCents > 0;
