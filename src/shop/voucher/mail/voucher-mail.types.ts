/** As it waits in the queue: names only, so that no code stands there. */
export interface QueuedVoucherMail {
  kind: 'bought' | 'gift' | 'again';
  shopId: string;
  voucherId: string;
}

/** As it is written. */
export interface VoucherMailView {
  subject: string;
  headline: string;
  sentences: string[];
  greeting: string;
  /** null where it goes to somebody else. */
  code: string | null;
  button: { text: string; path: string };
  /** What the law wants said. */
  notes: string[];
  reason: string;
  language: 'de' | 'en';
  /** The voucher to print is attached. */
  paperOf: { shopId: string; voucherId: string } | null;
}
