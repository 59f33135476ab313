import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { OrderDraft } from '../../shop/basket/basket.types.js';
import { MenuService } from '../../shop/menu/menu.service.js';
import type { Menu } from '../../shop/menu/menu.types.js';
import { WrittenOrders } from '../../shop/order/placing/written-orders.service.js';
import { ShopService } from '../../shop/restaurant/shop.service.js';
import { linesOf } from './basket-lines.js';
import { type DemoOrder, demoOrders } from './thirty-days.demo.js';

const SPEECH = { language: 'de', salutation: 'du' } as const;

/** Thirty days of guests, and a board with something on it. Run again, it adds nothing twice. */
@Injectable()
export class OrdersDemo {
  constructor(
    private readonly shops: ShopService,
    private readonly menus: MenuService,
    private readonly orders: WrittenOrders,
    private readonly clock: Clock,
  ) {}

  async place(shopId: string, userId: string): Promise<void> {
    const shop = await this.shops.get(shopId);
    const menu = await this.menus.menuOf(shopId);
    const written = demoOrders(this.clock.now()).map((order, index) => ({
      key: `demo-${index}`,
      placedAt: order.placedAt,
      draft: draftOf(order, menu, index),
      contact: { name: order.guest.name, phone: order.guest.phone, email: '', note: '' },
      steps: order.steps.map((step) => ({ ...step, by: step.to === 'cancelled' ? 'guest' : userId })),
    }));
    await this.orders.add(
      shop,
      written.sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime()),
    );
  }
}

function draftOf(
  { guest: { address }, basket }: Pick<DemoOrder, 'guest' | 'basket'>,
  menu: Menu,
  index: number,
): OrderDraft {
  const way = address ? { fulfilment: 'delivery' as const, address } : { fulfilment: 'pickup' as const };
  return {
    ...way,
    when: 'asap',
    lines: linesOf(basket, menu),
    payment: index % 3 === 0 ? 'cardOnSite' : 'cash',
    tipCents: index % 4 === 0 ? 200 : 0,
    speech: SPEECH,
  };
}
