import { Injectable } from '@nestjs/common';
import { newId } from '../../../shared/ids.js';
import { BadMenuEntry } from '../../menu/menu.errors.js';
import { MenuService } from '../../menu/menu.service.js';
import type { Product } from '../../menu/menu.types.js';
import { PantryService } from '../../pantry/pantry.service.js';
import { ProductRepository } from '../product.repository.js';
import type { ProductInput } from '../product-input.types.js';
import type { DishAround } from '../product-parts.types.js';
import { extrasProblems, productProblems } from './product-check.rules.js';
import { settled } from './product-settle.rules.js';

/** Checks the input for a dish against the rest of the menu. */
@Injectable()
export class ProductCheckService {
  constructor(
    private readonly menus: MenuService,
    private readonly products: ProductRepository,
    private readonly pantry: PantryService,
  ) {}

  /** The input, ready to be saved. */
  async checked<T extends Partial<ProductInput>>(
    shopId: string,
    input: T,
    before: Product | null,
  ): Promise<T> {
    const [categories, optionGroups, dishes, ingredients] = await Promise.all([
      this.menus.listCategories(shopId),
      this.menus.listOptionGroups(shopId),
      this.products.listDishes(shopId),
      this.pantry.list(shopId),
    ]);
    const around: DishAround = {
      self: before?.id ?? null,
      dishes: new Map(dishes.map((dish) => [dish.id, dish])),
      ingredients: new Set(ingredients.map(({ id }) => id)),
    };
    const ready = settled(input, { before, dishes: around.dishes, newId });
    const wanted = { ...before, ...ready } as ProductInput;
    const problems = [
      ...productProblems(wanted, { categories, optionGroups }),
      ...extrasProblems(wanted, around),
    ];
    if (problems.length > 0) throw new BadMenuEntry(problems);
    return ready;
  }
}
