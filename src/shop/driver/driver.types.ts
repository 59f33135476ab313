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

export const STOP_STATES = ['open', 'delivered', 'notMet'] as const;
export type StopState = (typeof STOP_STATES)[number];

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
