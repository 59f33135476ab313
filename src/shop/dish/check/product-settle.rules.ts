import { ageFor } from '../../menu/alcohol.rules.js';
import type { ComboCourse, ComboOffer, Dish, Prepacked, Product } from '../../menu/menu.types.js';
import { withIds } from '../../menu/menu-edit.rules.js';
import { pricedByHalves } from '../../menu/product-halves.rules.js';
import type { StockRule } from '../../stock/stock.types.js';
import type { ProductInput } from '../product-input.types.js';

interface Settling {
  /** null: it is new. */
  before: (Pick<Product, 'variants' | 'combo' | 'halves'> & Partial<Pick<Product, 'minAge'>>) | null;
  dishes: ReadonlyMap<string, Dish>;
  newId: () => string;
}

/** The input as it is saved: parts that stay keep their ids, unknown fields are dropped. */
export function settled<T extends Partial<ProductInput>>(input: T, { before, dishes, newId }: Settling): T {
  const halves = input.halves === undefined ? before?.halves : input.halves;
  const variants = input.variants && withIds(input.variants, before?.variants ?? [], newId);
  const priced = variants ?? (input.halves ? before?.variants : undefined);
  return {
    ...input,
    ...(priced && { variants: halves ? pricedByHalves(priced, halves, dishes) : priced }),
    ...(input.alcoholType && { minAge: ageFor(input.alcoholType, input.minAge ?? before?.minAge ?? 0) }),
    ...(input.stock && { stock: countedBy(input.stock) }),
    ...(input.combo && { combo: withCourseIds(input.combo, before?.combo ?? null, newId) }),
    ...(input.prepacked && { prepacked: plain(input.prepacked) }),
  };
}

const countedBy = (stock: StockRule): StockRule =>
  stock.kind === 'daily' ? { kind: 'daily', quota: stock.quota } : { kind: 'pieces' };

const withCourseIds = (combo: ComboOffer, before: ComboOffer | null, newId: () => string): ComboOffer => ({
  method: combo.method,
  courses: withIds(combo.courses, before?.courses ?? [], newId).map((course) => ({
    ...course,
    choices: withIds(course.choices, choicesOf(before, course), newId),
  })),
});

const choicesOf = (before: ComboOffer | null, { id }: ComboCourse) =>
  before?.courses.find((course) => course.id === id)?.choices ?? [];

const plain = ({ nutrition, ...words }: Prepacked): Prepacked => ({
  ...words,
  nutrition: nutrition && { ...nutrition },
});
