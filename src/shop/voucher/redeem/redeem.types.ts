import type { Voucher, VoucherState } from '../voucher.types.js';

/** Why a code pays nothing. */
export type CodeRefusal =
  | 'typo'
  | 'noCode'
  | 'unknown'
  | 'tooMany'
  | 'test'
  | Exclude<VoucherState, 'active'>;

/** A typed code, and the voucher it opens where that pays. */
export interface Judged {
  code: string;
  voucher: Voucher | null;
  refusal: CodeRefusal | null;
}
