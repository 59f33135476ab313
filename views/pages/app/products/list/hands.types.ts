import type { DragEvent } from 'react';
import type { SoldOutSpan } from '../../../../../src/shop/dish/product-input.types';
import type { ProductRow } from '../../../../../src/shop/dish/product-row.view';

/** What a window asks about a row. */
export type RowAsking = { row: ProductRow; wish: 'until' | 'delete' } | null;

/** What can be done with a row. */
export interface RowHands {
  mayEdit: boolean;
  open: (row: ProductRow) => void;
  sell: (row: ProductRow, span: SoldOutSpan) => void;
  setPrice: (row: ProductRow, variantId: string, priceCents: number) => Promise<void>;
  copy: (row: ProductRow) => void;
  ask: (asking: RowAsking) => void;
}

/** What a row of the list asks the list for, by its row. */
export interface RowActs extends RowHands {
  tick: (row: ProductRow) => void;
  step: (row: ProductRow, by: -1 | 1) => void;
  drag: (row: ProductRow) => void;
  dragOver: (row: ProductRow) => void;
  drop: (event: DragEvent, before: string | null) => void;
  endDrag: () => void;
}
