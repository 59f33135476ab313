import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { isMailAddress } from '../../../platform/mail/mail.rules.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { Mails } from '../../../platform/mail/mails.js';
import { Schedules } from '../../../platform/queue/schedule.js';
import { liveDomainOf } from '../../domain/shop-home.rules.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { VoucherSaleRepository } from '../sale/voucher-sale.repository.js';
import type { VoucherSale } from '../sale/voucher-sale.types.js';
import { VoucherSales } from '../sale/voucher-sales.service.js';
import { VoucherMail } from './voucher.mail.js';
import type { QueuedVoucherMail, VoucherMailView } from './voucher-mail.types.js';
import { VoucherMailWords } from './voucher-mail-words.service.js';

const TEMPLATE = 'voucher';
const EVERY_MS = 30_000;
const MOST_AT_ONCE = 200;

/** The mails that carry vouchers. What the queue holds names them; the code is opened when the mail is written. */
@Injectable()
export class VoucherMails {
  constructor(
    mails: Mails,
    sold: VoucherSales,
    schedules: Schedules,
    private readonly mailer: Mailer,
    private readonly sales: VoucherSaleRepository,
    private readonly words: VoucherMailWords,
    private readonly clock: Clock,
  ) {
    mails.register<VoucherMailView>(TEMPLATE, {
      subject: ({ subject }) => subject,
      Component: VoucherMail,
      complete: (queued) => this.words.of(queued as QueuedVoucherMail),
      files: (view) => this.words.filesOf(view),
    });
    sold.add({
      name: 'mails',
      rank: 50,
      follow: async (shop, { id, recipient }) => {
        await this.send(shop, { kind: 'bought', voucherId: id, to: recipient.email, key: id });
        await this.sendGift(await this.sales.get(shop.id, id));
      },
    });
    schedules.every('voucher-mails', EVERY_MS, () => this.sendDue());
  }

  /** On the chosen day, or right away. */
  async sendDue(): Promise<void> {
    for (const sale of await this.sales.listToMail(this.clock.now(), MOST_AT_ONCE)) await this.sendGift(sale);
  }

  /** Once, and not before its day; what was withdrawn from goes to nobody. */
  private async sendGift(sale: VoucherSale): Promise<void> {
    if (!sale.mailAt || sale.mailAt > this.clock.now()) return;
    const { id, shopId, toEmail: to, keepCents } = sale;
    if (keepCents > 0)
      await this.send(await this.words.shopOf(shopId), { kind: 'gift', voucherId: id, to, key: id });
    await this.sales.write(sale, { mailAt: null });
  }

  async send(
    shop: Shop,
    {
      kind,
      voucherId,
      to,
      key,
    }: { kind: QueuedVoucherMail['kind']; voucherId: string; to: string; key: string },
  ): Promise<void> {
    if (!isMailAddress(to)) return;
    await this.mailer.mailLater({
      to,
      template: TEMPLATE,
      props: { kind, shopId: shop.id, voucherId },
      fromName: shop.name,
      host: liveDomainOf(shop) ?? undefined,
      replyTo: isMailAddress(shop.contact.email) ? shop.contact.email : undefined,
      dedupeKey: `voucher ${kind} ${key}`,
    });
  }
}
