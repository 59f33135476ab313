import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { ShopService } from '../../restaurant/shop.service.js';
import { daysOfMonth, monthOver } from '../files/period.rules.js';
import { FiscalArchives } from '../fiscal-archives.service.js';
import { AdviserRepository } from './adviser.repository.js';
import type { Adviser } from './adviser.types.js';
import { ADVISER_MAIL } from './adviser-mails.service.js';

const AT_ONCE = 500;

/** Once a month the documents of the month that is over go to whoever keeps the books. */
@Injectable()
export class Advisers {
  private readonly log = new Logger('Receipts');

  constructor(
    private readonly advisers: AdviserRepository,
    private readonly archives: FiscalArchives,
    private readonly shops: ShopService,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  /** Asked again the same day or by another worker, nobody gets a month twice. */
  async sendDue(): Promise<void> {
    const month = monthOver(this.clock.now());
    for (const adviser of await this.advisers.listWaiting(month, AT_ONCE)) {
      await this.send(adviser, month).catch((error: unknown) => {
        this.log.warn(`${adviser.shopId}: ${error instanceof Error ? error.message : error}`);
      });
    }
  }

  private async send({ shopId, email }: Adviser, month: string): Promise<void> {
    const shop = await this.shops.get(shopId);
    if ((await this.archives.count(shop, daysOfMonth(month))) > 0) {
      await this.mailer.mailLater({
        to: email,
        template: ADVISER_MAIL,
        props: { shopId, month },
        fromName: shop.name,
        dedupeKey: `receipts ${shopId} ${month}`,
      });
    }
    await this.advisers.markSent(shopId, month);
  }
}
