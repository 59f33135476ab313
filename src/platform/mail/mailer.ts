import { Injectable, Logger } from '@nestjs/common';
import { Queue } from '../queue/queue.js';
import { Redis } from '../queue/redis.js';
import { MAIL } from './mail.jobs.js';
import { isFinalRefusal, isMailAddress, maskedAddress } from './mail.rules.js';
import type { Mail, MailOutcome } from './mail.template.js';
import { digestOf, Mails } from './mails.js';
import { Postman } from './postman.js';

const REMEMBERED_SECONDS = 30 * 86_400;

@Injectable()
export class Mailer {
  private readonly log = new Logger('Mail');

  constructor(
    private readonly queue: Queue,
    private readonly mails: Mails,
    private readonly postman: Postman,
    private readonly redis: Redis,
  ) {
    queue.handle(MAIL, (mail) => this.send(mail));
  }

  /** Wrong addresses and unknown templates fail here, where somebody sees it, and not in the queue. */
  async mailLater(mail: Mail): Promise<void> {
    this.mails.get(mail.template);
    for (const address of [mail.to, mail.replyTo ?? mail.to]) {
      if (!isMailAddress(address)) throw new Error('This is not one mail address.');
    }
    await this.queue.add(MAIL, mail, { id: mail.dedupeKey && digestOf(mail.dedupeKey) });
  }

  async send(mail: Mail): Promise<void> {
    const sentKey = mail.dedupeKey && `mail:sent:${digestOf(mail.dedupeKey)}`;
    if (sentKey && (await this.redis.soon((client) => client.exists(sentKey))) === 1) return;

    const refusal = await this.deliver(mail);
    await this.tell(mail, refusal ? { state: 'refused', answer: answerOf(refusal) } : SENT);
    if (sentKey) {
      const expiration = { type: 'EX' as const, value: REMEMBERED_SECONDS };
      await this.redis.soon((client) => client.set(sentKey, '1', { expiration }));
    }
  }

  /** null when it was taken; what is refused for good comes back, and anything else is tried again. */
  private async deliver(mail: Mail): Promise<MailFailure | null> {
    try {
      await this.postman.deliver(await this.mails.compose(mail));
      return null;
    } catch (error) {
      const failure = error as MailFailure;
      if (!isFinalRefusal(failure.responseCode)) {
        await this.tell(mail, { state: 'delayed', answer: answerOf(failure) });
        throw error;
      }
      this.log.warn(`${mail.template} to ${maskedAddress(mail.to)} was refused: ${failure.responseCode}`);
      return failure;
    }
  }

  /** A mail that has left must not leave again because somebody could not write it down. */
  private async tell(mail: Mail, outcome: MailOutcome): Promise<void> {
    await this.mails
      .tell(mail, outcome)
      .catch((error: Error) => this.log.warn(`${mail.template}: not written down: ${error.message}`));
  }
}

const SENT: MailOutcome = { state: 'sent', answer: '' };

const answerOf = ({ response, message }: MailFailure): string => response ?? message;

interface MailFailure extends Error {
  responseCode?: number;
  /** What the mail server said, in its own words. */
  response?: string;
}
