import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { PrintJobs } from '../../printer/job/print-jobs.service.js';
import { PrintQueueService } from '../../printer/queue/print-queue.service.js';
import { HOUR_MS } from '../../shared/berlin-time.js';
import { FULFILMENTS } from '../../shared/fulfilment.types.js';
import { isSoldOut } from '../menu/menu.rules.js';
import { MenuService } from '../menu/menu.service.js';
import { openingAt } from '../opening-hours/opening-hours.rules.js';
import { openingText } from '../opening-hours/opening-texts.rules.js';
import { hasHours } from '../opening-hours/way-offered.rules.js';
import { DayFiguresService } from '../order/board/day-figures.service.js';
import { PrinterSettings } from '../paper/printer-settings.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import type { DeskDish, DeskState } from './desk.view.js';
import { paperTroubleOf } from './paper-trouble.rules.js';

/** An older docket is of no use to anybody. */
const PAPERS_MS = 6 * HOUR_MS;

/** Everything around the orders that a desk has to know: the shop, its printers, the day. */
@Injectable()
export class DeskStateService {
  constructor(
    private readonly menus: MenuService,
    private readonly queue: PrintQueueService,
    private readonly papers: PrintJobs,
    private readonly settings: PrinterSettings,
    private readonly figures: DayFiguresService,
    private readonly clock: Clock,
  ) {}

  async of(shop: Shop): Promise<DeskState> {
    const now = this.clock.now();
    const [printers, figures, menu, cover] = await Promise.all([
      this.queue.printers(shop.id),
      this.figures.of(shop),
      this.menus.counts(shop.id),
      this.settings.cover(shop.id),
    ]);
    const ids = printers.map(({ id }) => id);
    const since = new Date(now.getTime() - PAPERS_MS);
    const papers = ids.length > 0 ? await this.papers.listTroubled(shop.id, ids, since) : [];
    return {
      opening: this.opening(shop, now),
      pause: pauseOf(shop, now),
      ways: FULFILMENTS.filter((way) => hasHours(shop.settings, way)),
      printers: printers.map(({ id, name, mood, status }) => ({ id, name, mood, status })),
      uncovered: cover.caught + cover.without,
      papers: papers.map(paperTroubleOf),
      figures,
      soldOut: menu.soldOut,
      leadMinutes: shop.settings.leadMinutes,
    };
  }

  /** What the desk may take off the menu, in the order of the menu. */
  async dishes({ id }: Shop): Promise<DeskDish[]> {
    const now = this.clock.now();
    const { categories } = await this.menus.menuOf(id);
    return categories.flatMap(({ name: category, products }) =>
      products.map(({ id: productId, name, soldOut }) => ({
        id: productId,
        name,
        category,
        soldOut: isSoldOut(soldOut, now),
      })),
    );
  }

  private opening({ settings }: Shop, now: Date): DeskState['opening'] {
    const state = openingAt(settings, now);
    return {
      open: state.open,
      sentence: openingText(state, now),
      nextChange: state.nextChange?.toISOString() ?? null,
    };
  }
}

function pauseOf({ settings: { pause } }: Shop, now: Date): DeskState['pause'] {
  if (!pause || (pause.until !== null && pause.until <= now)) return null;
  return { until: pause.until?.toISOString() ?? null, fulfilments: pause.fulfilments };
}
