import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/http/viewer.js';
import { WEEKDAYS } from '../../shared/berlin-time.js';
import { newId } from '../../shared/ids.js';
import { sameName } from '../../shared/text.js';
import { Bin } from '../bin/bin.service.js';
import { DishPlaces } from '../dish/dish-places.service.js';
import { BadMenuEntry, MenuIsFull, NotOnTheMenu } from '../menu/menu.errors.js';
import type { Category } from '../menu/menu.types.js';
import { reordered, withoutUndefined } from '../menu/menu-edit.rules.js';
import { MenuNews } from '../menu/menu-news.js';
import { weekProblems } from '../opening-hours/week-check.rules.js';
import { ChangedMeanwhile } from '../restaurant/shop.errors.js';
import { CategoryNotEmpty } from './category.errors.js';
import { CategoryRepository } from './category.repository.js';
import { type CategoryInput, MOST_CATEGORIES as MOST } from './category.types.js';
import { type CategoriesPage, toCategoryRow } from './category.view.js';
import { binItemOf } from './category-return.rules.js';

const PLAIN = { image: null, times: null, station: null } as const;

@Injectable()
export class CategoryService {
  constructor(
    private readonly categories: CategoryRepository,
    private readonly dishes: DishPlaces,
    private readonly bin: Bin,
    private readonly news: MenuNews,
  ) {}

  async page(shopId: string): Promise<CategoriesPage> {
    const [categories, counts] = await Promise.all([
      this.categories.list(shopId),
      this.dishes.countByCategory(shopId),
    ]);
    return {
      categories: categories.map((category) => toCategoryRow(category, counts.get(category.id) ?? 0)),
    };
  }

  async create(viewer: Viewer, shopId: string, input: CategoryInput): Promise<Category> {
    const all = await this.categories.list(shopId);
    if (all.length >= MOST) throw new MenuIsFull(MOST, 'Kategorien');
    refuseTakenName(all, input.name);
    refuseBadTimes(input);
    const position = Math.max(-1, ...all.map((category) => category.position)) + 1;
    const category = { ...PLAIN, ...withoutUndefined(input), id: newId(), shopId, version: 1, position };
    await this.categories.add(category);
    await this.news.changed(viewer, shopId, { subject: 'category', action: 'created', after: category });
    return category;
  }

  async update(viewer: Viewer, shopId: string, id: string, version: number, input: Partial<CategoryInput>) {
    const sets = withoutUndefined(input);
    const all = await this.categories.list(shopId);
    const before = all.find((category) => category.id === id);
    if (!before) throw new NotOnTheMenu('Diese Kategorie');
    if (sets.name !== undefined)
      refuseTakenName(
        all.filter((other) => other !== before),
        sets.name,
      );
    refuseBadTimes(sets);
    const after = await this.categories.change(shopId, id, version, sets);
    if (!after) throw new ChangedMeanwhile({ current: before });
    await this.news.changed(viewer, shopId, { subject: 'category', action: 'updated', before, after });
    return after;
  }

  async move(viewer: Viewer, shopId: string, id: string, before: string | null): Promise<void> {
    const ids = (await this.categories.list(shopId)).map((category) => category.id);
    if (!ids.includes(id)) throw new NotOnTheMenu('Diese Kategorie');
    await this.categories.order(shopId, reordered(ids, id, before));
    await this.news.changed(viewer, shopId, { subject: 'category', action: 'moved', after: { id, before } });
  }

  /** Dishes are never deleted with their category: they move to another one, or the category stays. */
  async remove(viewer: Viewer, shopId: string, id: string, moveTo: string | null): Promise<void> {
    const category = await this.categories.find(shopId, id);
    if (!category) throw new NotOnTheMenu('Diese Kategorie');
    const dishes = await this.dishes.idsIn(shopId, id);
    if (dishes.length > 0) await this.moveAll(shopId, category, dishes, moveTo);
    await this.bin.put(viewer, shopId, [binItemOf(category, { dishes, moveTo })]);
    await this.categories.remove(shopId, id);
    await this.news.changed(viewer, shopId, {
      subject: 'category',
      action: 'deleted',
      before: category,
      after: { moveTo },
    });
  }

  private async moveAll(shopId: string, { id, name }: Category, dishes: string[], moveTo: string | null) {
    if (moveTo === null || moveTo === id) throw new CategoryNotEmpty(name, dishes.length);
    if (!(await this.categories.find(shopId, moveTo))) throw new NotOnTheMenu('Diese Kategorie');
    const there = await this.dishes.idsIn(shopId, moveTo);
    await this.dishes.place(shopId, moveTo, [...there, ...dishes]);
  }
}

function refuseTakenName(others: readonly Category[], name: string): void {
  if (others.some((other) => sameName(other.name, name)))
    throw new BadMenuEntry([{ field: 'name', message: 'Diese Kategorie gibt es schon.' }]);
}

function refuseBadTimes({ times }: Partial<CategoryInput>): void {
  const problems = times ? weekProblems(times, 'times') : [];
  if (times && WEEKDAYS.every((day) => times[day].closed))
    problems.push({
      field: 'times',
      message: 'An mindestens einem Tag muss die Kategorie angeboten werden.',
    });
  if (problems.length > 0) throw new BadMenuEntry(problems);
}
