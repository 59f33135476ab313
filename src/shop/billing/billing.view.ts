import type { PaymentService } from '../../platform/pay/pay.types.js';
import type { Cents } from '../../shared/money.js';
import type { Level } from '../subscription/plans.js';
import type { Phase } from './billing.rules.js';

export interface UsageBar {
  label: string;
  /** null: the plan counts none. */
  used: number | null;
  /** null: as many as you like. */
  most: number | null;
  unit?: 'bytes';
}

export interface ContractView {
  service: PaymentService;
  phase: Phase;
  level: Level;
  nextLevel: Level;
  /** A month, from the next payment on. */
  netCents: Cents;
  grossCents: Cents;
  until: string;
  graceUntil: string;
  retryAt: string | null;
  cancelledAt: string | null;
  afterwards: Level | null;
  changesAtOnce: boolean;
}

export interface InvoiceRow {
  number: string;
  issuedAt: string;
  text: string;
  grossCents: Cents;
}

export interface PlanChoice {
  level: Level;
  name: string;
  summary: string;
  netCents: Cents;
  grossCents: Cents;
  /** What this shop has and this plan does not cover. */
  sleeps: string[];
}

/** The props of /app/settings/subscription. */
export interface SubscriptionPage {
  planName: string;
  /** null: none, or one that nobody knows. */
  level: Level | null;
  /** How plans can be paid; empty where the operator of the server assigns them. */
  services: PaymentService[];
  contract: ContractView | null;
  usage: UsageBar[];
  sleeps: string[];
  choices: PlanChoice[];
  /** Whoever comes from the page of prices is asked about this plan at once. */
  wished: Level | null;
  invoices: InvoiceRow[];
}

/** The props of /app/checkout. */
export interface PlanCheckoutPage {
  /** null: nobody sells it, or there is no such plan. */
  choice: PlanChoice | null;
  services: PaymentService[];
  vatPercent: number;
  /** Back from the service: paid, nothing is known yet, somebody else's, or given up. */
  outcome: 'paid' | 'waiting' | 'foreign' | 'left' | null;
  planName: string;
  /** What is paid for already, and which plan it goes on with; null where a plan can be bought. */
  booked: { phase: Phase; planName: string } | null;
  /** Who is billed. */
  recipient: string[];
}

/** What every page of the back office says while a plan ends; null while it does not. */
export interface PlanNotice {
  phase: 'pastDue' | 'grace' | 'none';
  /** When guests can no longer order; null: they cannot. */
  until: string | null;
}

export interface ChangePreviewView {
  dueCents: Cents;
  /** Sent back with the change, so that it costs what was said. */
  at: string;
}
