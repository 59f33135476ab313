import type { Fulfilment } from '../../shared/fulfilment.types.js';
import type { Cents } from '../../shared/money.js';
import type { PaymentMethod, PostalAddress } from '../basket/basket.types.js';
import type { PhoneDish } from './phone-menu.view.js';

/** At a table guests order themselves or with whoever serves them. */
export const PHONE_WAYS = ['delivery', 'pickup'] as const;
export type PhoneWay = (typeof PHONE_WAYS)[number];

export const PHONE_PAYMENTS = ['cash', 'cardOnSite'] as const satisfies readonly PaymentMethod[];
export type PhonePayment = (typeof PHONE_PAYMENTS)[number];

export interface PhoneOrderPage {
  /** Empty: nothing can be ordered here at all. */
  ways: PhoneWay[];
  /** What the kitchen usually needs, by way. */
  leadMinutes: Record<PhoneWay, number>;
  /** Where most of its guests live. */
  city: string;
  dishes: PhoneDish[];
}

/** Who is calling, as far as this restaurant still knows. */
export interface CallerView {
  /** '+493023125123'; null when nobody could dial what was typed. */
  phone: string | null;
  /** '030 23125123'; '' when nobody could dial it. */
  shown: string;
  name: string;
  /** Why this number is on the block list; null: it is not. */
  blocked: string | null;
  /** Has agreed on the phone to be known. */
  remembered: boolean;
  /** The latest first, each door once. */
  addresses: PostalAddress[];
  orders: CallerOrder[];
}

export interface CallerOrder {
  id: string;
  number: number;
  placedAt: string;
  fulfilment: Fulfilment;
  payableCents: Cents;
  /** '2 × Margherita Groß' */
  dishes: string[];
  /** To order the same again; dishes that left the menu are refused with a sentence. */
  lines: PhoneLine[];
}

export interface PhoneLine {
  productId: string;
  variantId: string | null;
  options: { groupId: string; optionId: string; quantity: number }[];
  quantity: number;
  note: string;
}

export interface PhoneQuote {
  /** Line by line as they were asked. */
  lines: { grossCents: Cents }[];
  goodsCents: Cents;
  discountCents: Cents;
  feesCents: Cents;
  depositCents: Cents;
  payableCents: Cents;
  area: string | null;
  handoverAt: string;
  minAge: number;
  /** Why this could not be ordered now; null: it could. */
  refusal: string | null;
}

export interface PhoneSlot {
  at: string;
  /** 'Heute 18:30' */
  label: string;
  full: boolean;
}

export interface PlacedByPhone {
  id: string;
  number: number;
  /** When the guest was told it is there. */
  promisedAt: string | null;
  payableCents: Cents;
}
