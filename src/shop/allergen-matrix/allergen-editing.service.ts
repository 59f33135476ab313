import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/http/viewer.js';
import type { Declarable } from '../allergens/own-codes.rules.js';
import { DishIngredientsService } from '../dish/dish-ingredients.service.js';
import { NotOnTheMenu } from '../menu/menu.errors.js';
import { MenuNews } from '../menu/menu-news.js';
import { PantryService } from '../pantry/pantry.service.js';
import { ChangedMeanwhile } from '../restaurant/shop.errors.js';

interface TakingOut {
  productId: string;
  version: number;
  key: Declarable;
  ingredientIds: string[];
}

/** Takes allergens out of dishes. */
@Injectable()
export class AllergenEditing {
  constructor(
    private readonly dishes: DishIngredientsService,
    private readonly pantry: PantryService,
    private readonly news: MenuNews,
  ) {}

  /**
   * An allergen that comes from an ingredient can only be removed together with that ingredient. The audit trail
   * records for which allergen somebody took it out.
   */
  async takeOut(viewer: Viewer, shopId: string, { productId, version, key, ingredientIds }: TakingOut) {
    const before = await this.dishes.find(shopId, productId);
    if (!before) throw new NotOnTheMenu('Diese Speise');
    const left = before.ingredientIds.filter((id) => !ingredientIds.includes(id));
    const taken = await this.dishes.setIngredients(shopId, productId, version, left);
    if (!taken) throw new ChangedMeanwhile({ current: before });
    const gone = (await this.pantry.list(shopId)).filter(({ id }) => ingredientIds.includes(id));
    await this.news.changed(viewer, shopId, {
      subject: 'product',
      action: 'allergenTakenOut',
      before: { id: productId, name: before.name, ingredientIds: before.ingredientIds },
      after: { id: productId, key, ingredientIds: left, takenOut: gone.map(({ name }) => name) },
    });
  }
}
