import type { BoardOrder, DayFigures } from '../order/order.view.js';

/** What the cooks see: orders in work, and where each category is made. */
export interface KitchenState {
  orders: BoardOrder[];
  /** By the id of a category; what is missing is made in the kitchen. */
  stations: Record<string, string>;
  /** What a delivery takes longer than food that is collected. */
  driveMinutes: number;
  figures: DayFigures;
  /** The server's clock. */
  now: string;
}

/** The props of /app/kitchen. */
export interface KitchenPage {
  shop: { name: string };
  kitchen: KitchenState;
}
