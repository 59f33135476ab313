import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { isMailAddress } from '../../../platform/mail/mail.rules.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { Mails } from '../../../platform/mail/mails.js';
import { Schedules } from '../../../platform/queue/schedule.js';
import { addDays, MINUTE_MS } from '../../../shared/berlin-time.js';
import { unlinked } from '../../../shared/links.js';
import { businessDayOf } from '../../opening-hours/opening-hours.rules.js';
import { ShopService } from '../../restaurant/shop.service.js';
import { type DailyMailView, dailyMailFor, isMorning } from './daily-mail.rules.js';
import { DailyMail } from './day.mail.js';
import { DayService } from './day.service.js';

const EVERY_MS = 10 * MINUTE_MS;
const TEMPLATE = 'figures';

/** Every morning the figures of the business day that is over, for those who want them. */
@Injectable()
export class DailyMails {
  private readonly log = new Logger('Figures');
  /** The day each shop has been told of by this process; whoever told before is found by the key of the mail. */
  private readonly told = new Map<string, string>();

  constructor(
    mails: Mails,
    schedules: Schedules,
    private readonly mailer: Mailer,
    private readonly shops: ShopService,
    private readonly days: DayService,
    private readonly clock: Clock,
  ) {
    mails.register<DailyMailView>(TEMPLATE, { subject: ({ subject }) => subject, Component: DailyMail });
    schedules.every('daily-figures', EVERY_MS, () => this.run());
  }

  async run(): Promise<void> {
    if (!isMorning(this.clock.now())) return;
    for (const shopId of await this.shops.listWithDailyFigures()) {
      await this.tell(shopId).catch((error: unknown) => {
        this.log.warn(`${shopId}: ${error instanceof Error ? error.message : error}`);
      });
    }
  }

  private async tell(shopId: string): Promise<void> {
    const { name, settings } = await this.shops.get(shopId);
    const day = addDays(businessDayOf(settings, this.clock.now()), -1);
    if (this.told.get(shopId) === day) return;
    const figures = await this.days.figures(shopId, { from: day, to: day });
    const props = dailyMailFor(day, unlinked(name), figures);
    for (const to of props ? settings.shopEmails.filter(isMailAddress) : []) {
      await this.mailer.mailLater({
        to,
        template: TEMPLATE,
        props: props!,
        dedupeKey: `figures ${shopId} ${day} ${to}`,
      });
    }
    this.told.set(shopId, day);
  }
}
