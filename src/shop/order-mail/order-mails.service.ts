import { Injectable } from '@nestjs/common';
import { isMailAddress } from '../../platform/mail/mail.rules.js';
import type { Mail, MailWatcher } from '../../platform/mail/mail.template.js';
import { MailLimits } from '../../platform/mail/mail-limits.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { Mails } from '../../platform/mail/mails.js';
import { unlinked } from '../../shared/links.js';
import { liveDomainOf } from '../domain/shop-home.rules.js';
import { isPlaced } from '../order/happening.rules.js';
import type { Order, OrderHappened } from '../order/order.types.js';
import { KnownShops } from '../restaurant/known-shops.js';
import type { Shop } from '../restaurant/shop.types.js';
import { OrderMail, renderedTerms } from './order.mail.js';
import { type OrderMailView, orderMailFor } from './order-mail.rules.js';
import { OrderTerms, type TermsOf } from './order-terms.service.js';
import { restaurantMailFor, waitingMailFor } from './restaurant-mail.rules.js';

const TEMPLATE = 'order';

/** As it waits in the queue; mails of older versions bring their terms along. */
type QueuedMail = Omit<OrderMailView, 'terms'> & { terms?: OrderMailView['terms']; termsOf?: TermsOf };

/** One that is written down. */
export type GuestMail = Mail & { dedupeKey: string; subject: string };

@Injectable()
export class OrderMails {
  constructor(
    private readonly mails: Mails,
    private readonly mailer: Mailer,
    private readonly shops: KnownShops,
    private readonly terms: OrderTerms,
    private readonly limits: MailLimits,
  ) {
    mails.register<OrderMailView>(TEMPLATE, {
      subject: ({ subject }) => subject,
      Component: OrderMail,
      complete: (queued) => this.completed(queued as QueuedMail),
      fragment: ({ terms }) => renderedTerms(terms),
    });
  }

  /** What became of mails to guests. */
  watch(watcher: MailWatcher): void {
    this.mails.watch(TEMPLATE, watcher);
  }

  /** null where a guest need not be written to, or has no address. */
  async guestMailOf(order: Order, happened: OrderHappened): Promise<GuestMail | null> {
    const shop = await this.shops.get(order.shopId);
    const mail = orderMailFor(order, { ...shop, name: unlinked(shop.name) }, happened);
    if (!mail || !isMailAddress(order.contact.email)) return null;
    const version = isPlaced(happened) ? order.legal.termsVersion : null;
    const props: QueuedMail = { ...mail, termsOf: { shopId: order.shopId, version } };
    return {
      to: order.contact.email,
      template: TEMPLATE,
      subject: mail.subject,
      props,
      fromName: shop.name,
      host: liveDomainOf(shop) ?? undefined,
      replyTo: isMailAddress(shop.contact.email) ? shop.contact.email : undefined,
      dedupeKey: keyOf(happened),
      about: { shopId: order.shopId, orderId: order.id },
    };
  }

  send(mails: readonly GuestMail[]): Promise<void> {
    const [only, ...others] = mails;
    return only && others.length === 0 ? this.mailer.mailLater(only) : this.mailer.mailTogether(mails);
  }

  /** One mail to each mailbox of the restaurant, when an order comes in. */
  async mailRestaurant(order: Order, happened: OrderHappened): Promise<void> {
    // Rounds at a table come by the minute, and somebody stands beside them.
    if (!isPlaced(happened) || order.fulfilment === 'table') return;
    const shop = await this.shops.get(order.shopId);
    for (const address of await this.mailboxesOf(shop)) {
      await this.mailer.mailLater({
        to: address,
        template: TEMPLATE,
        props: restaurantMailFor(order, { name: unlinked(shop.name) }),
        dedupeKey: `${keyOf(happened)} ${address}`,
      });
    }
  }

  /** To each mailbox of the restaurant once, when nobody has answered for a while. */
  async mailWaiting(order: Order, shop: Shop): Promise<void> {
    for (const address of await this.mailboxesOf(shop)) {
      await this.mailer.mailLater({
        to: address,
        template: TEMPLATE,
        props: waitingMailFor(order, { name: unlinked(shop.name) }),
        dedupeKey: `order ${order.id} waiting ${address}`,
      });
    }
  }

  private async mailboxesOf({ settings }: Shop): Promise<string[]> {
    const mailboxes = settings.shopEmails.filter(isMailAddress);
    const bearing = await Promise.all(mailboxes.map((one) => this.limits.bearsOrder(one)));
    return mailboxes.filter((_, index) => bearing[index]);
  }

  private async completed({ termsOf, ...mail }: QueuedMail): Promise<OrderMailView> {
    return { ...mail, terms: termsOf ? await this.terms.of(termsOf) : (mail.terms ?? []) };
  }
}

/** An order reaches a state once, and older versions have named their mails by it. */
const keyOf = (happened: OrderHappened): string =>
  happened.kind === 'moved' ? `order ${happened.orderId} ${happened.to}` : `order ${happened.id}`;
