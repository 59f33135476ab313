import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Viewer } from '../../../platform/http/viewer.js';
import type { Product } from '../../menu/menu.types.js';
import { MenuNews } from '../../menu/menu-news.js';
import { DishInUse } from '../dish.errors.js';
import { ProductRepository } from '../product.repository.js';
import { isBroken, usesOf, without } from './product-uses.rules.js';

const TRIES = 5;
const UNTIL_FURTHER = { until: null } as const;

/** Takes dishes off the menu, and out of the dishes made of them. */
@Injectable()
export class ProductRemovalService {
  constructor(
    private readonly products: ProductRepository,
    private readonly news: MenuNews,
    private readonly clock: Clock,
  ) {}

  /** Refused while they are part of other dishes, unless the operator has seen which and confirmed. */
  async remove(viewer: Viewer, shopId: string, ids: string[], confirmed: boolean): Promise<void> {
    const users = await this.products.usersOf(shopId, ids);
    const uses = usesOf(users, ids);
    if (uses.length > 0 && !confirmed) throw new DishInUse(uses);
    // Out of the other dishes first, so that an order in between finds no choice without a dish.
    await this.takeOutOfOthers(shopId, ids, users);
    const before = await this.products.list(shopId, ids);
    await this.products.remove(shopId, ids);
    await this.news.changed(viewer, shopId, {
      subject: 'product',
      action: 'deleted',
      before,
      ...(uses.length > 0 && { after: { takenOutOf: uses } }),
    });
  }

  async takeOutOfOthers(shopId: string, ids: string[], users?: Product[]): Promise<void> {
    for (const user of users ?? (await this.products.usersOf(shopId, ids))) await this.takeOut(user, ids);
  }

  /** Somebody else may save the dish in between: then it is read and changed again. */
  private async takeOut(first: Product, ids: string[]): Promise<void> {
    let product: Product | null = first;
    for (let tried = 0; product && tried < TRIES; tried++) {
      const sets = without(product, ids);
      if (!sets) return;
      const { shopId, id, version } = product;
      const gone = isBroken({ ...product, ...sets }) && { soldOut: UNTIL_FURTHER };
      const updatedAt = this.clock.now();
      if (await this.products.change(shopId, id, version, { ...sets, ...gone, updatedAt })) return;
      product = await this.products.find(shopId, id);
    }
  }
}
