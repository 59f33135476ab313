import { Injectable } from '@nestjs/common';
import { isMailAddress } from '../../../platform/mail/mail.rules.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { Mails } from '../../../platform/mail/mails.js';
import { unlinked } from '../../../shared/links.js';
import type { Cents } from '../../../shared/money.js';
import { liveDomainOf } from '../../domain/shop-home.rules.js';
import { KnownShops } from '../../restaurant/known-shops.js';
import type { Shop } from '../../restaurant/shop.types.js';
import type { Payable } from '../payment.types.js';
import { PaymentMail } from './payment.mail.js';
import {
  failedMailFor,
  type PaymentMailView,
  restaurantMailFor,
  returnedMailFor,
} from './payment-mail.rules.js';

const TEMPLATE = 'payment';

@Injectable()
export class PaymentMails {
  constructor(
    mails: Mails,
    private readonly mailer: Mailer,
    private readonly shops: KnownShops,
  ) {
    mails.register<PaymentMailView>(TEMPLATE, { subject: ({ subject }) => subject, Component: PaymentMail });
  }

  /** To each mailbox of the restaurant. */
  async toRestaurant(
    order: Payable,
    { key, ...words }: { key: string; headline: string; sentence: string },
  ): Promise<void> {
    const shop = await this.shops.get(order.shopId);
    for (const address of shop.settings.shopEmails.filter(isMailAddress)) {
      await this.mailer.mailLater({
        to: address,
        template: TEMPLATE,
        props: restaurantMailFor(order, { name: unlinked(shop.name) }, words),
        dedupeKey: `payment ${key} ${address}`,
      });
    }
  }

  failedToGuest(order: Payable, key: string): Promise<void> {
    return this.toGuest(order, key, (shop) => failedMailFor(order, shop));
  }

  returnedToGuest(order: Payable, key: string, cents: Cents): Promise<void> {
    return this.toGuest(order, key, (shop) => returnedMailFor(order, shop, cents));
  }

  private async toGuest(
    order: Payable,
    key: string,
    mailFor: (shop: Shop) => PaymentMailView,
  ): Promise<void> {
    // Who buys a voucher sees on the page itself what becomes of the money.
    if (order.title || !isMailAddress(order.contact.email)) return;
    const shop = await this.shops.get(order.shopId);
    await this.mailer.mailLater({
      to: order.contact.email,
      template: TEMPLATE,
      props: mailFor({ ...shop, name: unlinked(shop.name) }),
      fromName: shop.name,
      host: liveDomainOf(shop) ?? undefined,
      replyTo: isMailAddress(shop.contact.email) ? shop.contact.email : undefined,
      dedupeKey: `payment ${key} guest`,
      about: { shopId: order.shopId, orderId: order.id },
    });
  }
}
