import { useRef, useState } from 'react';
import { addDays, berlinClock, berlinInstant } from '../../../../src/shared/berlin-time';
import type { ProductsPage } from '../../../../src/shop/dish/dish.view';
import type { SoldOutSpan } from '../../../../src/shop/dish/product-input.types';
import type { ProductRow } from '../../../../src/shop/dish/product-row.view';
import { reordered } from '../../../../src/shop/menu/menu-edit.rules';
import { api } from '../../../lib/http/api';
import { refreshPage } from '../../../lib/live/fresh-page';
import { useLive } from '../../../lib/live/live';

const TOGETHER_MS = 250;
const MORNING = 5 * 60;

export interface MenuRows {
  rows: ProductRow[];
  /** Asks the server again; several changes at once ask once. */
  refresh: () => void;
  setPrice: (row: ProductRow, variantId: string, priceCents: number) => Promise<void>;
  sell: (row: ProductRow, span: SoldOutSpan) => Promise<void>;
  move: (row: ProductRow, before: string | null) => Promise<void>;
}

/** The list as the server gave it, with what has just been done to it already in it. */
export function useMenuRows({ products }: ProductsPage): MenuRows {
  const [state, setState] = useState({ from: products, rows: products });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (state.from !== products) setState({ from: products, rows: products });
  const show = (rows: ProductRow[]) => setState({ from: products, rows });

  function refresh(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void refreshPage(), TOGETHER_MS);
  }
  useLive('menu.changed', refresh);

  async function setPrice(row: ProductRow, variantId: string, priceCents: number): Promise<void> {
    const changed = row.variants.map((one) => (one.id === variantId ? { ...one, priceCents } : one));
    show(state.rows.map((one) => (one.id === row.id ? { ...one, variants: changed } : one)));
    await api.post('/api/product/price', { id: row.id, variantId, priceCents });
    refresh();
  }

  async function sell({ id }: ProductRow, span: SoldOutSpan): Promise<void> {
    const soldOut =
      span === 'available' ? null : { until: span === 'tomorrow' ? nextMorning(new Date()) : null };
    show(state.rows.map((one) => (one.id === id ? { ...one, soldOut } : one)));
    await api.post('/api/product/soldOut', { ids: [id], span });
    refresh();
  }

  async function move(row: ProductRow, before: string | null): Promise<void> {
    const siblings = state.rows.filter(({ categoryId }) => categoryId === row.categoryId);
    const order = reordered(
      siblings.map(({ id }) => id),
      row.id,
      before,
    );
    const inOrder = order.flatMap((id) => siblings.find((one) => one.id === id) ?? []);
    show(
      state.rows.flatMap((one) => {
        const index = siblings.indexOf(one);
        return index < 0 ? [one] : [inOrder[index] ?? one];
      }),
    );
    await api.post('/api/product/move', { id: row.id, categoryId: row.categoryId, before });
    refresh();
  }

  return { rows: state.rows, refresh, setPrice, sell, move };
}

/** What the server is about to say: the day of business ends in the morning. */
function nextMorning(now: Date): string {
  const { date, minute } = berlinClock(now);
  return berlinInstant(minute < MORNING ? date : addDays(date, 1), MORNING, 'earlier').toISOString();
}
