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

/** What is wished, as it is kept: parts that stay keep their ids, and nothing that no kind of dish has. */
export function settled<T extends Partial<ProductInput>>(wish: T, { before, dishes, newId }: Settling): T {
  const halves = wish.halves === undefined ? before?.halves : wish.halves;
  const variants = wish.variants && withIds(wish.variants, before?.variants ?? [], newId);
  const priced = variants ?? (wish.halves ? before?.variants : undefined);
  return {
    ...wish,
    ...(priced && { variants: halves ? pricedByHalves(priced, halves, dishes) : priced }),
    ...(wish.alcoholType && { minAge: ageFor(wish.alcoholType, wish.minAge ?? before?.minAge ?? 0) }),
    ...(wish.stock && { stock: countedBy(wish.stock) }),
    ...(wish.combo && { combo: withCourseIds(wish.combo, before?.combo ?? null, newId) }),
    ...(wish.prepacked && { prepacked: plain(wish.prepacked) }),
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
