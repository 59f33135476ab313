/** The key a server showed when a restaurant first signed in there. */
export interface KnownHost {
  shopId: string;
  /** `host:port`; another server is another acquaintance. */
  server: string;
  fingerprint: string;
  seenAt: Date;
}
