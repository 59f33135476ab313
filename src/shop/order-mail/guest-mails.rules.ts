import type { GuestMailView } from './guest-mails.view.js';
import type { LoggedMail } from './mail-log.types.js';

const ADDRESS = /([^\s<>@]{1,2})[^\s<>@]*@([^\s<>,;]+)/g;
const LONGEST = 200;

/** One line of the mail server, without the address that it repeats. */
export const shownAnswer = (answer: string): string =>
  answer.replace(/\s+/g, ' ').trim().replace(ADDRESS, '$1***@$2').slice(0, LONGEST);

export const guestMailView = (mail: LoggedMail): GuestMailView => ({
  id: mail.id,
  subject: mail.subject,
  to: mail.to,
  state: mail.state,
  queuedAt: mail.queuedAt.toISOString(),
  at: mail.at?.toISOString() ?? null,
  answer: mail.answer,
  by: mail.by,
});
