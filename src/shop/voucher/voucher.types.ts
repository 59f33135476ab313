import type { Cents } from '../../shared/money.js';

export const ENTRY_KINDS = [
  'sold',
  'redeemed',
  'givenBack',
  'corrected',
  'blocked',
  'unblocked',
  'reissued',
  'expired',
  'withdrawn',
  'refunded',
  'disputed',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** One thing that happened to a voucher. Entries are only ever added; their sum is the balance. */
export interface VoucherEntry {
  id: string;
  at: Date;
  /** The name of who did it, 'Gast' or 'System'. */
  by: string;
  kind: EntryKind;
  /** Below zero where the balance shrinks; 0 where only the state changes. */
  cents: Cents;
  orderId?: string;
  note?: string;
}

export type StoredState = 'active' | 'blocked' | 'expired' | 'withdrawn';
export const VOUCHER_STATES = ['active', 'usedUp', 'blocked', 'expired', 'withdrawn'] as const;
export type VoucherState = (typeof VOUCHER_STATES)[number];

/** Value that has been paid for and is redeemed with orders placed online. */
export interface Voucher {
  /** The same as that of its sale: paid for once it is one voucher. */
  id: string;
  shopId: string;
  /** Finds a typed code; the code itself is nowhere in the clear. */
  codeHash: string;
  code: { value: string; iv: string };
  /** The last letters, to tell vouchers apart. */
  tail: string;
  valueCents: Cents;
  balanceCents: Cents;
  state: StoredState;
  version: number;
  /** YYYY-MM-DD, the last day in Berlin on which it pays. */
  validUntil: string;
  soldAt: Date;
  buyer: { name: string; email: string };
  /** Under which words the buyer is found. */
  words: string[];
  entries: VoucherEntry[];
  /** Orders that are about to be written with its help. */
  holds: { id: string; at: Date }[];
  /** Paid with test keys: no money stands behind it. */
  test?: boolean;
}
