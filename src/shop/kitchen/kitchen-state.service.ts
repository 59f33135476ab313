import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { BoardService } from '../order/board/board.service.js';
import { DayFiguresService } from '../order/board/day-figures.service.js';
import { KitchenStations } from '../order/pass/kitchen-stations.js';
import type { Shop } from '../restaurant/shop.types.js';
import type { KitchenState } from './kitchen.view.js';

@Injectable()
export class KitchenStateService {
  constructor(
    private readonly board: BoardService,
    private readonly stations: KitchenStations,
    private readonly figures: DayFiguresService,
    private readonly clock: Clock,
  ) {}

  async of(shop: Shop): Promise<KitchenState> {
    const [orders, stations, figures] = await Promise.all([
      this.board.working(shop.id),
      this.stations.of(shop.id),
      this.figures.of(shop),
    ]);
    const { delivery, pickup } = shop.settings.leadMinutes;
    return {
      orders,
      stations: Object.fromEntries(stations),
      driveMinutes: Math.max(0, delivery - pickup),
      figures,
      now: this.clock.now().toISOString(),
    };
  }
}
