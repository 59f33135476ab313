import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/http/viewer.js';
import type { Declared } from '../allergens/allergens-union.rules.js';
import type { Declarable } from '../allergens/own-codes.rules.js';
import { toOptionGroupForm } from '../dish/dish.view.js';
import { DishIngredientsRepository } from '../menu/dish-ingredients.repository.js';
import { NotOnTheMenu } from '../menu/menu.errors.js';
import type { OptionGroup } from '../menu/menu.types.js';
import { MenuNews } from '../menu/menu-news.js';
import { OptionGroupRepository } from '../option-group/option-group.repository.js';
import { PantryService } from '../pantry/pantry.service.js';
import { ChangedMeanwhile } from '../restaurant/shop.errors.js';

export interface TakingOut {
  productId: string;
  version: number;
  key: Declarable;
  ingredientIds: string[];
}

/** What the matrix changes beside the dish itself. */
@Injectable()
export class AllergenDeedsService {
  constructor(
    private readonly dishes: DishIngredientsRepository,
    private readonly groups: OptionGroupRepository,
    private readonly pantry: PantryService,
    private readonly news: MenuNews,
  ) {}

  /**
   * An allergen that an ingredient brings leaves a dish with that ingredient and in no other way. The trail says
   * for the sake of which allergen somebody took it out.
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

  async declareOption(
    viewer: Viewer,
    shopId: string,
    [groupId, optionId]: [string, string],
    declared: Pick<OptionGroup['options'][number], keyof Declared>,
  ): Promise<void> {
    const before = await this.groups.find(shopId, groupId);
    if (!before?.options.some(({ id }) => id === optionId)) throw new NotOnTheMenu('Diese Auswahl');
    const options = before.options.map((one) => (one.id === optionId ? { ...one, ...declared } : one));
    const after = await this.groups.change(shopId, groupId, before.version, { options });
    if (!after) throw new ChangedMeanwhile({ current: toOptionGroupForm(before) });
    await this.news.changed(viewer, shopId, { subject: 'optionGroup', action: 'updated', before, after });
  }
}
