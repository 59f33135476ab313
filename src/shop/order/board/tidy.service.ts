import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Schedules } from '../../../platform/queue/schedule.js';
import { HOUR_MS, MINUTE_MS } from '../../../shared/berlin-time.js';
import { ShopService } from '../../restaurant/shop.service.js';
import { STATES_ON_BOARD } from '../order.rules.js';
import type { Order, OrderState } from '../order.types.js';
import { OrderMoves } from '../order-moves.service.js';
import { BoardRepository } from './board.repository.js';
import { tidiedTo } from './tidy.rules.js';

const EVERY_MS = 15 * MINUTE_MS;
const AT_ONCE = 200;
/** Of one shop in one turn; the next turn goes on. */
const ROUNDS = 25;

/** A shop that never finishes its orders finds them finished the day after. */
@Injectable()
export class TidyService {
  private readonly log = new Logger('Tidy');

  constructor(
    private readonly orders: BoardRepository,
    private readonly moves: OrderMoves,
    private readonly shops: ShopService,
    private readonly clock: Clock,
    schedules: Schedules,
  ) {
    schedules.every('tidy', EVERY_MS, () => this.run());
  }

  async run(): Promise<void> {
    for (const { shopId, hours } of await this.shops.listTidyHours())
      if (hours > 0) await this.tidy(shopId, hours);
  }

  private async tidy(shopId: string, hours: number): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - hours * HOUR_MS);
    let after = new Date(0);
    for (let round = 0; round < ROUNDS; round++) {
      const orders = await this.orders.listPlaced(shopId, STATES_ON_BOARD, { before, after, limit: AT_ONCE });
      for (const order of orders) await this.finish(shopId, order, hours, now);
      after = orders.at(-1)?.placedAt ?? before;
      if (orders.length < AT_ONCE) return;
    }
  }

  private async finish(shopId: string, order: Order, hours: number, now: Date): Promise<void> {
    const to = tidiedTo(order, hours, now);
    if (!to) return;
    // Nobody stands at the door any more whose papers could be asked for.
    const step = { to, by: 'system', from: [order.state], ageChecked: true, ...wordsFor(to, hours) };
    // Somebody who moves it at the same moment knows better.
    await this.moves.move(shopId, order.id, step).catch((error: unknown) => {
      this.log.warn(`Nr. ${order.id}: ${error instanceof Error ? error.message : error}`);
    });
  }
}

const wordsFor = (to: OrderState, hours: number) =>
  to === 'rejected'
    ? { rejection: { reason: 'unanswered' as const, text: '' } }
    : { note: `Nach ${hours} Stunden von selbst abgeschlossen` };
