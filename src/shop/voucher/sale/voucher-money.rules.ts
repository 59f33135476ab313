import type { Cents } from '../../../shared/money.js';
import type { EntryKind, VoucherEntry } from '../voucher.types.js';
import type { ReturnedVoucher } from './voucher-sale.types.js';

type Entries = readonly Pick<VoucherEntry, 'kind' | 'cents'>[];

const isReturn = (kind: EntryKind): kind is ReturnedVoucher['kind'] =>
  kind === 'withdrawn' || kind === 'refunded';

/** What of the price of a voucher went back, one return after the other. */
export function returnsIn(entries: Entries): Omit<ReturnedVoucher, 'id'>[] {
  let sumCents = 0;
  return entries.flatMap(({ kind, cents }) => {
    if (!isReturn(kind) || cents >= 0) return [];
    sumCents -= cents;
    return [{ kind, cents: 0 - cents, sumCents }];
  });
}

export const returnedSum = (entries: Entries): Cents => returnsIn(entries).at(-1)?.sumCents ?? 0;

/**
 * What a voucher loses because money went back at the payment service without us; null when all of it stands in entries. One
 * that was eaten for already loses nothing more, and is blocked once.
 */
export function lossOf(
  { entries, balanceCents }: { entries: Entries; balanceCents: Cents },
  refundedCents: Cents,
): Cents | null {
  const due = refundedCents - returnedSum(entries);
  if (due <= 0) return null;
  const cents = Math.min(due, balanceCents);
  return cents > 0 || !entries.some(({ kind }) => kind === 'refunded') ? cents : null;
}
