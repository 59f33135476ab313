import { atFirstUse } from '../../shared/at-first-use.js';
import { isFoundBy, searchTokens } from '../../shared/text.js';
import { PRODUCT_FILTERS, type ProductFilter, type ProductQuestion } from './product-input.types.js';
import type { ProductRow } from './product-row.view.js';

/** Everything, as guests read it. */
export const ALL_DISHES: ProductQuestion = { search: '', filter: 'all', categoryId: null, sort: 'menu' };

export const isNarrowed = ({ search, filter, categoryId }: ProductQuestion): boolean =>
  search.trim() !== '' || filter !== 'all' || categoryId !== null;

/** Whether the rows stand as they stand on the menu, one category without a gap: only then they can be moved. */
export const isCategoryInOrder = ({ search, filter, categoryId, sort }: ProductQuestion): boolean =>
  categoryId !== null && sort === 'menu' && filter === 'all' && search.trim() === '';

/** The rows that match. The page filters at every keystroke, so it may pass the search words of its rows precomputed. */
export function answering(
  rows: readonly ProductRow[],
  { search, filter, categoryId, sort }: ProductQuestion,
  tokensOf: (row: ProductRow) => string[] = rowTokens,
): ProductRow[] {
  const kept = rows.filter(
    (row) => (categoryId === null || row.categoryId === categoryId) && fits(row, filter),
  );
  const found = search.trim() === '' ? kept : kept.filter((row) => isFoundBy(tokensOf(row), search));
  return sorted(found, sort);
}

export const rowTokens = ({ name, number, description }: ProductRow): string[] =>
  searchTokens(name, number, description);

export function fits(
  { soldOut, left, allergens, warnings, thumbnail }: ProductRow,
  filter: ProductFilter,
): boolean {
  if (filter === 'soldOut') return soldOut !== null || left === 0;
  if (filter === 'allergensUnchecked') return allergens === 'unchecked';
  if (filter === 'noPicture') return thumbnail === null;
  return filter === 'all' || warnings.length > 0;
}

/** How many rows each view of the list has. */
export const countsOf = (rows: readonly ProductRow[]): Record<ProductFilter, number> =>
  Object.fromEntries(
    PRODUCT_FILTERS.map((filter) => [filter, rows.filter((row) => fits(row, filter)).length]),
  ) as Record<ProductFilter, number>;

export function countsByCategory(rows: readonly ProductRow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { categoryId } of rows) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
  return counts;
}

/** Rows that are equal in it keep the order of the menu. */
function sorted(rows: ProductRow[], sort: ProductQuestion['sort']): ProductRow[] {
  if (sort === 'menu') return rows;
  if (sort === 'name') return [...rows].sort((a, b) => WORDS().compare(a.name, b.name));
  if (sort === 'number') return [...rows].sort(byNumber);
  const by = sort === 'cheapest' ? 1 : -1;
  return [...rows].sort((a, b) => by * (leastPrice(a) - leastPrice(b)));
}

const WORDS = atFirstUse(() => new Intl.Collator('de', { numeric: true }));

/** Dishes without a number come last. */
const byNumber = (a: ProductRow, b: ProductRow): number =>
  Number(a.number === '') - Number(b.number === '') || WORDS().compare(a.number, b.number);

const leastPrice = ({ variants }: ProductRow): number =>
  Math.min(...variants.map(({ priceCents }) => priceCents));
