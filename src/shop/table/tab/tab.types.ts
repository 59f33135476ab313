/** open: people sit there. merged: its people sit at another table, and it is paid with that one. */
export type TabState = 'open' | 'merged' | 'closed';

export const CALL_KINDS = ['waiter', 'pay'] as const;
export type CallKind = (typeof CALL_KINDS)[number];

export const PAY_HOWS = ['cash', 'card'] as const;
/** What the guests would like to pay with; what they do pay with is the till's alone. */
export type PayHow = (typeof PAY_HOWS)[number];

/** Never by which means, and never how much: that is the till's. */
export const CLOSE_REASONS = ['paidOnline', 'toTill', 'mistake', 'left'] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

export interface TabGuest {
  id: string;
  /** A first name. */
  name: string;
  /** Of the secret in their browser. */
  tokenHash: string;
  /** The network they came from, hashed: one code in two places is shown to the desk. */
  place: string;
  joinedAt: Date;
}

export interface TabCall {
  id: string;
  kind: CallKind;
  how: PayHow | null;
  guestId: string;
  at: Date;
  /** null: nobody has answered yet. */
  answeredAt: Date | null;
  answeredBy: string;
}

/** The people at a table, from sitting down to leaving. What they ordered are orders that name it. */
export interface Tab {
  id: string;
  shopId: string;
  tableId: string;
  state: TabState;
  mergedInto: string | null;
  openedAt: Date;
  /** Somebody of the house has seated them; null: they have only scanned the code. */
  seatedAt: Date | null;
  seatedBy: string;
  guests: TabGuest[];
  calls: TabCall[];
  closing: { reason: CloseReason | 'overnight'; at: Date; by: string } | null;
}

/** What an order says of its table. */
export interface TabShare {
  guestId: string;
  name: string;
  cents: number;
}

/** What the desk hears. */
export interface TableCalled {
  tabIds: string[];
  label: string;
  kind: CallKind;
  how: PayHow | null;
}
