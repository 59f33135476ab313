/** Where a browser wants its news, as it hands it out itself. */
export interface PushTarget {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** gone: the browser no longer wants any. refused: trying again will not help. */
export type PushOutcome = 'sent' | 'gone' | 'refused';
