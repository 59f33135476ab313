import type { Cents } from '../../shared/money.js';

/** What a payment service is asked and answers, whichever it is. Each speaks its own language in its own folder. */
export const PAYMENT_SERVICES = ['stripe', 'paypal'] as const;
export type PaymentService = (typeof PAYMENT_SERVICES)[number];

/** The keys of whoever gets the money. They never leave the server, never stand in a log or an error. */
export interface MerchantKeys {
  /** Publishable key or client id; a guest's browser sees it. */
  publicKey: string;
  secretKey: string;
  /** PayPal's sandbox; Stripe says so itself by its keys. */
  sandbox: boolean;
}

/** Where the service calls us, and what proves that it was the service. */
export interface WebhookSeal {
  id: string;
  /** Stripe's signing secret; PayPal has none and is asked. */
  secret: string;
}

export const CHARGE_STATES = [
  /** Nothing has happened, or the guest still has something to do. */
  'open',
  /** The guest's bank is still thinking. */
  'pending',
  'authorised',
  'captured',
  /** This attempt came to nothing; the guest may try again. */
  'declined',
  /** Let go without money having moved: void, expired, cancelled. */
  'voided',
] as const;
export type ChargeState = (typeof CHARGE_STATES)[number];

export interface NewCharge {
  amountCents: Cents;
  /** Ours; comes back with every read. */
  reference: string;
  /** Who else finds it there: "Bestellung 47, Trattoria Bella". */
  description: string;
  capture: 'later' | 'now';
  /** Where the guest's browser is sent after the bank or PayPal. */
  returnUrl: string;
}

export interface BegunCharge {
  id: string;
  /** What the guest's browser needs to go on; for PayPal its own id is enough. */
  clientSecret: string | null;
}

export interface ChargeRefund {
  id: string;
  cents: Cents;
  /** The reference we gave it; null when it was made at the service itself. */
  reference: string | null;
  state: 'pending' | 'done' | 'failed';
}

export const DISPUTE_STATES = [
  /** The bank asks first: nothing is called back yet, and giving the money back ends it. */
  'inquiry',
  /** The bank asks no more, and nothing was called back. */
  'answered',
  'open',
  'won',
  'lost',
] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

export interface ChargeDispute {
  id: string;
  cents: Cents;
  state: DisputeState;
  /** What was lost stands among the refunds as well. */
  asRefund?: boolean;
}

/** What the service knows of a charge. The only truth: webhooks, returns and the reconciler just make us read it. */
export interface Charge {
  id: string;
  state: ChargeState;
  amountCents: Cents;
  /** As the service writes it, in capitals. */
  currency: string;
  reference: string;
  capturedCents: Cents;
  refunds: ChargeRefund[];
  disputes: ChargeDispute[];
  /** Made with test keys. */
  test: boolean;
  /** "Visa •••• 4242", "Apple Pay", "PayPal"; null before the guest has chosen. */
  means: string | null;
  /** Why it came to nothing, as a word of ours. */
  failure: ChargeFailure | null;
}

export const CHARGE_FAILURES = [
  'declined',
  'insufficientFunds',
  'expiredCard',
  'authentication',
  'expired',
  'other',
] as const;
export type ChargeFailure = (typeof CHARGE_FAILURES)[number];

/** What a live check of keys found, in the order in which somebody would mend it. */
export type KeysVerdict =
  | { ok: true; account: string; test: boolean }
  | { ok: false; why: 'secretRefused' | 'publicRefused' | 'keysMixed' | 'notActivated' | 'unreachable' };

/** A call of the service that is genuine. It says which charge to read again and nothing else is believed. */
export interface ChargeHint {
  /** Of the event; comes twice now and then. */
  eventId: string;
  kind: string;
  /** null: about something that is none of our charges. */
  chargeId: string | null;
  at: Date;
}

/** What came in at our door, byte for byte. */
export interface RawCall {
  body: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * One payment service. Every change carries a key under which the service makes it once, however often it is asked.
 * Refusals are `PayRefused`; silence, delays and 5xx are `PayUnreachable`.
 */
export interface PayEdge {
  readonly service: PaymentService;
  check(keys: MerchantKeys): Promise<KeysVerdict>;
  begin(keys: MerchantKeys, charge: NewCharge, once: string): Promise<BegunCharge>;
  /** null: the service does not know it. */
  read(keys: MerchantKeys, id: string): Promise<Charge | null>;
  /**
   * What the guest has approved becomes a hold, or money when it was begun with `now`; Stripe does so by itself. What they have
   * not approved stays open, so it may be asked at any time.
   */
  authorise(keys: MerchantKeys, id: string, once: string): Promise<Charge>;
  capture(keys: MerchantKeys, id: string, cents: Cents, once: string): Promise<Charge>;
  void(keys: MerchantKeys, id: string, once: string): Promise<Charge>;
  refund(
    keys: MerchantKeys,
    id: string,
    refund: { cents: Cents; reference: string },
    once: string,
  ): Promise<Charge>;
  registerWebhook(keys: MerchantKeys, url: string): Promise<WebhookSeal>;
  removeWebhook(keys: MerchantKeys, id: string): Promise<void>;
  /** Apple Pay and Google Pay show themselves on this host only then; a service without such a thing does nothing. */
  registerDomain(keys: MerchantKeys, host: string): Promise<void>;
  /** null: not genuine. `PayUnreachable`: PayPal could not be asked, so the call has to come again. */
  hintOf(keys: MerchantKeys, seal: WebhookSeal, call: RawCall): Promise<ChargeHint | null>;
}
