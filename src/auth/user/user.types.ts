export type Role = 'owner' | 'manager' | 'staff';

export interface Sealed {
  value: string;
  iv: string;
}

/** Which version of a text somebody accepted, and when. */
interface Agreement {
  version: string;
  at: Date;
}

/** A mailed link: only the hash of its token is kept. */
export interface Link {
  hash: string;
  expiresAt: Date;
}

export interface TwoFactor {
  secret: Sealed;
  /** The last time step a code was used for, so that nobody uses it twice. */
  lastStep: number;
  recoveryHashes: string[];
}

export interface User {
  id: string;
  email: string;
  name: string;
  shopId: string | null;
  role: Role | null;
  /** The operator of the demo restaurant: signs in on this machine only. */
  demo: boolean;
  mailConfirmedAt: Date | null;
  /** Until then its mailbox has to prove itself, or the account is forgotten; null when nobody waits for that. */
  confirmBy: Date | null;
  terms: Agreement | null;
  processing: Agreement | null;
  createdAt: Date;
  passwordHash: string;
  pinHash: string | null;
  twoFactor: TwoFactor | null;
  /** Shown as a QR code, not yet confirmed with a code. */
  pendingSecret: Sealed | null;
  reset: Link | null;
  mailChange: (Link & { email: string }) | null;
}
