import { Injectable } from '@nestjs/common';
import { MemberService } from '../../auth/member/member.service.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { Mails } from '../../platform/mail/mails.js';
import { DAY_MS } from '../../shared/berlin-time.js';
import type { Shop } from '../restaurant/shop.types.js';
import { BillingMail } from './billing.mail.js';
import { graceEndOf, phaseOf } from './billing.rules.js';
import type { Contract } from './billing.types.js';
import {
  type BillingMailView,
  endedMail,
  endsSoonMail,
  graceEndsMail,
  graceMail,
  invoiceMail,
  pastDueMail,
  TOLD_BEFORE_DAYS,
} from './billing-mail.rules.js';
import type { PlanInvoice } from './invoice/invoice.types.js';

const TEMPLATE = 'plan';

/** What owners read about their plan. */
@Injectable()
export class BillingMails {
  constructor(
    mails: Mails,
    private readonly mailer: Mailer,
    private readonly members: MemberService,
  ) {
    mails.register<BillingMailView>(TEMPLATE, { subject: ({ subject }) => subject, Component: BillingMail });
  }

  /** The same key is sent once. */
  async tell({ id }: Pick<Shop, 'id'>, key: string, props: BillingMailView): Promise<void> {
    for (const email of await this.members.ownerMailboxes(id))
      await this.mailer.mailLater({
        to: email,
        template: TEMPLATE,
        props,
        dedupeKey: `plan ${key} ${email}`,
      });
  }

  invoice(shop: Shop, invoice: PlanInvoice): Promise<void> {
    return this.tell(shop, `invoice ${invoice.paymentId}`, invoiceMail(invoice));
  }

  /** What is due to be said by the clock. */
  async byTheClock(shop: Shop, contract: Contract, now: Date): Promise<void> {
    const phase = phaseOf(contract, now);
    const key = `${contract.id} ${contract.until.toISOString()}`;
    const isNear = (end: Date, days: number) => now.getTime() >= end.getTime() - days * DAY_MS;
    if (phase === 'pastDue')
      await this.tell(shop, `due ${key} ${contract.retryAt?.toISOString()}`, pastDueMail(contract));
    if (phase === 'ended') await this.tell(shop, `ended ${key}`, endedMail(contract));
    if (phase === 'cancelled' && isNear(contract.until, TOLD_BEFORE_DAYS.end))
      await this.tell(shop, `ends ${key}`, endsSoonMail(contract));
    if (phase === 'grace') await this.tell(shop, `grace ${key}`, graceMail(contract));
    const isInGrace = phase === 'grace' || phase === 'pastDue';
    if (isInGrace && isNear(graceEndOf(contract), TOLD_BEFORE_DAYS.grace))
      await this.tell(shop, `graceEnds ${key}`, graceEndsMail(contract));
  }
}
