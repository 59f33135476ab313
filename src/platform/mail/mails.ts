import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { unlinked, withoutLinks } from '../../shared/links.js';
import { Env } from '../env/env.js';
import type { MailSender } from './mail.layout.js';
import type { ComposedMail } from './mail.message.js';
import { renderMail } from './mail.render.js';
import { addressOf, headerLine } from './mail.rules.js';
import type { Mail, MailOutcome, MailTemplate, MailWatcher } from './mail.template.js';

/** The mails this product can send. Each slice registers its own in a constructor. */
@Injectable()
export class Mails {
  private readonly templates = new Map<string, MailTemplate<object>>();

  private readonly watchers = new Map<string, MailWatcher>();

  constructor(private readonly env: Env) {}

  register<P extends object>(name: string, template: MailTemplate<P>): void {
    if (this.templates.has(name)) throw new Error(`The mail "${name}" is registered twice.`);
    this.templates.set(name, template as unknown as MailTemplate<object>);
  }

  /** Hears what became of each mail of that name. */
  watch(name: string, watcher: MailWatcher): void {
    this.watchers.set(name, watcher);
  }

  async tell(mail: Mail, outcome: MailOutcome): Promise<void> {
    await this.watchers.get(mail.template)?.(mail, outcome);
  }

  get(name: string): MailTemplate<object> {
    const template = this.templates.get(name);
    if (!template) throw new Error(`There is no mail "${name}".`);
    return template;
  }

  async compose(mail: Mail): Promise<ComposedMail> {
    const { to, template: name, subject, fromName, replyTo, dedupeKey } = mail;
    const template = this.get(name);
    const props = (await template.complete?.(mail.props)) ?? mail.props;
    const from = addressOf(this.env.MAIL_FROM);
    return {
      from: { name: headerLine(withoutLinks(fromName ?? from.name), 80), address: from.address },
      to: { name: '', address: to },
      replyTo,
      subject: headerLine(subject ?? template.subject(props)),
      // A mailbox that gets the same mail twice after a crash can tell.
      messageId: dedupeKey && `<${digestOf(dedupeKey)}@${from.address.split('@')[1]}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      pieces: renderMail(template, props, this.senderOf(mail)),
      ...(template.files && { attachments: await template.files(props) }),
    };
  }

  private senderOf({ fromName = 'Tresen', host }: Mail): MailSender {
    const { PLATFORM_IMPRINT_NAME, PLATFORM_IMPRINT_STREET } = this.env;
    const baseUrl = host === undefined ? this.env.baseUrl : this.env.addressOf(host);
    const { PLATFORM_IMPRINT_POSTAL_CODE: code, PLATFORM_IMPRINT_CITY: city } = this.env;
    const town = [code, city].filter(Boolean).join(' ');
    const lines = [PLATFORM_IMPRINT_NAME, PLATFORM_IMPRINT_STREET, town];
    return {
      name: unlinked(fromName),
      baseUrl,
      imprint: lines.filter((line): line is string => Boolean(line)),
    };
  }
}

export const digestOf = (text: string): string => hash('sha256', text, 'base64url').slice(0, 32);
