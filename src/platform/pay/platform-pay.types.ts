import type { Cents } from '../../shared/money.js';
import type { PaymentService, RawCall } from './pay.types.js';

/** What is paid every month, gross. Its name and amount together are one price at the service. */
export interface PlatformOffer {
  name: string;
  cents: Cents;
}

export interface NewContract {
  offer: PlatformOffer;
  /** The shop it is for; comes back with every read. */
  reference: string;
  mail: string;
  /** A beginning asked for twice under one key is one. */
  once: string;
  returnUrl: string;
  cancelUrl: string;
}

/** Stripe's session or PayPal's subscription, and the page where it is paid. */
export interface BegunContract {
  id: string;
  url: string;
}

export interface ContractPayment {
  id: string;
  cents: Cents;
  currency: string;
  paidAt: Date;
  from: Date;
  until: Date;
  kind: 'period' | 'proration';
}

export const CONTRACT_STATES = ['incomplete', 'active', 'pastDue', 'ended'] as const;

/** What the service knows of a contract. The only truth: calls, returns and the reconciler just make us read it. */
export interface SeenContract {
  service: PaymentService;
  id: string;
  reference: string;
  state: (typeof CONTRACT_STATES)[number];
  /** It runs out at `until`. */
  cancels: boolean;
  cents: Cents;
  /** In capitals. */
  currency: string;
  /** Once a month, one piece. */
  isMonthly: boolean;
  /** What was paid last reaches so far. */
  until: Date;
  /** When a failed payment is tried again. */
  retryAt: Date | null;
  /** The latest first. */
  payments: ContractPayment[];
}

/** What a change costs at once, and from when on the new price counts. */
export interface ChangePreview {
  dueCents: Cents;
  /** Given with the change again, so that it costs what was said. */
  at: Date;
}

export interface ContractHint {
  contractId: string | null;
}

/** Contracts with whoever runs the product, at one payment service. Refusals and silence as with `PayEdge`. */
export interface ContractEdge {
  readonly service: PaymentService;
  /** A larger plan counts at once, its difference is paid at once. Elsewhere every change waits for the next payment. */
  readonly changesAtOnce: boolean;
  begin(contract: NewContract): Promise<BegunContract>;
  /** A beginning nobody has paid yet can no longer be paid. */
  forget(begunId: string): Promise<void>;
  /** The contract a beginning has led to; null while it has not. */
  find(begunId: string): Promise<string | null>;
  read(id: string): Promise<SeenContract | null>;
  preview(id: string, offer: PlatformOffer, at: Date): Promise<ChangePreview>;
  /** Answers where the owner has to agree, when they have to. `at` null: nothing is due, the price counts from the next payment. */
  change(
    id: string,
    offer: PlatformOffer,
    by: { at: Date | null; once: string; returnUrl: string },
  ): Promise<string | null>;
  /** The page on which what could not be collected is paid, with another card too; null: there is none, or nothing is open. */
  payOpen(id: string): Promise<string | null>;
  /** Runs out at the end of what is paid. */
  cancel(id: string): Promise<void>;
  resume(id: string): Promise<void>;
  end(id: string): Promise<void>;
  /** Ends it and gives back its last payment: it should never have been made. */
  annul(id: string): Promise<void>;
  /** null: not genuine. */
  hintOf(call: RawCall): Promise<ContractHint | null>;
}
