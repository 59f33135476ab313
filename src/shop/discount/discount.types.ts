import type { Fulfilment } from '../../shared/fulfilment.types.js';
import type { Cents } from '../../shared/money.js';
import type { ShopTimes } from '../opening-hours/opening-hours.types.js';

/** A code that is typed, or a campaign that acts by itself. */
export const DISCOUNT_KINDS = ['code', 'campaign'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** Which dishes are meant. Without a category and a dish named all are, but for those kept out. */
export interface DiscountScope {
  categoryIds: string[];
  productIds: string[];
  notCategoryIds: string[];
  notProductIds: string[];
}

/** One seat of a set: so many pieces of these. */
export interface SetPart {
  quantity: number;
  scope: DiscountScope;
}

export type DiscountEffect =
  | { kind: 'amount'; cents: Cents }
  /** `maxCents: null`: without a lid. */
  | { kind: 'percent'; percent: number; maxCents: Cents | null }
  | { kind: 'freeDelivery' }
  /** So many pieces of these for nothing, the dearest first: taking one out of the basket never gives more. */
  | { kind: 'freeItem'; pieces: number }
  /** Of each `buy + get` pieces the `get` cheapest at `percent` off: 2 + 1 at 100, or every second at half price. */
  | { kind: 'buyGet'; buy: number; get: number; percent: number }
  | { kind: 'set'; parts: SetPart[]; cents: Cents };
export type DiscountEffectKind = DiscountEffect['kind'];

export interface DiscountConditions {
  /** Of all goods before any discount, what counts for the minimum order alone. */
  minimumCents: Cents;
  /** Empty: every way of ordering. */
  fulfilments: Fulfilment[];
  /** The first instant it is given, and the first it is not any more. */
  validFrom: Date | null;
  validUntil: Date | null;
  /** null: at any hour. */
  hours: ShopTimes | null;
  /** Whether its hours are those of ordering or of handing over. */
  clock: 'order' | 'handover';
  firstOrder: boolean;
  /** Only for who has not ordered for so long. */
  awayWeeks: number | null;
}

/** What takes something off a basket, and when. */
export interface DiscountRule {
  id: string;
  kind: DiscountKind;
  /** As guests read it. */
  label: string;
  effect: DiscountEffect;
  scope: DiscountScope;
  conditions: DiscountConditions;
  /** Whether it is given beside others that allow it as well. */
  combinable: boolean;
  /** The higher one is taken off first, and wins where two are worth the same. */
  priority: number;
}

/** What is known of whoever orders. */
export interface DiscountGuest {
  orders: number;
  lastOrderAt: Date | null;
}

/** Why a rule gives nothing to this basket. */
export type DiscountMiss =
  | { why: 'notYet'; from: Date }
  | { why: 'over' }
  | { why: 'hours' }
  | { why: 'fulfilment' }
  | { why: 'minimum'; missingCents: Cents }
  | { why: 'notFirst' }
  | { why: 'notAway' }
  /** Everybody who may have it has it, or this guest does as often as one may. */
  | { why: 'usedUp' }
  | { why: 'usedByGuest' }
  /** Nothing of what it is for lies in the basket, or not enough of it. */
  | { why: 'nothingMeant' }
  /** Others beside which it is not given are worth more. */
  | { why: 'better' };
