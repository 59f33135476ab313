import { Injectable } from '@nestjs/common';
import { UserService } from '../auth/user/user.service.js';
import type { Shop } from '../shop/restaurant/shop.types.js';
import { WrittenShops } from '../shop/restaurant/written-shops.service.js';
import { DemoMark } from './demo-mark.js';
import { FurnishingDemo } from './furnishing.demo.js';
import { OrdersDemo } from './orders/orders.demo.js';
import { DEMO_OPERATOR, DEMO_SLUG, restaurantDemo } from './restaurant.demo.js';

/** Puts the Trattoria Bella into a store that never had it. Broken off in between, the next start finishes it. */
@Injectable()
export class DemoService {
  constructor(
    private readonly users: UserService,
    private readonly shops: WrittenShops,
    private readonly furnishing: FurnishingDemo,
    private readonly orders: OrdersDemo,
    private readonly mark: DemoMark,
  ) {}

  async seed(): Promise<void> {
    const shop = (await this.shops.findBySlug(DEMO_SLUG)) ?? (await this.found());
    if (!shop) return;
    await this.mark.set();
    if (shop.setupStep === 'done') return;

    for (const userId of shop.users) await this.users.attachShop(userId, shop.id, 'owner');
    const { titleImage } = await this.furnishing.furnish(shop.id, shop.users[0] ?? '');
    await this.orders.place(shop.id, shop.users[0] ?? '');
    await this.shops.finish(shop.id, titleImage);
  }

  /** null when somebody works with this store already. */
  private async found(): Promise<Shop | null> {
    if (!(await this.shops.isFirst())) return null;
    this.mark.refuseSecondSeed();
    const { email } = DEMO_OPERATOR;
    const operator =
      (await this.users.findByEmail(email)) ?? (await this.users.createVerified(DEMO_OPERATOR));
    return this.shops.add(operator.id, (id, now) => restaurantDemo(id, operator.id, now));
  }
}
