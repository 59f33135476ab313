import type { PostalPlace, PostalSource } from '../delivery/postal-code.types.js';
import type { ShopView } from '../restaurant/shop.view.js';
import type { HistoryEntry } from './history/history.view.js';

/** The props of /app/settings/restaurant. */
export interface RestaurantSettingsPage {
  shop: ShopView;
  /** The server's clock when the page was made, ISO. */
  now: string;
  /** What keeps the shop from being switched on, in one sentence; null when nothing does. */
  missing: string | null;
  history: HistoryEntry[];
  map: MapView;
}

export interface MapView {
  /** Postal codes around the restaurant. */
  places: PostalPlace[];
  /** Where the table comes from; empty when none is installed. */
  sources: PostalSource[];
}
