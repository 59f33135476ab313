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
  user: OwnView;
}

interface OwnView {
  name: string;
  email: string;
  mailConfirmed: boolean;
  /** The new address that waits for its confirmation. */
  pendingEmail: string | null;
}

/** `/app/settings/security` */
export interface SecurityPage {
  user: SecurityView;
  devices: DeviceView[];
  /** Deleting this account closes the restaurant. */
  closesShop: boolean;
}

interface SecurityView {
  email: string;
  hasPin: boolean;
  twoFactor: { recoveryCodesLeft: number } | null;
}

/** `/app/settings/team` */
export interface TeamPage {
  members: MemberView[];
  invitations: InvitationView[];
}

export const toOwnView = ({ name, email, mailConfirmedAt, mailChange }: User): OwnView => ({
  name,
  email,
  mailConfirmed: mailConfirmedAt !== null,
  pendingEmail: mailChange && mailChange.email !== email ? mailChange.email : null,
});

export const toSecurityView = ({ email, pinHash, twoFactor }: User): SecurityView => ({
  email,
  hasPin: pinHash !== null,
  twoFactor: twoFactor && { recoveryCodesLeft: twoFactor.recoveryHashes.length },
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
