import { Injectable } from '@nestjs/common';
import { freeName } from '../bin/bin.rules.js';
import type { BinEntry } from '../bin/bin.types.js';
import type { BinKeeper } from '../bin/bin-keepers.js';
import { MenuIsFull } from '../menu/menu.errors.js';
import type { Shop } from '../restaurant/shop.types.js';
import { IngredientRepository } from './ingredient.repository.js';
import { MOST_GROUPS } from './ingredient.types.js';
import { IngredientCategoryRepository } from './ingredient-category.repository.js';
import type { BinnedGroup } from './ingredient-return.rules.js';

/** Brings deleted groups back, and into them those of their ingredients that are in no other group by now. */
@Injectable()
export class IngredientGroupReturn implements BinKeeper {
  readonly kind = 'ingredientGroup';

  constructor(
    private readonly groups: IngredientCategoryRepository,
    private readonly ingredients: IngredientRepository,
  ) {}

  async check({ id: shopId }: Shop, entries: BinEntry[]): Promise<void> {
    const all = await this.groups.list(shopId);
    if (all.length + entries.length > MOST_GROUPS) throw new MenuIsFull(MOST_GROUPS, 'Gruppen von Zutaten');
  }

  async restore({ id: shopId }: Shop, entries: BinEntry[]): Promise<void> {
    for (const { content } of entries) {
      const { group, ingredients } = content as BinnedGroup;
      const others = (await this.groups.list(shopId)).filter(({ id }) => id !== group.id);
      const name = freeName(
        group.name,
        others.map((other) => other.name),
      );
      await this.groups.putBack(shopId, { ...group, name, version: group.version + 1 });
      const free = (await this.ingredients.list(shopId)).filter(({ categoryId }) => categoryId === null);
      const back = free.map(({ id }) => id).filter((id) => ingredients.includes(id));
      await this.ingredients.setCategory(shopId, back, group.id);
    }
  }
}
