import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/http/viewer.js';
import { newId } from '../../shared/ids.js';
import { sameName } from '../../shared/text.js';
import { Bin } from '../bin/bin.service.js';
import { BadMenuEntry, MenuIsFull, NotOnTheMenu } from '../menu/menu.errors.js';
import { reordered } from '../menu/menu-edit.rules.js';
import { MenuNews } from '../menu/menu-news.js';
import type { IngredientCategory } from '../pantry/pantry.types.js';
import { ChangedMeanwhile } from '../restaurant/shop.errors.js';
import { IngredientRepository } from './ingredient.repository.js';
import { MOST_GROUPS as MOST } from './ingredient.types.js';
import { IngredientCategoryRepository } from './ingredient-category.repository.js';
import { groupItemOf } from './ingredient-return.rules.js';

const SUBJECT = 'ingredientCategory';
const GONE = 'Diese Gruppe';

/** Groups of ingredients, for the kitchen only; guests never see them. */
@Injectable()
export class IngredientCategoryService {
  constructor(
    private readonly categories: IngredientCategoryRepository,
    private readonly ingredients: IngredientRepository,
    private readonly bin: Bin,
    private readonly news: MenuNews,
  ) {}

  async create(viewer: Viewer, shopId: string, name: string): Promise<IngredientCategory> {
    const all = await this.categories.list(shopId);
    if (all.length >= MOST) throw new MenuIsFull(MOST, 'Gruppen von Zutaten');
    refuseTakenName(all, name);
    const position = Math.max(-1, ...all.map((category) => category.position)) + 1;
    const category = { id: newId(), shopId, version: 1, name, position };
    await this.categories.add(category);
    await this.news.changed(viewer, shopId, { subject: SUBJECT, action: 'created', after: category });
    return category;
  }

  async rename(viewer: Viewer, shopId: string, id: string, version: number, name: string) {
    const all = await this.categories.list(shopId);
    const before = all.find((category) => category.id === id);
    if (!before) throw new NotOnTheMenu(GONE);
    refuseTakenName(
      all.filter((other) => other !== before),
      name,
    );
    const after = await this.categories.rename(shopId, id, version, name);
    if (!after) throw new ChangedMeanwhile({ current: before });
    await this.news.changed(viewer, shopId, { subject: SUBJECT, action: 'updated', before, after });
    return after;
  }

  async move(viewer: Viewer, shopId: string, id: string, before: string | null): Promise<void> {
    const ids = (await this.categories.list(shopId)).map((category) => category.id);
    if (!ids.includes(id)) throw new NotOnTheMenu(GONE);
    await this.categories.order(shopId, reordered(ids, id, before));
    await this.news.changed(viewer, shopId, { subject: SUBJECT, action: 'moved', after: { id, before } });
  }

  /** Its ingredients stay, without a group. */
  async remove(viewer: Viewer, shopId: string, id: string): Promise<void> {
    const before = await this.categories.find(shopId, id);
    if (!before) throw new NotOnTheMenu(GONE);
    const members = (await this.ingredients.list(shopId)).filter(({ categoryId }) => categoryId === id);
    await this.bin.put(viewer, shopId, [groupItemOf(before, members)]);
    await this.ingredients.leaveCategory(shopId, id);
    await this.categories.remove(shopId, id);
    await this.news.changed(viewer, shopId, { subject: SUBJECT, action: 'deleted', before });
  }
}

function refuseTakenName(others: readonly IngredientCategory[], name: string): void {
  if (others.some((other) => sameName(other.name, name)))
    throw new BadMenuEntry([{ field: 'name', message: 'Diese Gruppe gibt es schon.' }]);
}
