const YEARS = 3;

/** A value voucher lapses three years after the end of the year in which it was bought (§§ 195, 199 BGB). */
export const voucherValidUntil = (boughtOn: string): string =>
  `${Number(boughtOn.slice(0, 4)) + YEARS}-12-31`;
