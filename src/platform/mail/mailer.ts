import { Injectable, Logger } from '@nestjs/common';
import { Queue } from '../queue/queue.js';
import { Redis } from '../queue/redis.js';
import { MAIL } from './mail.jobs.js';
import { isFinalRefusal, isMailAddress, maskedAddress } from './mail.rules.js';
import type { Mail } from './mail.template.js';
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

    await this.postman.deliver(await this.mails.compose(mail)).catch((error: MailFailure) => {
      if (!isFinalRefusal(error.responseCode)) throw error;
      this.log.warn(`${mail.template} to ${maskedAddress(mail.to)} was refused: ${error.responseCode}`);
    });
    if (sentKey) {
      const expiration = { type: 'EX' as const, value: REMEMBERED_SECONDS };
      await this.redis.soon((client) => client.set(sentKey, '1', { expiration }));
    }
  }
}

interface MailFailure extends Error {
  responseCode?: number;
}
