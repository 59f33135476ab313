import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { CategoryRecord, ProductRecord } from '../../menu/menu-records.types.js';
import type { DishSets, MenuStep, StepState } from './menu-steps.types.js';

type Stored = Pick<ProductRecord, '_id' | 'version'> & Record<string, unknown>;
type Write = Parameters<Model<ProductRecord>['bulkWrite']>[0][number];

/** Many writes to the menu, each of which can tell whether it was done already and how to undo it. */
@Injectable()
export class MenuStepsRepository {
  constructor(
    @InjectModel('Product') private readonly products: Model<ProductRecord>,
    @InjectModel('Category') private readonly categories: Model<CategoryRecord>,
  ) {}

  async states(shopId: string, steps: readonly MenuStep[]): Promise<StepState[]> {
    const filter = { shopId, _id: { $in: steps.map(idOf) } };
    const [products, categories] = await Promise.all([
      this.products.find(filter).lean<Stored[]>(),
      this.categories.find(filter).lean(),
    ]);
    const there = new Map(products.map((product) => [product._id, product]));
    const named = new Set(categories.map(({ _id }) => _id));
    return steps.map((step) =>
      step.kind === 'addCategory'
        ? stateOfNew(named.has(step.category.id))
        : stateOf(step, there.get(idOf(step))),
    );
  }

  /** False when something was changed meanwhile. */
  async apply(shopId: string, steps: readonly MenuStep[], now: Date): Promise<boolean> {
    const writes = steps.flatMap((step) => writeFor(step, shopId, now) ?? []);
    const {
      matchedCount = 0,
      deletedCount = 0,
      insertedCount = 0,
    } = writes.length === 0 ? {} : await this.products.bulkWrite(writes, { ordered: false });
    const fresh = steps.flatMap((step) => (step.kind === 'addCategory' ? [recordOf(step.category)] : []));
    if (fresh.length > 0) await this.categories.insertMany(fresh);
    return matchedCount + deletedCount + insertedCount === writes.length;
  }

  /** What somebody has changed since is left alone. Returns the steps that were undone. */
  async undo(shopId: string, steps: readonly MenuStep[], now: Date): Promise<MenuStep[]> {
    const states = await this.states(shopId, steps);
    const done = steps.filter((_, at) => states[at] === 'done').reverse();
    const writes = done.flatMap((step) => undoingOf(step, shopId, now) ?? []);
    if (writes.length > 0) await this.products.bulkWrite(writes, { ordered: false });
    for (const step of done)
      if (step.kind === 'addCategory') await this.removeEmpty(shopId, step.category.id);
    return done;
  }

  async categoryNames(shopId: string): Promise<{ id: string; name: string }[]> {
    const records = await this.categories.find({ shopId }, { name: 1 }).lean();
    return records.map(({ _id, name }) => ({ id: _id, name }));
  }

  async createdAt(shopId: string, ids: readonly string[]): Promise<Map<string, Date>> {
    const records = await this.products
      .find({ shopId, _id: { $in: [...ids] } }, { createdAt: 1 })
      .lean<Pick<ProductRecord, '_id' | 'createdAt'>[]>();
    return new Map(records.map(({ _id, createdAt }) => [_id, createdAt]));
  }

  private async removeEmpty(shopId: string, id: string): Promise<void> {
    if ((await this.products.countDocuments({ shopId, categoryId: id })) > 0) return;
    await this.categories.deleteOne({ shopId, _id: id });
  }
}

function idOf(step: MenuStep): string {
  if (step.kind === 'changeDish') return step.id;
  return step.kind === 'addCategory' ? step.category.id : step.dish.id;
}

const stateOfNew = (isThere: boolean): StepState => (isThere ? 'done' : 'open');

function stateOf(step: Exclude<MenuStep, { kind: 'addCategory' }>, there: Stored | undefined): StepState {
  if (step.kind === 'addDish') return stateOfNew(there !== undefined);
  if (step.kind === 'removeDish') return removalState(step.dish.version, there);
  if (there?.version === step.version) return 'open';
  return there?.version === step.version + 1 && holds(there, step.after) ? 'done' : 'overtaken';
}

function removalState(version: number, there: Stored | undefined): StepState {
  if (!there) return 'done';
  return there.version === version ? 'open' : 'overtaken';
}

const holds = (there: Stored, sets: DishSets): boolean =>
  Object.entries(sets).every(([key, value]) => isDeepStrictEqual(there[key], value));

function writeFor(step: MenuStep, shopId: string, now: Date): Write | null {
  switch (step.kind) {
    case 'addDish':
      return { insertOne: { document: { ...recordOf(step.dish), createdAt: now, updatedAt: now } } };
    case 'changeDish':
      return updateOf(shopId, step.id, step.version, { ...step.after, updatedAt: now });
    case 'removeDish':
      return { deleteOne: { filter: { shopId, _id: step.dish.id, version: step.dish.version } } };
    default:
      return null;
  }
}

function undoingOf(step: MenuStep, shopId: string, now: Date): Write | null {
  switch (step.kind) {
    case 'addDish':
      return { deleteOne: { filter: { shopId, _id: step.dish.id } } };
    case 'changeDish':
      return updateOf(shopId, step.id, step.version + 1, { ...step.before, updatedAt: now });
    case 'removeDish':
      return { insertOne: { document: recordOf(step.dish) } };
    default:
      return null;
  }
}

const updateOf = (
  shopId: string,
  _id: string,
  version: number,
  sets: DishSets & { updatedAt: Date },
): Write => ({
  updateOne: { filter: { shopId, _id, version }, update: { $set: sets, $inc: { version: 1 } } },
});

const recordOf = <T extends { id: string }>({ id, ...rest }: T): Omit<T, 'id'> & { _id: string } => ({
  _id: id,
  ...rest,
});
