import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/http/viewer.js';
import { Bin } from '../bin/bin.service.js';
import { DishIngredientsService } from '../dish/dish-ingredients.service.js';
import { MenuNews } from '../menu/menu-news.js';
import { IngredientInUse } from './ingredient.errors.js';
import { IngredientRepository } from './ingredient.repository.js';
import { IngredientService } from './ingredient.service.js';
import { binItemOf } from './ingredient-return.rules.js';

/** An ingredient and the dishes that contain it. */
@Injectable()
export class IngredientUseService {
  constructor(
    private readonly ingredients: IngredientService,
    private readonly store: IngredientRepository,
    private readonly dishes: DishIngredientsService,
    private readonly bin: Bin,
    private readonly news: MenuNews,
  ) {}

  /** Afterwards exactly these dishes contain it. */
  async setDishes(viewer: Viewer, shopId: string, id: string, productIds: string[]): Promise<void> {
    const { name } = await this.ingredients.get(shopId, id);
    const before = (await this.dishes.using(shopId, id)).map((dish) => dish.id);
    const added = productIds.filter((one) => !before.includes(one));
    const gone = before.filter((one) => !productIds.includes(one));
    if (added.length === 0 && gone.length === 0) return;
    await this.dishes.addTo(shopId, id, added);
    await this.dishes.takeOut(shopId, id, gone);
    await this.news.changed(viewer, shopId, {
      subject: 'ingredient',
      action: 'dishes',
      before: { id, name, dishes: before },
      after: { id, name, dishes: productIds },
    });
  }

  /** Taken out of dishes first: the allergens of a dish with a deleted ingredient would be unknown. */
  async remove(viewer: Viewer, shopId: string, id: string, takeOut: boolean): Promise<void> {
    const ingredient = await this.ingredients.get(shopId, id);
    const dishes = await this.dishes.using(shopId, id);
    if (dishes.length > 0 && !takeOut) throw new IngredientInUse(ingredient.name, dishes);
    await this.bin.put(viewer, shopId, [binItemOf(ingredient, dishes)]);
    await this.dishes.takeOut(
      shopId,
      id,
      dishes.map((dish) => dish.id),
    );
    await this.store.remove(shopId, id);
    await this.news.changed(viewer, shopId, {
      subject: 'ingredient',
      action: 'deleted',
      before: { ...ingredient, dishes },
    });
  }
}
