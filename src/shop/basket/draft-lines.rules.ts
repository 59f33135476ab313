import type { DraftLine } from './basket.types.js';

/** As somebody sends it: what is left out is nothing. */
export type SentLine = Omit<DraftLine, 'note' | 'variantId'> & { note?: string; variantId?: string | null };

/** Lines of a basket as they came in, without anything nobody asked for. */
export const draftLinesOf = (lines: readonly SentLine[]): DraftLine[] =>
  lines.map(({ productId, variantId = null, options, quantity, note = '' }) => ({
    productId,
    variantId,
    options: options.map((option) => ({ ...option })),
    quantity,
    note,
  }));
