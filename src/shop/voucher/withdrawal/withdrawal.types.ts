import type { Cents } from '../../../shared/money.js';
import type { Voice } from '../../../shared/voice.types.js';

export const WITHDRAWAL_STATES = ['received', 'open', 'refunded', 'declined', 'repeated'] as const;
/**
 * 'received': nobody has looked yet; 'open': somebody of the restaurant decides; 'repeated': the voucher was withdrawn from
 * before, and nothing more goes back.
 */
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** Somebody declares that they withdraw from buying a voucher (§ 356a BGB). Never changed but for what became of it. */
export interface Withdrawal {
  id: string;
  shopId: string;
  /** null where nothing they said proves which one it is. */
  voucherId: string | null;
  name: string;
  email: string;
  /** In their own words; from the page of the buyer what was bought, when, and how its code ends. */
  contract: string;
  receivedAt: Date;
  ackAt: Date | null;
  state: WithdrawalState;
  /** What goes back; where it is repeated, what has gone back already. */
  cents: Cents;
  decidedBy: string;
  decidedAt: Date | null;
  speech: Voice;
}
