/** A refresh token was exchanged for its successor at this instant. */
interface Exchange {
  generation: number;
  at: Date;
}

/** The tokens that follow from one sign-in. Only the newest generation may be exchanged. */
export interface Family {
  generation: number;
  exchanges: Exchange[];
  expiresAt: Date;
  revokedAt: Date | null;
}

export interface Session extends Family {
  id: string;
  /** Who typed the password. */
  userId: string;
  /** Who works with it now: on a shared tablet somebody else of the same shop, chosen by PIN. */
  actingUserId: string;
  /** SHA-256 of the newest refresh token. */
  refreshHash: string;
  /** Access tokens of a lower version are void. */
  accessVersion: number;
  device: string;
  createdAt: Date;
  usedAt: Date;
}

export interface Access {
  token: string;
  expiresAt: Date;
}

/** What a client holds after signing in or refreshing. */
export interface Tokens extends Access {
  refreshToken: string;
}
