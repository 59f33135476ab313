import type { Fulfilment } from '../../shared/fulfilment.types.js';

/** What has to happen to an order before the paper comes. */
export const PRINT_EVENTS = ['placed', 'accepted', 'due', 'ready'] as const;
export type PrintEventName = (typeof PRINT_EVENTS)[number];

export const TEMPLATES = ['kitchen', 'bar', 'driver', 'receipt'] as const;
export type TemplateName = (typeof TEMPLATES)[number];

export const MOST_COPIES = 5;
export const MOST_MINUTES = 24 * 60;
export const MOST_ROUTES = 6;

/** One kind of paper a printer makes of an order. */
export interface PrintRoute {
  event: PrintEventName;
  /** For `due`: how long before the order is due; null or missing: as long as the shop usually takes. */
  minutes?: number | null;
  /** null: of all. */
  orderTypes: Fulfilment[] | null;
  /** The dishes of these categories; null: those of the stations of the printer. */
  categories: string[] | null;
  template: TemplateName;
  copies: number;
}

/** Which papers come out of a printer. Printers of older versions have none of it. */
export interface Routing {
  /** null: one docket for the kitchen when an order is accepted. */
  routes: PrintRoute[] | null;
  /** Where its dockets go when it cannot print them. */
  failoverId: string | null;
  /** What no printer is set up for comes out here. Where nobody says so, the first printer does it. */
  catchAll: boolean;
}

export const NO_ROUTING: Routing = { routes: null, failoverId: null, catchAll: false };
