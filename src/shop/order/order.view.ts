import type { VatGroup } from '../pricing/pricing.types.js';
import type { Column } from './order.rules.js';
import type { Order, OrderState, RejectReason } from './order.types.js';

/** A card on the board: what the counter must see at a glance, and how to reach the guest. */
export interface BoardOrder {
  id: string;
  number: number;
  version: number;
  state: OrderState;
  column: Column | null;
  fulfilment: Order['fulfilment'];
  wantedAt: string | null;
  placedAt: string;
  promisedAt: string | null;
  lines: BoardLine[];
  payableCents: number;
  paid: boolean;
  payment: string;
  name: string;
  /** As people read it: '0171 3920012'. */
  phone: string;
  /** 'tel:+491713920012'; null when nobody could dial it. */
  phoneLink: string | null;
  note: string;
  /** Whoever hands it over asks for papers; 0: nobody has to. */
  minAge: number;
  /** Where a delivery goes; null for everything else. */
  address: BoardAddress | null;
}

export interface BoardAddress {
  /** 'Oranienstraße 5, 10999 Berlin' */
  line: string;
  /** Company, floor, what the driver should know. */
  details: string;
  zone: string;
}

export interface BoardLine {
  quantity: number;
  name: string;
  variant: string;
  options: string[];
  note: string;
}

export interface OrderBoard {
  orders: BoardOrder[];
}

export const REJECT_LABEL: Record<RejectReason, string> = {
  tooBusy: 'Gerade zu viel los',
  soldOut: 'Etwas ist ausverkauft',
  closing: 'Wir schließen gleich',
  outOfReach: 'Außerhalb unseres Gebiets',
  unreachable: 'Rückfrage nicht möglich',
  other: 'Anderer Grund',
};

export const STATE_LABEL: Record<OrderState, string> = {
  awaitPayment: 'Wartet auf Zahlung',
  placed: 'Eingegangen',
  accepted: 'Angenommen',
  preparing: 'In Zubereitung',
  ready: 'Fertig',
  underway: 'Unterwegs',
  completed: 'Abgeschlossen',
  rejected: 'Abgelehnt',
  cancelled: 'Storniert',
};

export type { VatGroup };
