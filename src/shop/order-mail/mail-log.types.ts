import type { OrderHappening } from '../order/order.types.js';

export const MAIL_STATES = ['waiting', 'sent', 'delayed', 'refused'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A mail to the guest of an order. Its address is not kept here, only enough of it to recognise. */
export interface LoggedMail {
  id: string;
  shopId: string;
  orderId: string;
  /** As the queue knows it: once more is the same mail. */
  key: string;
  subject: string;
  /** 'jo***@example.org' */
  to: string;
  state: MailState;
  queuedAt: Date;
  /** When it was taken, put off or refused. */
  at: Date | null;
  /** What the mail server has answered to a mail it did not take. */
  answer: string;
  /** Who has sent it once more; '' for those that go by themselves. */
  by: string;
  /** What it is about, to be written anew. */
  happening: OrderHappening;
}
