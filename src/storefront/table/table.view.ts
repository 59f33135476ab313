import type { OrderState } from '../../shop/order/order.types.js';
import type { CallKind, PayHow } from '../../shop/table/tab/tab.types.js';
import type { QuoteLineView } from '../order/quote.view.js';

/** The table as its guests see it: everybody's rounds, by first name. */
export interface GuestTableView {
  label: string;
  room: string;
  ordering: boolean;
  me: { id: string; name: string };
  guests: { id: string; name: string }[];
  rounds: GuestRound[];
  totalCents: number;
  paidCents: number;
  openCents: number;
  shares: { guestId: string; name: string; cents: number }[];
  calls: GuestCall[];
}

export interface GuestRound {
  id: string;
  guestId: string;
  name: string;
  shared: boolean;
  state: OrderState;
  at: string;
  lines: Pick<QuoteLineView, 'name' | 'variant' | 'quantity' | 'options' | 'note' | 'totalCents'>[];
  cents: number;
  paid: boolean;
  /** The page of one's own round: others read no token. */
  token: string | null;
}

export interface GuestCall {
  kind: CallKind;
  how: PayHow | null;
  at: string;
  answered: boolean;
}

export interface JoinedView {
  /** Kept by this browser; it says who orders. */
  guest: string;
  table: GuestTableView;
}
