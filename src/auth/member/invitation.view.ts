import type { Role } from '../user/user.types.js';

/** `/invitation`: what somebody sees who followed the link in their mail. */
export interface InvitationPage {
  token: string;
  /** Null when the link is too old, used or withdrawn. */
  invitation: { email: string; inviter: string; shop: string; role: Role } | null;
  hasAccount: boolean;
  /** The address somebody is signed in with right now. */
  signedInAs: string | null;
}
