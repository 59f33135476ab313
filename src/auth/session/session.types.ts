import type { KnownDevice } from './device.types.js';

/** A refresh token was exchanged for its successor at this instant. */
interface Exchange {
  generation: number;
  at: Date;
}

/** The tokens that follow from one sign-in. Only the newest generation may be exchanged. */
export interface Family {
  generation: number;
  exchanges: Exchange[];
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}

export interface Session extends Family {
  id: string;
  /** Who typed the password. */
  userId: string;
  /** Who works with it now: on a shared tablet somebody else of the same shop, chosen by PIN. */
  actingUserId: string;
  /** They took over with a PIN: what would hurt asks for their password as well. */
  byPin: boolean;
  /** When they last typed it. */
  provenAt: Date | null;
  /** SHA-256 of the newest refresh token. */
  refreshHash: string;
  /** Access tokens of a lower version are void. */
  accessVersion: number;
  device: string;
  usedAt: Date;
}

export interface Access {
  token: string;
  expiresAt: Date;
}

/** What a client holds after signing in or refreshing, and whose device it is. */
export interface Tokens extends Access {
  refreshToken: string;
  refreshExpiresAt: Date;
  device: KnownDevice;
}
