/** What of the sums of an order the figures of a day are made of: the store is asked for just that. */
export const COUNTED_SUMS = ['payableCents', 'voucherCents', 'tipCents', 'tipSplit'] as const;
