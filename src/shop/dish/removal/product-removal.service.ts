import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Viewer } from '../../../platform/http/viewer.js';
import { formatEuro } from '../../../shared/money.js';
import { Bin } from '../../bin/bin.service.js';
import type { BinItem } from '../../bin/bin.types.js';
import { MenuService } from '../../menu/menu.service.js';
import type { Product } from '../../menu/menu.types.js';
import { MenuNews } from '../../menu/menu-news.js';
import { DishInUse } from '../dish.errors.js';
import { ProductRepository } from '../product.repository.js';
import { type BinnedDish, madeOf } from './dish-return.rules.js';
import { tiesOf } from './dish-ties.rules.js';
import { isBroken, usesOf, without } from './product-uses.rules.js';

const TRIES = 5;
const UNTIL_FURTHER = { until: null } as const;

type Remover = Pick<Viewer, 'userId'>;

/** Takes dishes off the menu and into the bin, and out of the dishes made of them. */
@Injectable()
export class ProductRemovalService {
  constructor(
    private readonly products: ProductRepository,
    private readonly menus: MenuService,
    private readonly bin: Bin,
    private readonly news: MenuNews,
    private readonly clock: Clock,
  ) {}

  /** Refused while other dishes are made of them, unless the operator has seen which and confirmed. */
  async remove(viewer: Remover, shopId: string, ids: string[], confirmed: boolean): Promise<void> {
    const users = await this.products.usersOf(shopId, ids);
    const uses = usesOf(users, ids);
    if (uses.some(({ as }) => as !== 'goesWith') && !confirmed) throw new DishInUse(uses);
    const before = await this.products.list(shopId, ids);
    await this.putIntoBin(viewer, shopId, before, users);
    // Out of the other dishes first, so that an order in between finds no choice without a dish.
    await this.takeOutOfOthers(ids, users);
    await this.products.remove(shopId, ids);
    await this.news.changed(viewer, shopId, {
      subject: 'product',
      action: 'deleted',
      before,
      ...(uses.length > 0 && { after: { takenOutOf: uses } }),
    });
  }

  /** For dishes that are off the menu already. Repeatable. */
  async settle(remover: Remover, shopId: string, dishes: readonly Product[]): Promise<void> {
    const ids = dishes.map(({ id }) => id);
    const users = await this.products.usersOf(shopId, ids);
    const known = await this.bin.existing(shopId, ids);
    await this.putIntoBin(
      remover,
      shopId,
      dishes.filter(({ id }) => !known.has(id)),
      users,
    );
    await this.takeOutOfOthers(ids, users);
  }

  /** Those of these that combos or halves besides them are made of. */
  async neededBesides(shopId: string, ids: string[]): Promise<Set<string>> {
    const users = await this.products.usersOf(shopId, ids);
    const needed = new Set(users.flatMap(madeOf));
    return new Set(ids.filter((id) => needed.has(id)));
  }

  private async putIntoBin(
    remover: Remover,
    shopId: string,
    dishes: readonly Product[],
    users: readonly Product[],
  ): Promise<void> {
    const gone = dishes.map(({ id }) => id);
    const categories = new Map((await this.menus.listCategories(shopId)).map(({ id, name }) => [id, name]));
    const items = dishes.map((dish): BinItem<BinnedDish> => {
      const { id, name, categoryId, variants, ingredientIds, image } = dish;
      const price = variants[0] && formatEuro(variants[0].priceCents);
      return {
        id,
        kind: 'dish',
        name,
        detail: [categories.get(categoryId), price].filter(Boolean).join(' · '),
        needs: [categoryId, ...ingredientIds, ...(image ? [image.id] : []), ...madeOf(dish)],
        content: { dish, ties: tiesOf(users, id, gone) },
      };
    });
    await this.bin.put(remover, shopId, items);
  }

  private async takeOutOfOthers(ids: string[], users: readonly Product[]): Promise<void> {
    for (const user of users) await this.takeOut(user, ids);
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
