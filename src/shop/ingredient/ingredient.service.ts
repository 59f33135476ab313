import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { newId } from '../../shared/ids.js';
import { searchTokens } from '../../shared/text.js';
import { BadMenuEntry, NotOnTheMenu } from '../menu/menu.errors.js';
import { changedKeys, partsOf, withoutUndefined } from '../menu/menu-edit.rules.js';
import { MenuNews } from '../menu/menu-news.js';
import type { Ingredient } from '../pantry/pantry.types.js';
import { ChangedMeanwhile } from '../restaurant/shop.errors.js';
import { PantryIsFull } from './ingredient.errors.js';
import { IngredientRepository } from './ingredient.repository.js';
import { ingredientProblems } from './ingredient.rules.js';
import { type IngredientInput, MAX_INGREDIENTS } from './ingredient.types.js';
import { toIngredientForm } from './ingredient.view.js';
import { IngredientCategoryRepository } from './ingredient-category.repository.js';

const BARE = { categoryId: null, allergens: null, additives: [] } satisfies Partial<Ingredient>;

/** What the kitchen buys. A change shows at once on every dish that contains it. */
@Injectable()
export class IngredientService {
  constructor(
    private readonly ingredients: IngredientRepository,
    private readonly categories: IngredientCategoryRepository,
    private readonly news: MenuNews,
    private readonly clock: Clock,
  ) {}

  async get(shopId: string, id: string): Promise<Ingredient> {
    const ingredient = await this.ingredients.find(shopId, id);
    if (!ingredient) throw new NotOnTheMenu('Diese Zutat');
    return ingredient;
  }

  async create(
    viewer: Viewer,
    shopId: string,
    input: Partial<IngredientInput> & Pick<IngredientInput, 'name'>,
  ): Promise<Ingredient> {
    const others = await this.ingredients.list(shopId);
    if (others.length >= MAX_INGREDIENTS) throw new PantryIsFull(MAX_INGREDIENTS);
    const now = this.clock.now();
    const at = { createdAt: now, updatedAt: now };
    const ingredient = {
      ...BARE,
      ...withoutUndefined(input),
      ...at,
      id: newId(now.getTime()),
      shopId,
      version: 1,
    };
    await this.check(ingredient, others);
    await this.ingredients.add(ingredient, searchTokens(ingredient.name));
    await this.news.changed(viewer, shopId, { subject: 'ingredient', action: 'created', after: ingredient });
    return ingredient;
  }

  async update(
    viewer: Viewer,
    shopId: string,
    id: string,
    version: number,
    input: Partial<IngredientInput>,
  ): Promise<Ingredient> {
    const changes = withoutUndefined(input);
    const before = await this.get(shopId, id);
    if (version !== before.version) throw new ChangedMeanwhile({ current: toIngredientForm(before) });
    const wanted = { ...before, ...changes };
    const all = await this.ingredients.list(shopId);
    await this.check(
      wanted,
      all.filter((other) => other.id !== id),
    );
    const keys = changedKeys<Ingredient>(before, changes);
    if (keys.length === 0) return before;
    const after = await this.ingredients.change(shopId, id, version, {
      ...changes,
      searchTokens: searchTokens(wanted.name),
      updatedAt: this.clock.now(),
    });
    if (!after) throw new ChangedMeanwhile({ current: toIngredientForm(await this.get(shopId, id)) });
    await this.news.changed(viewer, shopId, {
      subject: 'ingredient',
      action: 'updated',
      before: { id, name: before.name, ...partsOf(before, keys) },
      after: { id, name: after.name, ...partsOf(after, keys) },
    });
    return after;
  }

  async move(viewer: Viewer, shopId: string, ids: string[], categoryId: string | null): Promise<void> {
    if (categoryId !== null && !(await this.categories.find(shopId, categoryId)))
      throw new NotOnTheMenu('Diese Gruppe');
    await this.ingredients.setCategory(shopId, ids, categoryId);
    const after = { ids, categoryId };
    await this.news.changed(viewer, shopId, { subject: 'ingredient', action: 'moved', after });
  }

  /** For salt and tomatoes, say. What has been checked before stays as it is. */
  async confirmNoAllergens(viewer: Viewer, shopId: string, ids: string[]): Promise<void> {
    await this.ingredients.checkNone(shopId, ids, this.clock.now());
    const after = { ids };
    await this.news.changed(viewer, shopId, { subject: 'ingredient', action: 'noAllergens', after });
  }

  private async check(wanted: Ingredient, others: readonly Ingredient[]): Promise<void> {
    const categories = await this.categories.list(wanted.shopId);
    const problems = ingredientProblems(wanted, { others, categories });
    if (problems.length > 0) throw new BadMenuEntry(problems);
  }
}
