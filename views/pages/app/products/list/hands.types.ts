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
