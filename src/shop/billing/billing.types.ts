import type { PaymentService } from '../../platform/pay/pay.types.js';
import type { Cents } from '../../shared/money.js';
import type { Level } from '../subscription/plans.js';

/** What a restaurant pays the platform for, as the payment service said it last. */
export interface Contract {
  service: PaymentService;
  /** At the service. */
  id: string;
  /** What it entitles to today. */
  level: Level;
  /** From the next payment on; smaller after a downgrade. */
  nextLevel: Level;
  /** Gross, a month, from the next payment on. */
  cents: Cents;
  state: 'active' | 'pastDue' | 'ended';
  /** Runs out at `until`. */
  cancels: boolean;
  cancelledAt: Date | null;
  /** What counts when it has run out: the free plan, or nothing. */
  afterwards: Level | null;
  /** What was paid reaches so far. */
  until: Date;
  retryAt: Date | null;
  since: Date;
}

/** A purchase that was begun and that nobody may have paid. */
export interface BegunPurchase {
  service: PaymentService;
  id: string;
  level: Level;
  at: Date;
  /** Who declared to buy for a business and agreed to the terms. */
  userId: string;
}

/** How the shop and the platform stand. */
export interface Billing {
  shopId: string;
  version: number;
  contract: Contract | null;
  begun: BegunPurchase | null;
  /** When it is looked at next; null: nothing is under way. */
  dueAt: Date | null;
}
