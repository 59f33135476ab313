import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Live } from '../../../platform/live/live.js';
import { LiveCache } from '../../../platform/live/live-cache.js';
import { businessDayOf } from '../../opening-hours/opening-hours.rules.js';
import type { Shop } from '../../restaurant/shop.types.js';
import type { DayFigures } from '../order.view.js';
import { BoardRepository } from './board.repository.js';
import { figuresOf } from './day-figures.rules.js';

/** More orders a day than any counter hands out; beyond it the figures are those of the last ones. */
const MOST = 3_000;
const KEPT_MS = 15_000;
const MOST_SHOPS = 500;

/** Today's figures, "laut Bestellungen": what the till says is another matter. */
@Injectable()
export class DayFiguresService {
  private readonly kept: LiveCache<DayFigures>;

  constructor(
    private readonly orders: BoardRepository,
    private readonly clock: Clock,
    live: Live,
  ) {
    this.kept = new LiveCache(live, [], { max: MOST_SHOPS, lifetime: { ms: KEPT_MS, clock } });
  }

  /** Five hundred tablets that ask at once cost one read. */
  of({ id, settings }: Pick<Shop, 'id' | 'settings'>): Promise<DayFigures> {
    return this.kept.of(id, async (belongsTo) => {
      belongsTo(id);
      const day = businessDayOf(settings, this.clock.now());
      return figuresOf(await this.orders.listOfDay(id, day, MOST));
    });
  }
}
