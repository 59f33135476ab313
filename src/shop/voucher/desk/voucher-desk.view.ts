import type { VoucherTerms } from '../../restaurant/shop.types.js';
import type { Level } from '../../subscription/plans.js';
import type { EntryKind, VoucherState } from '../voucher.types.js';
import type { WithdrawalState } from '../withdrawal/withdrawal.types.js';

/** Staff look, managers act, owners correct and decide what is sold. */
export type VoucherRights = 'look' | 'act' | 'own';

export interface VouchersPage {
  rights: VoucherRights;
  terms: VoucherTerms;
  /** Why guests cannot buy any although they are switched on; '' when they can. */
  hint: string;
  /** The plan that selling needs; null where the shop has it. */
  needs: Level | null;
  /** Where guests buy them. */
  link: string;
  sums: VoucherSumsView;
  vouchers: VoucherRow[];
  /** There are more than fit on the page. */
  more: boolean;
  page: number;
  question: { search: string; state: VoucherState | '' };
  withdrawals: WithdrawalView[];
}

export interface VoucherSumsView {
  count: number;
  soldCents: number;
  redeemedCents: number;
  /** What the restaurant still owes. */
  openCents: number;
}

export interface VoucherRow {
  id: string;
  tail: string;
  state: VoucherState;
  stateText: string;
  valueCents: number;
  balanceCents: number;
  buyer: string;
  email: string;
  soldAt: string;
  validUntil: string;
  /** Bought with test keys: it pays only as long as those stand. */
  test: boolean;
}

export interface VoucherPage {
  rights: VoucherRights;
  voucher: VoucherRow;
  /** null where nobody has bought it here. */
  sale: { forName: string; toEmail: string; greeting: string; mailAt: string | null } | null;
  entries: EntryView[];
}

export interface EntryView {
  id: string;
  at: string;
  kind: EntryKind;
  kindText: string;
  cents: number;
  by: string;
  note: string;
  orderId: string | null;
}

export interface WithdrawalView {
  id: string;
  name: string;
  email: string;
  contract: string;
  receivedAt: string;
  state: WithdrawalState;
  stateText: string;
  cents: number;
  voucherId: string | null;
  /** Which one it may mean, the likeliest first; empty once that is known. */
  candidates: { id: string; label: string }[];
}
