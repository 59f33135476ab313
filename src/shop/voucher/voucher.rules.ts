import { inOrder } from '../../shared/in-order.js';
import { type Cents, formatEuro } from '../../shared/money.js';
import { voucherValidUntil } from '../pricing/voucher.rules.js';
import { takesTestMoney } from '../restaurant/paying/payable.rules.js';
import type { VoucherTerms } from '../restaurant/shop.types.js';
import type { StoredState, Voucher, VoucherEntry, VoucherState } from './voucher.types.js';

/** What a voucher looks like after an entry; null where its balance would fall below zero. */
export function withEntry<T extends Pick<Voucher, 'balanceCents' | 'entries' | 'state'>>(
  voucher: T,
  entry: VoucherEntry,
): T | null {
  const balanceCents = voucher.balanceCents + entry.cents;
  if (balanceCents < 0) return null;
  return {
    ...voucher,
    balanceCents,
    entries: [...voucher.entries, entry],
    state: STATE_AFTER[entry.kind] ?? voucher.state,
  };
}

const STATE_AFTER: Partial<Record<VoucherEntry['kind'], StoredState>> = {
  blocked: 'blocked',
  unblocked: 'active',
  reissued: 'active',
  expired: 'expired',
  withdrawn: 'withdrawn',
  refunded: 'blocked',
  disputed: 'blocked',
};

/**
 * What comes onto a voucher that is over is owed anew: it pays again, as long as one that is sold that day. Otherwise a meal
 * that is given back would be lost to the guest.
 */
export function revivedBy(
  { kind, cents }: Pick<VoucherEntry, 'kind' | 'cents'>,
  { state, validUntil: last }: Pick<Voucher, 'state' | 'validUntil'>,
  today: string,
): Partial<Pick<Voucher, 'state' | 'validUntil'>> {
  if (cents <= 0 || (kind !== 'givenBack' && kind !== 'corrected')) return {};
  return {
    ...((state === 'expired' || state === 'withdrawn') && { state: 'active' as const }),
    ...((state === 'expired' || last < today) && { validUntil: validUntil(today) }),
  };
}

/** So much of it an order has right now. */
export const usedBy = (entries: readonly VoucherEntry[], orderId: string): Cents =>
  entries.filter((entry) => entry.orderId === orderId).reduce((sum, { cents }) => sum - cents, 0);

/** What is read of its state on a day in Berlin. */
export function stateOn(
  { state, balanceCents, validUntil }: Pick<Voucher, 'state' | 'balanceCents' | 'validUntil'>,
  today: string,
): VoucherState {
  if (state !== 'active') return state;
  if (validUntil < today) return 'expired';
  return balanceCents === 0 ? 'usedUp' : 'active';
}

/** What was bought with test keys pays for nothing that is real. */
export const isWorthless = (
  { test }: Pick<Voucher, 'test'>,
  shop: Parameters<typeof takesTestMoney>[0],
): boolean => test === true && !takesTestMoney(shop);

/** The last day of the third year after the one in which it was sold. */
export const validUntil = (soldOn: string): string => voucherValidUntil(soldOn);

export type Paying = Pick<Voucher, 'id' | 'balanceCents' | 'validUntil'>;

export interface Share {
  id: string;
  cents: Cents;
  leftCents: Cents;
}

/** What each voucher pays of a sum: what lapses first pays first, then what is nearly used up. */
export function sharesOf(vouchers: readonly Paying[], cents: Cents): Share[] {
  const byEnd = [...vouchers].sort(
    (a, b) => inOrder(a.validUntil, b.validUntil) || a.balanceCents - b.balanceCents || inOrder(a.id, b.id),
  );
  let open = Math.max(0, cents);
  return byEnd.map(({ id, balanceCents }) => {
    const pays = Math.min(open, balanceCents);
    open -= pays;
    return { id, cents: pays, leftCents: balanceCents - pays };
  });
}

/** What comes back to each voucher of an order that keeps no more than that: the last one that paid is filled first. */
export function returnsOf(
  used: readonly { id: string; cents: Cents }[],
  keptCents: Cents,
): Map<string, Cents> {
  let back = used.reduce((sum, { cents }) => sum + cents, 0) - Math.max(0, keptCents);
  const returns = new Map<string, Cents>();
  for (const { id, cents } of [...used].reverse()) {
    const part = Math.min(cents, Math.max(0, back));
    if (part > 0) returns.set(id, part);
    back -= part;
  }
  return returns;
}

export const MOST_VOUCHER_CENTS = 50_000;
export const LEAST_VOUCHER_CENTS = 500;
export const MOST_AMOUNTS = 6;

export const USUAL_TERMS: VoucherTerms = {
  on: false,
  amounts: [2_500, 5_000, 10_000],
  ownFromCents: 1_000,
  ownToCents: 25_000,
};

/** What a restaurant sells that has never said so: nothing. */
export const termsOf = ({ settings }: { settings: { vouchers?: VoucherTerms | null } }): VoucherTerms =>
  settings.vouchers ?? USUAL_TERMS;

export const isSoldFor = ({ on, amounts, ownFromCents, ownToCents }: VoucherTerms, cents: Cents): boolean =>
  on && (amounts.includes(cents) || (cents >= ownFromCents && cents <= ownToCents));

/** Why terms cannot stand; null when they can. */
export function termsProblemOf({ amounts, ownFromCents, ownToCents }: VoucherTerms): string | null {
  if (ownFromCents > ownToCents) return 'Der kleinste Betrag ist größer als der größte.';
  if (new Set(amounts).size !== amounts.length) return 'Ein Betrag steht zweimal da.';
  const bounds = [...amounts, ownFromCents, ownToCents];
  if (bounds.some((cents) => cents < LEAST_VOUCHER_CENTS || cents > MOST_VOUCHER_CENTS))
    return `Bitte nur Beträge von ${formatEuro(LEAST_VOUCHER_CENTS)} bis ${formatEuro(MOST_VOUCHER_CENTS)}.`;
  return null;
}

/** Under which words a buyer is found. */
export const wordsOf = ({ name, email }: Voucher['buyer']): string[] =>
  [...name.toLowerCase().split(/[^\p{L}\d]+/u), email.toLowerCase()].filter(Boolean).slice(0, 8);

/** So much has come back from an order. */
export const backFor = (entries: readonly VoucherEntry[], orderId: string): Cents =>
  entries
    .filter((entry) => entry.orderId === orderId && entry.kind === 'givenBack')
    .reduce((sum, { cents }) => sum + cents, 0);

/** Why something last went back to them for an order; '' where nobody said. */
export const reasonBack = (
  entries: readonly Pick<VoucherEntry, 'kind' | 'orderId' | 'at' | 'note'>[],
  orderId: string,
): string =>
  entries
    .filter((entry) => entry.orderId === orderId && entry.kind === 'givenBack')
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .at(-1)?.note ?? '';

export const MOST_BALANCE_CENTS = 2 * MOST_VOUCHER_CENTS;
