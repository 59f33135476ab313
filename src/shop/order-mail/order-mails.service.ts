import { Injectable } from '@nestjs/common';
import { isMailAddress } from '../../platform/mail/mail.rules.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { Mails } from '../../platform/mail/mails.js';
import { unlinked } from '../../shared/links.js';
import { liveDomainOf } from '../domain/shop-home.rules.js';
import { LegalTextService } from '../legal/legal-text.service.js';
import type { Order, OrderHappened } from '../order/order.types.js';
import { ShopService } from '../restaurant/shop.service.js';
import { OrderMail } from './order.mail.js';
import { type OrderMailView, orderMailFor } from './order-mail.rules.js';
import { type TermsParagraph, termsParagraphsOf } from './order-mail-terms.rules.js';
import { restaurantMailFor } from './restaurant-mail.rules.js';

const TEMPLATE = 'order';

@Injectable()
export class OrderMails {
  constructor(
    mails: Mails,
    private readonly mailer: Mailer,
    private readonly shops: ShopService,
    private readonly texts: LegalTextService,
  ) {
    mails.register<OrderMailView>(TEMPLATE, { subject: ({ subject }) => subject, Component: OrderMail });
  }

  /** One mail for each thing that happens, however often it is asked for. */
  async mailGuest(order: Order, happened: OrderHappened): Promise<void> {
    const shop = await this.shops.get(order.shopId);
    const mail = orderMailFor(order, { ...shop, name: unlinked(shop.name) }, happened);
    if (!mail || !isMailAddress(order.contact.email)) return;
    const props: OrderMailView = { ...mail, terms: isPlaced(happened) ? await this.termsOf(order) : [] };

    await this.mailer.mailLater({
      to: order.contact.email,
      template: TEMPLATE,
      props,
      fromName: shop.name,
      host: liveDomainOf(shop) ?? undefined,
      replyTo: isMailAddress(shop.contact.email) ? shop.contact.email : undefined,
      dedupeKey: keyOf(happened),
    });
  }

  /** One mail to each mailbox of the restaurant, when an order comes in. */
  async mailRestaurant(order: Order, happened: OrderHappened): Promise<void> {
    if (!isPlaced(happened)) return;
    const shop = await this.shops.get(order.shopId);
    for (const address of shop.settings.shopEmails.filter(isMailAddress)) {
      await this.mailer.mailLater({
        to: address,
        template: TEMPLATE,
        props: restaurantMailFor(order, { name: unlinked(shop.name) }),
        dedupeKey: `${keyOf(happened)} ${address}`,
      });
    }
  }

  /** The version the guest agreed to, for keeps (§ 312f BGB): a link could show another one tomorrow. */
  private async termsOf({ shopId, legal }: Order): Promise<TermsParagraph[]> {
    const text = await this.texts.current({ id: shopId, legal }, 'terms');
    return text ? termsParagraphsOf(this.texts.blocksOf(text)) : [];
  }
}

const isPlaced = (happened: OrderHappened): boolean => happened.kind === 'moved' && happened.to === 'placed';

/** An order reaches a state once, and older versions have named their mails by it. */
const keyOf = (happened: OrderHappened): string =>
  happened.kind === 'moved' ? `order ${happened.orderId} ${happened.to}` : `order ${happened.id}`;
