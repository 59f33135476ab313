import type { Cents } from '../../shared/money.js';

/** Somebody who drives for the restaurant: a name, no account. */
export interface Driver {
  id: string;
  shopId: string;
  name: string;
  createdAt: Date;
  /** Drives no more; their past tours keep the name. */
  goneAt: Date | null;
}

/** `returned`: the tour has ended before anybody said what became of it. */
export type StopState = 'open' | 'delivered' | 'notMet' | 'returned';

/** What the guest gives at the door. */
export type DoorPayment = 'cash' | 'cardOnSite' | 'paid';

export interface Stop {
  orderId: string;
  number: number;
  state: StopState;
  payment: DoorPayment;
  /** What was still to be paid. */
  cents: Cents;
  at: Date | null;
}

/** Several stops in the order they are driven. It names no guest: who lives there stands in the orders. */
export interface Tour {
  id: string;
  shopId: string;
  version: number;
  driverId: string;
  driverName: string;
  businessDay: string;
  /** Of the link's token, which nobody keeps. */
  linkHash: string;
  startedAt: Date;
  /** The link is dead from then on, whatever is still open. */
  endsAt: Date;
  endedAt: Date | null;
  stops: Stop[];
}
