import { isFoundBy, searchTokens } from '../../shared/text.js';
import type { ProductFilter, ProductQuestion } from './product-input.types.js';
import type { ProductRow } from './product-row.view.js';

export const isNarrowed = ({ search, filter }: ProductQuestion): boolean =>
  search.trim() !== '' || filter !== 'all';

/** The rows that match. The page filters at every keystroke, so it may pass the search words of its rows precomputed. */
export function answering(
  rows: readonly ProductRow[],
  { search, filter }: ProductQuestion,
  tokensOf: (row: ProductRow) => string[] = rowTokens,
): ProductRow[] {
  const kept = rows.filter((row) => fits(row, filter));
  return search.trim() === '' ? kept : kept.filter((row) => isFoundBy(tokensOf(row), search));
}

export const rowTokens = ({ name, number, description }: ProductRow): string[] =>
  searchTokens(name, number, description);

export function fits({ soldOut, left, allergens, warnings }: ProductRow, filter: ProductFilter): boolean {
  if (filter === 'soldOut') return soldOut !== null || left === 0;
  if (filter === 'allergensUnchecked') return allergens === 'unchecked';
  return filter === 'all' || warnings.length > 0;
}
