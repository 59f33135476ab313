/** A browser of somebody at work that wants to hear of orders nobody answers. */
export interface PushSubscription {
  /** A digest of its endpoint: the same browser is one, however often it says so. */
  id: string;
  shopId: string;
  userId: string;
  /** With the session it ends. */
  sessionId: string;
  /** Endpoint and keys; whoever knows them can ring that phone. */
  sealed: { value: string; iv: string };
  createdAt: Date;
}

/** What a phone shows. Nothing of the guest: a locked screen is read by anybody. */
export interface PushMessage {
  title: string;
  body: string;
  /** A later one with the same tag takes the place of the earlier. */
  tag: string;
  path: string;
}
