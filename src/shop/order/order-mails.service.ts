import { Injectable } from '@nestjs/common';
import { isMailAddress } from '../../platform/mail/mail.rules.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { Mails } from '../../platform/mail/mails.js';
import { ShopService } from '../restaurant/shop.service.js';
import { OrderMail } from './order.mail.js';
import type { Order, OrderState } from './order.types.js';
import { type OrderMailView, orderMailFor } from './order-mail.rules.js';

const TEMPLATE = 'order';

@Injectable()
export class OrderMails {
  constructor(
    mails: Mails,
    private readonly mailer: Mailer,
    private readonly shops: ShopService,
  ) {
    mails.register<OrderMailView>(TEMPLATE, { subject: ({ subject }) => subject, Component: OrderMail });
  }

  /** One mail for one step, however often it is asked for. */
  async tellGuest(order: Order, to: OrderState): Promise<void> {
    const shop = await this.shops.get(order.shopId);
    const props = orderMailFor(order, shop, to);
    if (!props || !isMailAddress(order.contact.email)) return;

    await this.mailer.mailLater({
      to: order.contact.email,
      template: TEMPLATE,
      props,
      fromName: shop.name,
      replyTo: isMailAddress(shop.contact.email) ? shop.contact.email : undefined,
      dedupeKey: `order ${order.id} ${to}`,
    });
  }
}
