import { addressLine } from '../basket/address-line.rules.js';
import type { OrderLine } from '../basket/basket.types.js';
import type { VatGroup } from '../pricing/pricing.types.js';
import { type Column, columnOf } from './order.rules.js';
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
  phone: string;
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

export const toBoardOrder = (order: Order): BoardOrder => ({
  id: order.id,
  number: order.number,
  version: order.version,
  state: order.state,
  column: columnOf(order.state),
  fulfilment: order.fulfilment,
  wantedAt: order.wantedAt?.toISOString() ?? null,
  placedAt: order.placedAt.toISOString(),
  promisedAt: order.promisedAt?.toISOString() ?? null,
  lines: order.lines.map(boardLineOf),
  payableCents: order.sums.payableCents,
  paid: order.payment.paidCents >= order.sums.payableCents,
  payment: order.payment.way,
  name: order.contact.name,
  phone: order.contact.phone,
  note: order.contact.note,
  minAge: order.minAge,
  address: boardAddressOf(order),
});

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

function boardAddressOf({ contact: { address }, zone }: Order): BoardAddress | null {
  if (!address) return null;
  const details = [address.company, address.floor, address.note].filter(Boolean).join(', ');
  return { line: addressLine(address), details, zone: zone?.name ?? '' };
}

const boardLineOf = ({ quantity, name, variantName, options, note }: OrderLine): BoardLine => ({
  quantity,
  name,
  variant: variantName,
  options: options.map((option) =>
    option.quantity > 1 ? `${option.quantity} × ${option.name}` : option.name,
  ),
  note,
});

export type { VatGroup };
