import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { BinEntry, RestoreWish } from '../../bin/bin.types.js';
import type { BinKeeper } from '../../bin/bin-keepers.js';
import { tokensOf } from '../../menu/draft/menu-draft.rules.js';
import { MenuService } from '../../menu/menu.service.js';
import type { Product } from '../../menu/menu.types.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { limitsOf, planNameOf } from '../../subscription/plans.js';
import { CategoryGone, MenuIsFull } from '../dish.errors.js';
import { ProductRepository } from '../product.repository.js';
import { type BinnedDish, returning } from './dish-return.rules.js';
import { type DishTie, rejoined } from './dish-ties.rules.js';

const TRIES = 5;

/** Brings deleted dishes back onto the menu, and back into the dishes made of them. */
@Injectable()
export class DishReturn implements BinKeeper {
  readonly kind = 'dish';

  constructor(
    private readonly products: ProductRepository,
    private readonly menus: MenuService,
    private readonly clock: Clock,
  ) {}

  async check(
    shop: Shop,
    entries: BinEntry[],
    coming: ReadonlySet<string>,
    { categoryId }: RestoreWish,
  ): Promise<void> {
    const limit = limitsOf(shop.subscription).products;
    if (limit !== null && (await this.products.count(shop.id)) + entries.length > limit) throw fullMenu(shop);
    const categories = new Set((await this.menus.listCategories(shop.id)).map(({ id }) => id));
    if (categoryId && categories.has(categoryId)) return;
    const homeless = dishesOf(entries).filter(
      (dish) => !categories.has(dish.categoryId) && !coming.has(dish.categoryId),
    );
    if (homeless.length > 0) throw new CategoryGone(homeless.map(({ name }) => name));
  }

  async restore(shop: Shop, entries: BinEntry[], { categoryId }: RestoreWish): Promise<void> {
    const ids = entries.map(({ id }) => id);
    const [categories, optionGroups, products] = await Promise.all([
      this.menus.listCategories(shop.id),
      this.menus.listOptionGroups(shop.id),
      this.menus.listProducts(shop.id),
    ]);
    const around = {
      categories: new Set(categories.map(({ id }) => id)),
      optionGroups: new Set(optionGroups.map(({ id }) => id)),
      dishes: new Set([...ids, ...products.map(({ id }) => id)]),
      numbers: new Set(products.flatMap(({ number }) => (number === '' ? [] : [number]))),
      lost: new Set(entries.flatMap(({ lost = [] }) => lost)),
      categoryId: categoryId ?? '',
    };
    const dishes = dishesOf(entries).map((dish) => returning(dish, around));
    await this.products.putBack(
      shop.id,
      dishes.map((dish) => ({ ...dish, searchTokens: tokensOf(dish) })),
    );
    await this.giveUpBeyond(shop, ids);
    for (const { id, content } of entries)
      for (const tie of (content as BinnedDish).ties) await this.join(shop.id, tie, id);
  }

  /** Two who restore at the same time may both have found room. */
  private async giveUpBeyond(shop: Shop, ids: string[]): Promise<void> {
    const limit = limitsOf(shop.subscription).products;
    if (limit === null || (await this.products.count(shop.id)) <= limit) return;
    await this.products.remove(shop.id, ids);
    throw fullMenu(shop);
  }

  /** Somebody else may save the dish in between: then it is read and changed again. */
  private async join(shopId: string, tie: DishTie, id: string): Promise<void> {
    for (let tried = 0; tried < TRIES; tried++) {
      const user = await this.products.find(shopId, tie.dishId);
      const sets = user && rejoined(user, tie, id);
      if (!sets) return;
      const updatedAt = this.clock.now();
      if (await this.products.change(shopId, user.id, user.version, { ...sets, updatedAt })) return;
    }
  }
}

const dishesOf = (entries: readonly BinEntry[]): Product[] =>
  entries.map(({ content }) => (content as BinnedDish).dish);

const fullMenu = ({ subscription }: Shop): MenuIsFull =>
  new MenuIsFull(planNameOf(subscription), limitsOf(subscription).products ?? 0);
