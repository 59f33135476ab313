import type { PostalPlace, PostalSource } from '../delivery/postal-code.types.js';
import type { HistoryEntry } from './history/history.view.js';
import type { PartKey, PartOfShop } from './parts.rules.js';
import type { SettingFact } from './setting-facts.rules.js';

/** The props of a page that changes a part of the restaurant. */
export interface SettingsPartPage<P extends PartKey> {
  shop: PartOfShop<P>;
}

export interface TimedPartPage<P extends PartKey> extends SettingsPartPage<P> {
  /** The server's clock when the page was made, ISO. */
  now: string;
}

/** The props of /app/settings/orders. */
export interface OrderSettingsPage extends SettingsPartPage<'orders'> {
  /** What keeps the shop from being switched on, in one sentence; null when nothing does. */
  missing: string | null;
}

/** The props of /app/settings/delivery. */
export interface DeliverySettingsPage extends TimedPartPage<'delivery'> {
  map: MapView;
}

export interface MapView {
  /** Postal codes around the restaurant. */
  places: PostalPlace[];
  /** Where the table comes from; empty when none is installed. */
  sources: PostalSource[];
}

/** The props of /app/settings/history. */
export interface SettingsHistoryPage {
  history: HistoryEntry[];
}

/** The props of /app/settings: what stands on the pages, in a line each. */
export interface SettingsIndexPage {
  facts: Record<string, SettingFact>;
}
