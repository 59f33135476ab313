export const TILL_EVENTS = [
  'order.accepted',
  'order.paid',
  'order.refunded',
  'order.cancelled',
  'order.completed',
  'ping',
] as const;
export type TillEvent = (typeof TILL_EVENTS)[number];

/** A key that opens the orders of one shop, and nothing else. Only its fingerprint is kept. */
export interface TillKey {
  id: string;
  name: string;
  hash: string;
  /** So that people tell two apart. */
  ending: string;
  createdAt: Date;
}

export interface TillWebhook {
  url: string;
  /** Sealed; it signs what goes out. */
  secret: { value: string; iv: string };
  active: boolean;
}

/** How the till of a shop hears of orders. */
export interface TillConnection {
  shopId: string;
  webhook: TillWebhook | null;
  keys: TillKey[];
}

/** kept: nobody is told, but who asks finds it. */
export type TillState = 'waiting' | 'sent' | 'failed' | 'kept';

export interface TillTry {
  at: Date;
  /** 0: no answer came. */
  status: number;
  text: string;
}

/** One thing a till should know. Its id never changes, so that a till that hears of it twice can tell. */
export interface TillNotice {
  id: string;
  shopId: string;
  /** The same thing is noted once. */
  key: string;
  event: TillEvent;
  title: string;
  /** The exact words that are signed. */
  body: string;
  state: TillState;
  attempts: number;
  /** The last few. */
  tries: TillTry[];
  createdAt: Date;
  nextAt: Date;
  /** After that it is given up. */
  until: Date;
}
