import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { maskedAddress } from '../../platform/mail/mail.rules.js';
import type { Mail, MailOutcome } from '../../platform/mail/mail.template.js';
import { MailLimits } from '../../platform/mail/mail-limits.js';
import { newId } from '../../shared/ids.js';
import { businessDayOf } from '../opening-hours/opening-hours.rules.js';
import { eachAlone, type Failures } from '../order/following/follow-together.js';
import { OrderHistory } from '../order/history/order-history.service.js';
import type { Order, OrderHappened, OrderHappening } from '../order/order.types.js';
import type { Noticed } from '../order/order-followers.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import { NobodyToMail, NoSuchMail } from './guest-mails.errors.js';
import { guestMailView, isOnceTooOften, shownAnswer } from './guest-mails.rules.js';
import type { GuestMailView } from './guest-mails.view.js';
import { MailLogRepository } from './mail-log.repository.js';
import { type GuestMail, OrderMails } from './order-mails.service.js';

interface Resending {
  orderId: string;
  mailId: string;
}

interface WrittenMail {
  order: Order;
  mail: GuestMail;
  happening: OrderHappening;
  /** Who sends it once more; '' for those that go by themselves. */
  by: string;
}

/** What became of the mails to a guest, and the same once more. */
@Injectable()
export class GuestMails {
  constructor(
    private readonly log: MailLogRepository,
    private readonly mails: OrderMails,
    private readonly orders: OrderHistory,
    private readonly limits: MailLimits,
    private readonly clock: Clock,
  ) {
    mails.watch((mail, outcome) => this.note(mail, outcome));
  }

  /** One mail for each thing that happens, however often it is asked for. */
  async follow(order: Order, happened: OrderHappened): Promise<void> {
    const mail = await this.mailOf(order, happened);
    if (mail) await this.send([mail]);
  }

  /** The same for many, in one write and few jobs. */
  async followMany(many: readonly Noticed[]): Promise<Failures<Noticed>> {
    const mails: WrittenMail[] = [];
    const failures = await eachAlone(many, async ({ order, happened }) => {
      const mail = await this.mailOf(order, happened);
      if (mail) mails.push(mail);
    });
    await this.send(mails);
    return failures;
  }

  private async mailOf(order: Order, happened: OrderHappened): Promise<WrittenMail | null> {
    const mail = await this.mails.guestMailOf(order, happened);
    if (!mail) return null;
    // A state has one mail, whose key says so; what can come again and again is counted.
    const sent = happened.kind === 'moved' ? [] : await this.log.list(order.shopId, order.id);
    return isOnceTooOften(sent, happened) ? null : { order, mail, happening: happened, by: '' };
  }

  async of(shopId: string, orderId: string): Promise<GuestMailView[]> {
    return (await this.log.list(shopId, orderId)).map(guestMailView);
  }

  /** To the address the order has; what the guest erased nobody can write to. */
  async resend(shop: Shop, viewer: Viewer, { orderId, mailId }: Resending): Promise<GuestMailView[]> {
    const shopId = shop.id;
    const sent = await this.log.find(shopId, orderId, mailId);
    if (!sent) throw new NoSuchMail();
    const order = await this.orders.get(shopId, orderId);
    if (viewer.role === 'staff' && order.businessDay !== this.today(shop)) throw new NoSuchMail();
    const happened = { ...sent.happening, id: newId(), shopId, orderId };
    const mail = await this.mails.guestMailOf(order, happened);
    if (!mail) throw new NobodyToMail();
    await this.limits.take({ account: viewer.userId, shop: shopId }, mail.to);
    const dedupeKey = `order ${orderId} again ${happened.id}`;
    await this.send([{ order, mail: { ...mail, dedupeKey }, happening: sent.happening, by: viewer.name }]);
    return this.of(shopId, orderId);
  }

  /** Written down first: what the queue says of them finds its line. */
  private async send(written: readonly WrittenMail[]): Promise<void> {
    if (written.length === 0) return;
    const queuedAt = this.clock.now();
    const lines = written.map(({ order: { id: orderId, shopId }, mail, happening, by }) => ({
      id: newId(queuedAt.getTime()),
      shopId,
      orderId,
      key: mail.dedupeKey,
      subject: mail.subject,
      to: maskedAddress(mail.to),
      state: 'waiting' as const,
      queuedAt,
      at: null,
      answer: '',
      by,
      happening,
    }));
    await this.log.add(lines);
    await this.mails.send(written.map(({ mail }) => mail));
  }

  private today = ({ settings }: Shop): string => businessDayOf(settings, this.clock.now());

  private async note({ about, dedupeKey }: Mail, { state, answer }: MailOutcome): Promise<void> {
    if (!about || !dedupeKey) return;
    const { shopId, orderId } = about;
    const outcome = { state, at: this.clock.now(), answer: shownAnswer(answer) };
    await this.log.note(shopId, { orderId, key: dedupeKey }, outcome);
  }
}
