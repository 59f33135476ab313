import type { PrinterView } from '../../printer/printer/printer.view.js';
import type { Routing } from '../../printer/routing/routing.types.js';
import type { Cover } from './cover.rules.js';

/** How much of the menu has a printer, and whether there is any. */
export interface CoverView extends Cover {
  printers: number;
}

/** The props of /app/settings/printers. */
export interface PrinterSettingsPage {
  printers: RoutedPrinterView[];
  categories: RoutedCategory[];
  cover: Cover;
  /** Every place where something is made, the kitchen among them. */
  stations: string[];
  /** How many printers the plan has room for; null: as many as you like. */
  limit: number | null;
  planName: string;
}

export interface RoutedPrinterView extends PrinterView, Routing {}

export interface RoutedCategory {
  id: string;
  name: string;
  station: string;
  /** How many dishes it has. */
  dishes: number;
}
