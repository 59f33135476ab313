import type { Invitation } from '../member/invitation.types.js';
import type { DeviceView } from '../session/session.view.js';
import type { Role, User } from '../user/user.types.js';

/** `/register` */
export interface RegisterPage {
  signUp: boolean;
  agreements: { terms: AgreementView; processing: AgreementView };
}

interface AgreementView {
  version: string;
  path: string;
}

/** `/resetPassword`: with a token from the mail a new password, without one the request. */
export interface ResetPasswordPage {
  token: string | null;
}

/** `/confirmMail` */
export interface ConfirmMailPage {
  token: string;
  /** The first time, unless the account that registered is signed in in this browser. */
  asksPassword: boolean;
}

export interface MemberView {
  id: string;
  name: string;
  email: string;
  role: Role;
  hasPin: boolean;
  isYou: boolean;
}

export interface InvitationView {
  id: string;
  email: string;
  role: Role;
  expiresAt: string;
}

/** `/app/settings/user` */
export interface UserSettingsPage {
  user: {
    name: string;
    email: string;
    mailConfirmed: boolean;
    /** The new address that waits for its confirmation. */
    pendingEmail: string | null;
    role: Role | null;
    hasPin: boolean;
    twoFactor: { recoveryCodesLeft: number } | null;
  };
  devices: DeviceView[];
  /** Null for everybody but owners. */
  team: { members: MemberView[]; invitations: InvitationView[] } | null;
  /** Deleting this account closes the restaurant. */
  closesShop: boolean;
}

export const toOwnView = (user: User): UserSettingsPage['user'] => ({
  name: user.name,
  email: user.email,
  mailConfirmed: user.mailConfirmedAt !== null,
  pendingEmail: user.mailChange && user.mailChange.email !== user.email ? user.mailChange.email : null,
  role: user.role,
  hasPin: user.pinHash !== null,
  twoFactor: user.twoFactor && { recoveryCodesLeft: user.twoFactor.recoveryHashes.length },
});

export const toMemberView = ({ id, name, email, role, pinHash }: User, viewerId: string): MemberView => ({
  id,
  name,
  email,
  role: role ?? 'staff',
  hasPin: pinHash !== null,
  isYou: id === viewerId,
});

export const toInvitationView = ({ id, email, role, expiresAt }: Invitation): InvitationView => ({
  id,
  email,
  role,
  expiresAt: expiresAt.toISOString(),
});
