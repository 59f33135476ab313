import type { Fulfilment } from '../../shared/fulfilment.types.js';
import type { Cents } from '../../shared/money.js';
import type { DeliveryArea, DeliveryAreaRule } from '../delivery/delivery.types.js';

/** Decides the VAT rate together with the way a dish leaves the house; a product never carries a raw rate. */
export const TAX_CLASSES = [
  'food',
  'drink',
  'milkDrink75',
  'milk',
  'tapWater',
  'foodLuxury',
  'nonfood',
  'voucherMulti',
] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];

export const VAT_SCHEMES = ['regular', 'small'] as const;
export type VatScheme = (typeof VAT_SCHEMES)[number];

/** A basket after the menu has been asked: names, prices and classes as they are right now. */
export interface PricingInput {
  fulfilment: Fulfilment;
  /** The day of handover, YYYY-MM-DD; it decides the rates. */
  supplyDay: string;
  vatScheme: VatScheme;
  lines: PricingLine[];
  /** One after the other, each on what the one before has left. */
  discounts: Discount[];
  /** null: nothing is driven anywhere, so no fee and no minimum. */
  delivery: DeliveryTerms | null;
  extraFees: ExtraFee[];
  tip: Tip;
  /** The value left on a voucher that serves as means of payment. */
  voucherCents: Cents;
}

export interface PricingLine {
  /** Unique within the basket. */
  id: string;
  productId: string;
  name: string;
  quantity: number;
  taxClass: TaxClass;
  /** One piece without options and deposit. */
  unitCents: Cents;
  options: PricingOption[];
  deposit: Deposit | null;
  combo: Combo | null;
  /** What local packaging costs for one piece. */
  packagingCents: Cents;
  /** false for what an operator keeps out of the minimum order, alcohol for one. */
  countsForMinimum: boolean;
}

export interface PricingOption {
  id: string;
  name: string;
  cents: Cents;
  /** For one piece of the line. */
  quantity: number;
  /** null: taxed like the dish it is put on. */
  taxClass: TaxClass | null;
}

export interface Deposit {
  /** For one piece of the line. */
  cents: Cents;
  kind: 'oneWay' | 'reusable';
  /** null: taxed like the content. */
  taxClass: TaxClass | null;
}

export const COMBO_METHODS = ['singlePrices', 'thirtySeventy'] as const;
export type ComboMethod = (typeof COMBO_METHODS)[number];

/** Several dishes at one price, split for the tax office. */
export interface Combo {
  /** By the prices of the chosen parts, or 30 % drinks and 70 % food of a flat price. */
  method: ComboMethod;
  parts: ComboPart[];
}

export interface ComboPart {
  name: string;
  taxClass: TaxClass;
  quantity: number;
  /** What one piece costs on its own, in the chosen variant. */
  singleCents: Cents;
  /** Which dish it is and where it stands on the menu; not known of orders of older versions. */
  productId?: string;
  categoryId?: string;
  categoryName?: string;
  /** Its share in the deposit of the line, taxed by its own class. */
  deposit?: Deposit | null;
}

export type Discount = DiscountTarget &
  (
    | { kind: 'percent'; percent: number; maxCents?: Cents | null }
    | { kind: 'amount'; cents: Cents }
    /** What each line gets is known already: pieces for nothing, sets. */
    | { kind: 'lines'; shares: readonly LineShare[] }
    | { kind: 'freeDelivery' }
  );

interface DiscountTarget {
  id: string;
  label: string;
  /** The lines it is for; null: all goods. */
  lineIds: string[] | null;
}

export interface LineShare {
  lineId: string;
  cents: Cents;
}

export interface DeliveryTerms {
  area: DeliveryArea;
  rules: DeliveryAreaRule[];
}

/** A compulsory fee that guests see as a line of its own. */
export interface ExtraFee {
  kind: 'service' | 'packaging';
  fulfilments: Fulfilment[];
  cents: Cents;
  /** Of the goods after discount. */
  percent: number;
  maxCents: Cents | null;
}

export interface Tip {
  cents: Cents;
  /** A tip to the staff is no turnover; one to the owner is taxed like a fee. */
  recipient: 'staff' | 'owner';
}

/** What a basket costs, with everything a receipt and a refund need. */
export interface PricedBasket {
  /** What its rates follow; not known of orders of older versions. */
  terms?: { supplyDay: string; vatScheme: VatScheme };
  lines: PricedLine[];
  /** Before discounts, without deposit, fees and tip. */
  goodsCents: Cents;
  discountCents: Cents;
  /** `guestLabel`: what a guest of another language knows it by; missing where nobody has translated it. */
  discounts: { id: string; label: string; guestLabel?: string; cents: Cents }[];
  fees: PricedFee[];
  depositCents: Cents;
  groups: VatGroup[];
  tipCents: Cents;
  /** The share of an owner's tip in each rate; empty when it goes to the staff. */
  tipSplit: RateShare[];
  voucherCents: Cents;
  payableCents: Cents;
  /** Goods after discount: what minimum order and free delivery are measured by. */
  baseCents: Cents;
  missingToMinimumCents: Cents;
  /** The area refuses baskets below its minimum, and this is one. */
  belowMinimum: boolean;
  /** null: delivery is never free here, or nothing is delivered. */
  missingToFreeDeliveryCents: Cents | null;
}

export interface PricedLine extends PricingLine {
  /** All pieces with their options. */
  grossCents: Cents;
  discountCents: Cents;
  depositCents: Cents;
  /** 0 without deposit. Where it has several rates, `deposits` says which cent has which. */
  depositRate: number;
  /** Adds up to the deposit, one entry for each rate; not known of orders of older versions. */
  deposits?: RateShare[];
  /** Adds up to the line, one part for each rate. */
  parts: PricedPart[];
}

export interface PricedPart {
  rate: number;
  grossCents: Cents;
  discountCents: Cents;
}

export const FEE_KINDS = ['delivery', 'smallOrder', 'service', 'packaging'] as const;
export type FeeKind = (typeof FEE_KINDS)[number];

export interface PricedFee {
  kind: FeeKind;
  cents: Cents;
  split: RateShare[];
}

export interface RateShare {
  rate: number;
  cents: Cents;
}

export interface VatGroup {
  rate: number;
  grossCents: Cents;
  netCents: Cents;
  vatCents: Cents;
}
