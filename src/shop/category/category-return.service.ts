import { Injectable } from '@nestjs/common';
import { freeName } from '../bin/bin.rules.js';
import type { BinEntry, Restoring } from '../bin/bin.types.js';
import type { BinKeeper } from '../bin/bin-keepers.js';
import { DishPlaces } from '../dish/dish-places.service.js';
import { MenuIsFull } from '../menu/menu.errors.js';
import type { Shop } from '../restaurant/shop.types.js';
import { CategoryRepository } from './category.repository.js';
import { MOST_CATEGORIES } from './category.types.js';
import type { BinnedCategory } from './category-return.rules.js';

/** Brings deleted categories back, and the dishes that are still where they moved to. */
@Injectable()
export class CategoryReturn implements BinKeeper {
  readonly kind = 'category';

  constructor(
    private readonly categories: CategoryRepository,
    private readonly dishes: DishPlaces,
  ) {}

  async check({ id: shopId }: Shop, entries: BinEntry[]): Promise<void> {
    const all = await this.categories.list(shopId);
    if (all.length + entries.length > MOST_CATEGORIES) throw new MenuIsFull(MOST_CATEGORIES, 'Kategorien');
  }

  async restore({ id: shopId }: Shop, entries: BinEntry[], { asked }: Restoring): Promise<void> {
    for (const { id, content, lost = [] } of entries) {
      const { category, dishes, moveTo } = content as BinnedCategory;
      const others = (await this.categories.list(shopId)).filter(({ id }) => id !== category.id);
      await this.categories.putBack(shopId, {
        ...category,
        name: freeName(
          category.name,
          others.map(({ name }) => name),
        ),
        image: category.image && lost.includes(category.image.id) ? null : category.image,
        version: category.version + 1,
      });
      // One that comes along with a dish takes no others with it.
      if (moveTo && asked.has(id)) await this.moveBack(shopId, category.id, dishes, moveTo);
    }
  }

  private async moveBack(shopId: string, id: string, dishes: string[], from: string): Promise<void> {
    const still = new Set(await this.dishes.idsIn(shopId, from));
    await this.dishes.place(
      shopId,
      id,
      dishes.filter((dish) => still.has(dish)),
    );
  }
}
