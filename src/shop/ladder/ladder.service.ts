import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { eachAlone, type Failures } from '../order/following/follow-together.js';
import { ladderLook, ladderPlanOf } from '../order/ladder/ladder.rules.js';
import { type NotedOrder, WaitingOrders } from '../order/ladder/waiting-orders.service.js';
import type { Ladder, Order } from '../order/order.types.js';
import { KnownShops } from '../restaurant/known-shops.js';
import { AutoAccept } from './auto-accept.service.js';
import { DeskPresence } from './desk-presence.js';
import { LadderCalls } from './ladder-calls.js';

const AT_ONCE = 200;
/** In one turn; the next one goes on. */
const ROUNDS = 10;

/** An order nobody answers calls louder and louder, and in the end the guest is told. */
@Injectable()
export class LadderService {
  private readonly log = new Logger('Ladder');

  constructor(
    private readonly orders: WaitingOrders,
    private readonly shops: KnownShops,
    private readonly calls: LadderCalls,
    private readonly presence: DeskPresence,
    private readonly autoAccept: AutoAccept,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    for (let round = 0; round < ROUNDS; round++) {
      const due = await this.orders.listDue(this.clock.now(), AT_ONCE);
      for (const order of due) await this.look(order).catch((error: Error) => this.warn(order, error));
      if (due.length < AT_ONCE) return;
    }
  }

  /** What this order needs now; the same again has no effect. */
  async look(order: Order): Promise<void> {
    const ladder = await this.next(order);
    if (ladder) await this.orders.note([{ order, ladder }]);
  }

  /** The same for many; where they stand then is written in one go. */
  async lookTogether(orders: readonly Order[]): Promise<Failures<Order>> {
    const noted: NotedOrder[] = [];
    const failures = await eachAlone(orders, async (order) => {
      const ladder = await this.next(order);
      if (ladder) noted.push({ order, ladder });
    });
    await this.orders.note(noted);
    return failures;
  }

  /** Where it stands after whatever was due; null when it waits no more. */
  private async next(order: Order): Promise<Ladder | null> {
    const now = this.clock.now();
    if (order.state !== 'placed' || !order.ladder) {
      await this.orders.leave(order, now);
      return null;
    }
    const shop = await this.shops.get(order.shopId);
    const plan = ladderPlanOf(shop.settings, order);
    if (plan.start && plan.start <= now && (await this.autoAccept.accept(order, shop))) return null;

    const heard = await this.presence.isHeard(order.shopId);
    const { due, at } = ladderLook(plan, order.ladder, now, heard);
    for (const step of due) await this.calls.take(step, order, shop);
    const done = [...new Set([...order.ladder.done, ...due])];
    return { at, rejectAt: plan.reject, done };
  }

  private warn({ shopId, number }: Order, { message }: Error): void {
    this.log.warn(`Nr. ${number} of shop ${shopId}: ${message}`);
  }
}
