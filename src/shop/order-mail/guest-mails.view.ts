import type { MailState } from './mail-log.types.js';

/** A mail of an order as whoever looks back at it sees it. */
export interface GuestMailView {
  id: string;
  subject: string;
  /** 'jo***@example.org' */
  to: string;
  state: MailState;
  queuedAt: string;
  at: string | null;
  /** What the mail server said, where it did not take the mail. */
  answer: string;
  /** Who has sent it once more; '' for those that go by themselves. */
  by: string;
}

export const MAIL_STATE_LABEL: Record<MailState, string> = {
  waiting: 'wartet',
  sent: 'gesendet',
  delayed: 'noch nicht angenommen',
  refused: 'abgewiesen',
};
