import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { GuestRefusal } from '../../../platform/guest-refusal.js';
import { berlinClock } from '../../../shared/berlin-time.js';
import { neutral } from '../../../shared/voice.rules.js';
import { MenuService } from '../../menu/menu.service.js';
import { OrderHistory } from '../../order/history/order-history.service.js';
import { OrderChecks } from '../../order/placing/order-checks.js';
import { PlanRoom } from '../../plan-gate/plan-room.service.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { limitsOf } from '../../subscription/plans.js';
import { RestingThings } from './resting-things.service.js';
import type { Usage } from './usage.types.js';

const LOST = ['rejected', 'cancelled'];

class OrdersOfTheMonthAreGone extends GuestRefusal {
  readonly code = 'ORDERS_USED_UP';
  readonly status = 409;
  override readonly headline = 'Bestellung nicht möglich';

  constructor() {
    super(
      neutral(
        'Das Restaurant nimmt diesen Monat online keine Bestellungen mehr an. Telefonisch geht es weiter.',
        'The restaurant takes no more orders online this month. Please call instead.',
      ),
    );
  }
}

/** What a shop uses of its plan. Where orders of a month are counted, nobody orders beyond them. */
@Injectable()
export class PlanUsage {
  constructor(
    checks: OrderChecks,
    private readonly room: PlanRoom,
    private readonly menus: MenuService,
    private readonly history: OrderHistory,
    private readonly resting: RestingThings,
    private readonly clock: Clock,
  ) {
    checks.add({
      allow: async (shop) => {
        const most = limitsOf(shop.subscription).ordersPerMonth;
        if (most !== null && (await this.orders(shop, most)) >= most) throw new OrdersOfTheMonthAreGone();
      },
      callFirst: async () => null,
    });
  }

  async of(shop: Shop): Promise<Usage> {
    const most = limitsOf(shop.subscription).ordersPerMonth;
    const [{ products }, printers, people, resting, more] = await Promise.all([
      this.menus.counts(shop.id),
      this.room.count(shop.id, 'printers'),
      this.room.count(shop.id, 'people'),
      this.resting.of(shop.id),
      this.room.measured(shop),
    ]);
    const orders = most === null ? null : await this.orders(shop, most);
    return { products, printers, people, ...resting, more, orders };
  }

  /** Never reads more of them than the plan has. */
  private async orders({ id }: Shop, most: number): Promise<number> {
    const { date } = berlinClock(this.clock.now());
    const days = { from: `${date.slice(0, 7)}-01`, to: date };
    const all = { states: null, way: null, payment: null, money: null, by: null, search: '' };
    let count = 0;
    for await (const { state } of this.history.outlines(id, { ...days, ...all })) {
      if (!LOST.includes(state)) count += 1;
      if (count >= most) break;
    }
    return count;
  }
}
