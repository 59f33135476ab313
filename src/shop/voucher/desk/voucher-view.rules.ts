import { formatDate } from '../../../shared/berlin-time.js';
import { formatEuro } from '../../../shared/money.js';
import { stateOn } from '../voucher.rules.js';
import type { EntryKind, Voucher, VoucherEntry, VoucherState } from '../voucher.types.js';
import type { Withdrawal, WithdrawalState } from '../withdrawal/withdrawal.types.js';
import type { EntryView, VoucherRow, WithdrawalView } from './voucher-desk.view.js';

const STATE: Record<VoucherState, string> = {
  active: 'gültig',
  usedUp: 'aufgebraucht',
  blocked: 'gesperrt',
  expired: 'abgelaufen',
  withdrawn: 'widerrufen',
};

const KIND: Record<EntryKind, string> = {
  sold: 'Verkauft',
  redeemed: 'Eingelöst',
  givenBack: 'Zurückgebucht',
  corrected: 'Korrigiert',
  blocked: 'Gesperrt',
  unblocked: 'Entsperrt',
  reissued: 'Neuer Code ausgestellt',
  expired: 'Abgelaufen',
  withdrawn: 'Widerrufen',
  refunded: 'Beim Zahlungsdienst erstattet',
  disputed: 'Rückbuchung beim Zahlungsdienst',
};

const WITHDRAWAL: Record<WithdrawalState, string> = {
  received: 'eingegangen',
  open: 'zu entscheiden',
  refunded: 'erstattet',
  declined: 'abgelehnt',
  repeated: 'schon widerrufen',
};

export function rowOf(voucher: Voucher, today: string): VoucherRow {
  const state = stateOn(voucher, today);
  const { id, tail, valueCents, balanceCents, buyer, soldAt, validUntil, test = false } = voucher;
  return {
    id,
    tail,
    state,
    stateText: test ? `Test, ${STATE[state]}` : STATE[state],
    valueCents,
    balanceCents,
    buyer: buyer.name,
    email: buyer.email,
    soldAt: soldAt.toISOString(),
    validUntil,
    test,
  };
}

/** Whoever gave money back at an order is known there by their id. */
const ACCOUNT = /^[0-9a-hjkmnp-tv-z]{20}$/;

export const entryViewOf = ({ id, at, by, kind, cents, orderId, note = '' }: VoucherEntry): EntryView => ({
  id,
  at: at.toISOString(),
  kind,
  kindText: KIND[kind],
  cents,
  by: ACCOUNT.test(by) ? 'Team' : by,
  note: kind === 'withdrawn' ? '' : note,
  orderId: orderId ?? null,
});

const MOST_CANDIDATES = 20;

export const isUnmatched = ({ state, voucherId }: Withdrawal): boolean => state === 'open' && !voucherId;

/** Those that can be given back, and that were sold before; whose buyer wrote from that address, or whose end was named, first. */
function candidatesOf(
  { email, contract, receivedAt }: Withdrawal,
  vouchers: readonly Voucher[],
): WithdrawalView['candidates'] {
  const isLikely = ({ buyer, tail }: Voucher) =>
    buyer.email.toLowerCase() === email.toLowerCase() || contract.toUpperCase().includes(tail);
  const possible = vouchers.filter(
    ({ state, balanceCents, soldAt }) =>
      (state === 'active' || state === 'blocked') && balanceCents > 0 && soldAt <= receivedAt,
  );
  return [...possible]
    .sort((a, b) => Number(isLikely(b)) - Number(isLikely(a)) || b.soldAt.getTime() - a.soldAt.getTime())
    .slice(0, MOST_CANDIDATES)
    .map(({ id, tail, valueCents, buyer, soldAt }) => ({
      id,
      label: `${tail}, ${formatEuro(valueCents)}, ${buyer.name}, ${formatDate(soldAt)}`,
    }));
}

export const withdrawalViewOf = (withdrawal: Withdrawal, vouchers: readonly Voucher[]): WithdrawalView => ({
  ...shownOf(withdrawal),
  candidates: isUnmatched(withdrawal) ? candidatesOf(withdrawal, vouchers) : [],
});

const shownOf = ({
  id,
  name,
  email,
  contract,
  receivedAt,
  state,
  cents,
  voucherId,
}: Withdrawal): Omit<WithdrawalView, 'candidates'> => ({
  id,
  name,
  email,
  contract,
  receivedAt: receivedAt.toISOString(),
  state,
  stateText: WITHDRAWAL[state],
  cents,
  voucherId,
});
