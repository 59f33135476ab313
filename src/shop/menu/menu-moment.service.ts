import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { businessDayOf } from '../opening-hours/opening-hours.rules.js';
import type { Shop } from '../restaurant/shop.types.js';
import { StockService } from '../stock/stock.service.js';
import type { StockLevels } from '../stock/stock.types.js';

export interface Moment {
  now: Date;
  levels: StockLevels;
}

/** What availability depends on at this moment: the time, and how many are left of counted dishes. */
@Injectable()
export class MenuMoment {
  constructor(
    private readonly stock: StockService,
    private readonly clock: Clock,
  ) {}

  async of({ id, settings }: Pick<Shop, 'id' | 'settings'>): Promise<Moment> {
    const now = this.clock.now();
    return { now, levels: await this.stock.levelsOf(id, businessDayOf(settings, now)) };
  }
}
