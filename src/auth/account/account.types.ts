/** How somebody who follows the link in a mail shows that the account is theirs as well. */
export interface Proof {
  /** Who is signed in in this browser. */
  viewerId: string | null;
  /** The session they are signed in with, which stays. */
  sessionId?: string;
  password?: string;
}

/** `passwordToken` opens `/resetPassword`: nobody can say who chose the old password. */
export interface Confirmation {
  email: string;
  passwordToken: string | null;
}
