import type { OrderLine } from './basket.types.js';

/** How many pieces of each dish are in it, those inside combos included; null where a combo does not say its dishes. */
export function piecesOf(
  lines: readonly Pick<OrderLine, 'productId' | 'quantity' | 'combo'>[],
): Map<string, number> | null {
  const pieces = new Map<string, number>();
  for (const { productId, quantity, combo } of lines) {
    for (const id of [productId, ...(combo?.parts ?? []).map((part) => part.productId)]) {
      if (id === undefined) return null;
      pieces.set(id, (pieces.get(id) ?? 0) + quantity);
    }
  }
  return pieces;
}
