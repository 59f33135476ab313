interface SimFaults {
  api?: 'ok' | 'error500' | 'kept500' | 'drip' | 'hang' | 'reset' | 'lost' | 'redirect' | 'flood' | 'limit';
  webhooks?: 'ok' | 'late' | 'never' | 'twice' | 'forged' | 'outOfOrder' | 'afterCapture';
  capture?: 'ok' | 'declined' | 'pending';
  service?: 'stripe' | 'paypal' | '';
  match?: string;
  times?: number;
  delayMs?: number;
  reset?: boolean;
}

interface SimKeys {
  publicKey: string;
  secretKey: string;
}

export interface SimAccount {
  name: string;
  stripe?: SimKeys;
  paypal?: SimKeys;
}

export interface LedgerLine {
  service: 'stripe' | 'paypal';
  account: string;
  id: string;
  reference: string | null;
  amountCents: number;
  currency: string;
  status: string;
  isHeld: boolean;
  captures: { cents: number; at: string }[];
  refunds: { id: string; cents: number; reference: string | null }[];
  disputes: { id: string; cents: number; status: string }[];
}

interface SimIntent {
  id: string;
  amount: number;
  currency: string;
  metadata: Record<string, string>;
}

interface SimOrder {
  id: string;
  cents: number;
  currency: string;
  reference: string;
  hold: { id: string; created: string } | null;
}

export interface PaySim {
  url: string;
  env: Record<'STRIPE_API_BASE' | 'PAYPAL_API_BASE' | 'STRIPE_JS_URL' | 'PAYPAL_JS_URL', string>;
  calls: { service: string; method: string; path: string; headers: Record<string, string | undefined> }[];
  webhooks: {
    attempts: { service: string; url: string; event: string; kind: string; status: number }[];
    stripeHeader(body: string, secret: string, at?: number): string;
    paypalHeaders(body: string, webhookId: string, at?: number): Record<string, string>;
  };
  stripe: {
    money: { intents: Map<string, SimIntent> };
    domains: { domain_name: string }[];
    endpoints: Map<string, unknown>;
  };
  paypal: {
    money: { orders: Map<string, SimOrder> };
    hooks: Map<string, unknown>;
    readonly tokensGiven: number;
    forgetTokens(): void;
  };
  plans: import('./plans.d.mts').PlanSim;
  ledger(): LedgerLine[];
  fail(changes: SimFaults): SimFaults;
  pay(what: { id: string; card?: string; means?: 'ok' | 'declined' | 'failsAtCapture' }): void;
  refund(what: { id: string; cents?: number; status?: 'pending' | 'failed' }): void;
  /** 'inquiry' is Stripe's question before a dispute; `refundedCents` is what PayPal pays out of a lost one. */
  dispute(what: {
    id: string;
    cents?: number;
    outcome?: 'won' | 'lost' | 'inquiry';
    refundedCents?: number;
  }): void;
  expire(what: { id: string }): void;
  revoke(secretKey: string): void;
  decide(what: { id: string; outcome?: 'ok' | 'declined' }): void;
  close(): Promise<void>;
}

export function startPaySim(options?: {
  port?: number;
  host?: string;
  accounts?: SimAccount[];
  faults?: SimFaults;
  onCall?: (call: { service: string; method: string; path: string; status: number }) => void;
}): Promise<PaySim>;
