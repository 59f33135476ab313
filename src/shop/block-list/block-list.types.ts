import type { Cents } from '../../shared/money.js';

export const BLOCK_KINDS = ['phone', 'mail', 'address'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** Nobody is blocked for ever. */
export const BLOCK_MONTHS = [1, 3, 6, 12] as const;
export type BlockMonths = (typeof BLOCK_MONTHS)[number];

/** Whose orders are not taken. What was typed is not kept: only a keyed hash, and a hint to tell entries apart. */
export interface Block {
  id: string;
  shopId: string;
  kind: BlockKind;
  hash: string;
  /** '… 012', 'lu***@example.org', 'Oranienstraße, 10999' */
  hint: string;
  reason: string;
  /** The name of who wrote it down. */
  by: string;
  createdAt: Date;
  expiresAt: Date;
}

/** When the desk calls a guest before it accepts. */
export interface CallBack {
  /** From that much on; null: whatever it costs. */
  aboveCents: Cents | null;
  /** Who has never had an order delivered or handed over here. */
  first: boolean;
  /** Instead of calling, once a way to pay online is connected. */
  payOnline?: boolean;
}

export const NO_CALL_BACK: CallBack = { aboveCents: null, first: false };
