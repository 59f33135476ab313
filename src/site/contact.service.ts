import { Injectable, Logger } from '@nestjs/common';
import { Env } from '../platform/env/env.js';
import { addressOf } from '../platform/mail/mail.rules.js';
import { Mailer } from '../platform/mail/mailer.js';
import { Mails } from '../platform/mail/mails.js';
import type { ContactMessageDto } from './contact.dto.js';
import { ContactMail } from './contact.mail.js';

const TEMPLATE = 'contact';

@Injectable()
export class ContactService {
  private readonly log = new Logger('Contact');

  constructor(
    mails: Mails,
    private readonly mailer: Mailer,
    private readonly env: Env,
  ) {
    mails.register<ContactMessageDto>(TEMPLATE, {
      subject: ({ name }) => `Nachricht von ${name}`,
      Component: ContactMail,
    });
  }

  async send({ website, ...message }: ContactMessageDto): Promise<void> {
    // A bot gets the same answer as a person and learns nothing.
    if (website) return this.log.debug('A contact form was filled in by a machine.');
    const to = this.env.PLATFORM_IMPRINT_EMAIL ?? addressOf(this.env.MAIL_FROM).address;
    await this.mailer.mailLater({ to, template: TEMPLATE, props: message, replyTo: message.email });
  }
}
