import { Injectable } from '@nestjs/common';
import { isMailAddress } from '../../../platform/mail/mail.rules.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { Mails } from '../../../platform/mail/mails.js';
import { unlinked } from '../../../shared/links.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { AlarmMail, type AlarmMailProps, alarmSubject } from './alarm.mail.js';
import { AlarmRepository } from './alarm.repository.js';
import { mailDue } from './alarm.rules.js';
import { type Alarm, MAIL_MINUTES, type MailStep } from './alarm.types.js';

const TEMPLATE = 'paper-alarm';

@Injectable()
export class AlarmMails {
  constructor(
    mails: Mails,
    private readonly mailer: Mailer,
    private readonly alarms: AlarmRepository,
  ) {
    mails.register<AlarmMailProps>(TEMPLATE, { subject: alarmSubject, Component: AlarmMail });
  }

  /** One mail for all that is due at once. Taken before it is sent: the second one makes up for a lost first. */
  async mail(shop: Shop, live: readonly Alarm[], now: Date, isOpen: boolean): Promise<void> {
    for (const step of MAIL_MINUTES) {
      const due = live.filter((alarm) => mailDue(alarm, now, isOpen) === step);
      const taken: Alarm[] = [];
      for (const alarm of due) if (await this.take(alarm, step)) taken.push(alarm);
      if (taken.length > 0) await this.send(shop, taken, step);
    }
  }

  private take({ shopId, id }: Alarm, step: MailStep): Promise<boolean> {
    const steps = MAIL_MINUTES.filter((one) => one <= step);
    return this.alarms.takeMail(shopId, id, step, steps);
  }

  private async send({ name, settings }: Shop, alarms: readonly Alarm[], step: MailStep): Promise<void> {
    const lines = alarms.map(({ text, openedAt }) => ({ text, since: openedAt.toISOString() }));
    const about = alarms.map(({ id }) => id).join(' ');
    for (const to of settings.shopEmails.filter(isMailAddress)) {
      await this.mailer.mailLater({
        to,
        template: TEMPLATE,
        props: { shop: unlinked(name), minutes: step, lines } satisfies AlarmMailProps,
        dedupeKey: `alarm ${about} ${step} ${to}`,
      });
    }
  }
}
