import type { PaymentService } from '../../../platform/pay/pay.types.js';

/** How a shop and a service are tied to each other. */
export interface PayConnection {
  shopId: string;
  service: PaymentService;
  /** Of the keys the verdict is about; others have not been checked. */
  keysMark: string;
  verdict: { ok: boolean; words: string; account: string | null; test: boolean } | null;
  checkedAt: Date | null;
  hook: Hook | null;
  /** The latest last. */
  calls: HookCall[];
}

/** Where the service calls us. */
export interface Hook {
  /** Of the secret in the address: calls are found by it. */
  hash: string;
  /** The secret itself, sealed. */
  secret: SealedText;
  /** At the service; null while it has none. */
  id: string | null;
  /** What proves that it was the service, sealed. */
  seal: SealedText | null;
  /** Of the keys it was registered with. */
  keysMark: string;
  /** Why the service does not call us, for the operator; '' when it does. */
  problem: string;
}

export interface SealedText {
  value: string;
  iv: string;
}

export interface HookCall {
  at: Date;
  kind: string;
  outcome: string;
  ok: boolean;
}
