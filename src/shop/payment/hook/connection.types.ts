import type { PaymentService } from '../../../platform/pay/pay.types.js';

/** What the last check has found, in the words of the page. */
export interface Verdict {
  ok: boolean;
  words: string;
  /** The key to look at again; null where neither is to blame. */
  field: 'public' | 'secret' | null;
  account: string | null;
  test: boolean;
}

/** How a shop and a service are tied to each other. */
export interface PayConnection {
  shopId: string;
  service: PaymentService;
  /** Of the keys the verdict is about; others have not been checked. */
  keysMark: string;
  verdict: Verdict | null;
  checkedAt: Date | null;
  hook: Hook | null;
  /** Somebody is registering it; nobody else does until then. */
  hookBusyUntil?: Date | null;
  /** Registered with keys that have left since. */
  old?: OldHook[];
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

/** With the keys it was registered with, as they were sealed in the shop. */
export interface OldHook {
  id: string;
  publicKey: string;
  secret: SealedText;
  sandbox: boolean;
  at: Date;
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
