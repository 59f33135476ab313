import type { Role } from '../user/user.types.js';
import type { Access, Session, Tokens } from './session.types.js';

export interface AccessView {
  token: string;
  expiresAt: string;
}

export interface TokensView extends AccessView {
  refreshToken: string;
  /** Until when the refresh token can be exchanged. */
  refreshExpiresAt: string;
}

export const toAccessView = ({ token, expiresAt }: Access): AccessView => ({
  token,
  expiresAt: expiresAt.toISOString(),
});

export const toTokensView = ({ refreshToken, refreshExpiresAt, ...access }: Tokens): TokensView => ({
  ...toAccessView(access),
  refreshToken,
  refreshExpiresAt: refreshExpiresAt.toISOString(),
});

/** What `/api/auth/session` tells the client about itself. */
export interface SessionView {
  user: { id: string; name: string; email: string };
  shopId: string | null;
  role: Role | null;
  expiresAt: string;
  /** Until when the refresh token can be exchanged. */
  refreshExpiresAt: string | null;
}

interface ViewedPerson {
  userId: string;
  name: string;
  email: string;
  shopId: string | null;
  role: Role | null;
  expiresAt: Date;
}

export const toSessionView = (
  { userId, name, email, shopId, role, expiresAt }: ViewedPerson,
  refreshExpiresAt: Date | null,
): SessionView => ({
  user: { id: userId, name, email },
  shopId,
  role,
  expiresAt: expiresAt.toISOString(),
  refreshExpiresAt: refreshExpiresAt?.toISOString() ?? null,
});

/** A line in the list of devices. */
export interface DeviceView {
  id: string;
  device: string;
  current: boolean;
  createdAt: string;
  usedAt: string;
}

export const toDeviceView = (session: Session, currentId: string): DeviceView => ({
  id: session.id,
  device: session.device,
  current: session.id === currentId,
  createdAt: session.createdAt.toISOString(),
  usedAt: session.usedAt.toISOString(),
});

/** `/login` */
export interface LoginPage {
  /** Whether the page offers to register. */
  signUp: boolean;
  /** This browser was signed in before: the page tries to refresh before it shows its form. */
  mayResume: boolean;
  /** Nobody gets in before they have followed the link in our mail. */
  confirmsByMail: boolean;
}
