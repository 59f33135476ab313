import type { SlotSettings } from '../opening-hours/opening-hours.types.js';

/** How many pieces a basket or an order holds. */
export const piecesOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Where every slot takes as many as come, nobody counts. */
export const isLimited = ({ maxOrders, maxItems }: SlotSettings): boolean =>
  maxOrders !== null || maxItems !== null;
