import { Injectable } from '@nestjs/common';
import { isMailAddress } from '../../../platform/mail/mail.rules.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { Mails } from '../../../platform/mail/mails.js';
import { unlinked } from '../../../shared/links.js';
import { formatEuro } from '../../../shared/money.js';
import { KnownShops } from '../../restaurant/known-shops.js';
import { WithdrawalMail } from './withdrawal.mail.js';
import type { Withdrawal } from './withdrawal.types.js';
import { decidedMailFor, receivedMailFor, type WithdrawalMailView } from './withdrawal-mail.rules.js';

const TEMPLATE = 'withdrawal';

@Injectable()
export class WithdrawalMails {
  constructor(
    mails: Mails,
    private readonly mailer: Mailer,
    private readonly shops: KnownShops,
  ) {
    mails.register<WithdrawalMailView>(TEMPLATE, {
      subject: ({ subject }) => subject,
      Component: WithdrawalMail,
    });
  }

  /** To whoever declared it, and to the restaurant. */
  async received(withdrawal: Withdrawal): Promise<void> {
    const { name } = await this.shops.get(withdrawal.shopId);
    await this.toGuest(withdrawal, receivedMailFor(withdrawal, name), 'received');
    // Nothing is left to do or to know about one that was declared before.
    if (withdrawal.state !== 'repeated') await this.toRestaurant(withdrawal);
  }

  async decided(withdrawal: Withdrawal): Promise<void> {
    const { name } = await this.shops.get(withdrawal.shopId);
    await this.toGuest(withdrawal, decidedMailFor(withdrawal, name), 'decided');
  }

  private async toGuest(withdrawal: Withdrawal, props: WithdrawalMailView, key: string): Promise<void> {
    const shop = await this.shops.get(withdrawal.shopId);
    await this.mailer.mailLater({
      to: withdrawal.email,
      template: TEMPLATE,
      props,
      fromName: shop.name,
      replyTo: isMailAddress(shop.contact.email) ? shop.contact.email : undefined,
      dedupeKey: `withdrawal ${withdrawal.id} ${key}`,
    });
  }

  private async toRestaurant({ id, shopId, state, cents, name, contract }: Withdrawal): Promise<void> {
    const shop = await this.shops.get(shopId);
    const headline = 'Ein Gutscheinkauf wurde widerrufen';
    const props: WithdrawalMailView = {
      subject: headline,
      headline,
      sentences: [
        state === 'refunded'
          ? `${formatEuro(cents)} gehen von selbst zurück, der Gutschein gilt nicht mehr.`
          : 'Bitte entscheide darüber in Tresen unter „Gutscheine“.',
      ],
      rows: [
        ['Name', unlinked(name)],
        ['Vertrag', unlinked(contract)],
      ],
      reason: `Diese Mail geht an die Adressen für Bestellungen von ${unlinked(shop.name)}.`,
      language: 'de',
    };
    for (const to of shop.settings.shopEmails.filter(isMailAddress))
      await this.mailer.mailLater({ to, template: TEMPLATE, props, dedupeKey: `withdrawal ${id} ${to}` });
  }
}
