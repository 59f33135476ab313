import type { OrderHappening } from '../order/order.types.js';
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

const MOST_ALIKE = 10;

/** A time that is promised anew every minute, or food that is ready again and again: a mailbox is no ticker. Money always is news. */
export function isOnceTooOften(
  sent: readonly Pick<LoggedMail, 'happening'>[],
  happened: OrderHappening,
): boolean {
  if (happened.kind === 'refunded' || happened.kind === 'voucherFilled') return false;
  return sent.filter(({ happening }) => aboutOf(happening) === aboutOf(happened)).length >= MOST_ALIKE;
}

const aboutOf = (happening: OrderHappening): string =>
  happening.kind === 'moved' ? `moved ${happening.to}` : happening.kind;
