import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Live } from '../../../platform/live/live.js';
import { Schedules } from '../../../platform/queue/schedule.js';
import { PrintJobs } from '../../../printer/job/print-jobs.service.js';
import type { Printer } from '../../../printer/printer/printer.types.js';
import { PrinterRegistry } from '../../../printer/printer/printer-registry.service.js';
import { PrinterWatch } from '../../../printer/printer/printer-watch.service.js';
import { HOUR_MS } from '../../../shared/berlin-time.js';
import { newId } from '../../../shared/ids.js';
import { isOpenAt } from '../../opening-hours/opening-hours.rules.js';
import { ShopService } from '../../restaurant/shop.service.js';
import { AlarmRepository } from './alarm.repository.js';
import { SAME_MS, troublesOf, turnOf } from './alarm.rules.js';
import type { Alarm, Trouble } from './alarm.types.js';
import { AlarmMails } from './alarm-mails.service.js';

const EVERY_MS = 10_000;
/** An older docket is of no use to anybody. */
const PAPERS_MS = 6 * HOUR_MS;

/** Holds the alarms against what is wrong, again and again. All of it may run twice, or late, and is still right. */
@Injectable()
export class AlarmSweep {
  private readonly log = new Logger('Alarm');

  constructor(
    private readonly alarms: AlarmRepository,
    private readonly mails: AlarmMails,
    private readonly papers: PrintJobs,
    private readonly registry: PrinterRegistry,
    private readonly watch: PrinterWatch,
    private readonly shops: ShopService,
    private readonly live: Live,
    private readonly clock: Clock,
    schedules: Schedules,
  ) {
    schedules.every('print-alarms', EVERY_MS, () => this.run());
  }

  async run(): Promise<void> {
    const since = new Date(this.clock.now().getTime() - PAPERS_MS);
    const [silent, troubled, ringing] = await Promise.all([
      this.watch.listSilent(),
      this.papers.listShopsInTrouble(since),
      this.alarms.listShops(),
    ]);
    const ids = new Set([...silent.map(({ shopId }) => shopId), ...troubled, ...ringing]);
    for (const shopId of ids) {
      const own = silent.filter((printer) => printer.shopId === shopId);
      await this.look(shopId, own, since).catch((error: Error) => this.log.error(error.message, error.stack));
    }
  }

  private async look(shopId: string, silent: readonly Printer[], since: Date): Promise<void> {
    const [shop, printers, known] = await Promise.all([
      this.shops.get(shopId),
      this.registry.list(shopId),
      this.alarms.listLive(shopId),
    ]);
    const now = this.clock.now();
    const isOpen = isOpenAt(shop.settings, now);
    const ids = printers.map(({ id }) => id);
    const papers = ids.length > 0 ? await this.papers.listTroubled(shopId, ids, since) : [];
    const turn = turnOf(known, troublesOf({ silent, papers, printers, isOpen }));

    for (const { id } of turn.clear) await this.alarms.clear(shopId, id, now);
    for (const { alarm, text } of turn.reword) await this.alarms.reword(shopId, alarm.id, text);
    for (const trouble of turn.open) await this.open(shopId, trouble, now);
    const isNews = turn.clear.length + turn.reword.length + turn.open.length > 0;
    const live = isNews ? await this.alarms.listLive(shopId) : known;
    if (isNews) await this.live.publish(shopId, 'alarm.changed', { count: live.length });
    await this.mails.mail(shop, live, now, isOpen);
  }

  private async open(shopId: string, trouble: Trouble, now: Date): Promise<void> {
    const since = new Date(now.getTime() - SAME_MS);
    if (await this.alarms.reopen(shopId, trouble.key, { since, text: trouble.text })) return;
    const alarm: Alarm = {
      ...trouble,
      id: newId(now.getTime()),
      shopId,
      state: 'open',
      live: true,
      openedAt: now,
      acknowledgedAt: null,
      acknowledgedBy: '',
      clearedAt: null,
      mailed: [],
    };
    await this.alarms.add(shopId, alarm);
  }
}
