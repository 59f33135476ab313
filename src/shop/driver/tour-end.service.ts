import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Schedules } from '../../platform/queue/schedule.js';
import { MINUTE_MS } from '../../shared/berlin-time.js';
import { OrderMoves } from '../order/order-moves.service.js';
import { ShopService } from '../restaurant/shop.service.js';
import type { Tour } from './driver.types.js';
import { TourRepository } from './tour.repository.js';
import { isLeftBehind, stopsAtEnd } from './tour.rules.js';
import { TourNews } from './tour-news.js';

const EVERY_MS = 15 * MINUTE_MS;
const AT_ONCE = 500;

/** The end of a tour: its link dies, and what was not delivered waits at the pass again. */
@Injectable()
export class TourEnd {
  private readonly log = new Logger('Tours');

  constructor(
    private readonly tours: TourRepository,
    private readonly moves: OrderMoves,
    private readonly shops: ShopService,
    private readonly news: TourNews,
    private readonly clock: Clock,
    schedules: Schedules,
  ) {
    schedules.every('tours', EVERY_MS, () => this.sweep());
  }

  /** What nobody has ended by the end of its business day. */
  async sweep(): Promise<void> {
    const now = this.clock.now();
    for (const tour of await this.tours.listOpen(AT_ONCE)) {
      const closing = this.shops
        .get(tour.shopId)
        .then(({ settings }) => (isLeftBehind(tour, settings, now) ? this.close(tour, 'system') : undefined));
      // One tour that cannot be ended holds up no other.
      await closing.catch((error: unknown) => {
        this.log.warn(`Tour ${tour.id}: ${error instanceof Error ? error.message : error}`);
      });
    }
  }

  /**
   * First the stops, so that nothing leaves with it any more, then the orders, then the tour: cut off in between it is
   * done once more. Of a stop that is delivered meanwhile the driver is right.
   */
  async close(tour: Tour, by: string): Promise<void> {
    const { id, shopId, version } = tour;
    const endedAt = this.clock.now();
    const stops = stopsAtEnd(tour.stops, endedAt);
    if (!(await this.tours.save(shopId, id, version, { stops }))) return this.closeAsItIs(tour, by);
    for (const { orderId, state } of stops)
      if (state !== 'delivered') await this.comeBack(shopId, orderId, by);
    if (!(await this.tours.save(shopId, id, version + 1, { endedAt }))) return this.closeAsItIs(tour, by);
    this.news.changed(tour);
  }

  /** Unless somebody else has it in the car by now. */
  private async comeBack(shopId: string, orderId: string, by: string): Promise<void> {
    const other = await this.tours.findCarrying(shopId, orderId, this.clock.now());
    if (!other) await this.moves.comeBack(shopId, orderId, by);
  }

  private async closeAsItIs({ shopId, id }: Tour, by: string): Promise<void> {
    const tour = await this.tours.find(shopId, id);
    if (tour && !tour.endedAt) await this.close(tour, by);
  }
}
