import type { Fulfilment } from '../../../shared/fulfilment.types.js';
import type { Cents } from '../../../shared/money.js';
import type { ShopTimes } from '../../opening-hours/opening-hours.types.js';
import type { DiscountEffect } from '../discount.types.js';

export type Day = Date | string | null;

/** How a language says the pieces of the sentence. */
export interface OfferWords {
  /** 'Mo–Do 15–17 Uhr, Fr 15–18 Uhr' */
  hours(hours: ShopTimes): string;
  euro(cents: Cents): string;
  percentOff(percent: number, on: string): string;
  /** `on`: '' where it is for everything. */
  amountOff(euro: string, on: string): string;
  atMost(euro: string): string;
  freeDelivery: string;
  free(what: string): string;
  buyGet(effect: Pick<Extract<DiscountEffect, { kind: 'buyGet' }>, 'buy' | 'get' | 'percent'>): string;
  set(parts: string, euro: string): string;
  everything: string;
  nothingLeft: string;
  except(all: string, not: string): string;
  and: string;
  others(count: number): string;
  from(euro: string): string;
  way: Record<Fulfilment, string>;
  only(ways: string): string;
  firstOrder: string;
  away(weeks: number): string;
  /** Days as text; '' where there is none. */
  days(first: Day, last: Day): string;
  perGuest(times: number): string;
  inAll(times: number): string;
}
