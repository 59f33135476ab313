import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ProductQuestion } from '../../../../src/shop/dish/product-input.types';
import { answering, rowTokens } from '../../../../src/shop/dish/product-question.rules';
import type { ProductRow } from '../../../../src/shop/dish/product-row.view';

/** The words of each row, looked up once for as long as the row is there. */
const words = new WeakMap<ProductRow, string[]>();

function wordsOf(row: ProductRow): string[] {
  const known = words.get(row) ?? rowTokens(row);
  words.set(row, known);
  return known;
}

/**
 * All rows are here, so nobody waits for an answer. The question stands in the address: it can be sent on. What is found answers
 * `answered`: whoever goes on typing is a little ahead of it.
 */
export function useQuestion(asked: ProductQuestion, rows: readonly ProductRow[]) {
  const [question, setQuestion] = useState(asked);
  const calm = useDeferredValue(question);
  const found = useMemo(() => answering(rows, calm, wordsOf), [rows, calm]);

  // A reload that began before the last key press restores its own address, so the question is put back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question itself is put there as it is asked
  useEffect(() => putInAddress(question), [asked]);

  function ask(next: ProductQuestion): void {
    setQuestion(next);
    putInAddress(next);
  }

  return { question, answered: calm, found, ask };
}

function putInAddress(question: ProductQuestion): void {
  const { pathname, search } = window.location;
  const address = addressOf(question);
  if (address !== pathname + search) window.history.replaceState(window.history.state, '', address);
}

function addressOf({ search, filter, categoryId, sort }: ProductQuestion): string {
  const query = new URLSearchParams();
  if (search.trim()) query.set('search', search.trim());
  if (filter !== 'all') query.set('filter', filter);
  if (categoryId) query.set('category', categoryId);
  if (sort !== 'menu') query.set('sort', sort);
  return query.size > 0 ? `/app/products?${query}` : '/app/products';
}
