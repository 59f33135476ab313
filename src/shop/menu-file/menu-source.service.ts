import { Injectable } from '@nestjs/common';
import { MenuService } from '../menu/menu.service.js';
import type { Category, OptionGroup, Product } from '../menu/menu.types.js';
import { PantryService } from '../pantry/pantry.service.js';
import type { Around } from './rows/dish-cells.rules.js';

export interface WholeMenu {
  categories: Category[];
  products: Product[];
  optionGroups: OptionGroup[];
  around: Around;
}

/** The menu as stored, without the allergens of ingredients, which are not part of a file. */
@Injectable()
export class MenuSource {
  constructor(
    private readonly menus: MenuService,
    private readonly pantry: PantryService,
  ) {}

  async of(shopId: string): Promise<WholeMenu> {
    const [categories, products, optionGroups, ingredients, { codeSet }] = await Promise.all([
      this.menus.listCategories(shopId),
      this.menus.listProducts(shopId),
      this.menus.listOptionGroups(shopId),
      this.pantry.list(shopId),
      this.menus.menuOf(shopId),
    ]);
    const shown = new Set(categories.map(({ id }) => id));
    return {
      categories,
      products: products.filter(({ categoryId }) => shown.has(categoryId)),
      optionGroups,
      around: { categories, optionGroups, ingredients, codeSet },
    };
  }
}
