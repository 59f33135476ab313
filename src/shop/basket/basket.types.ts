import type { Cents } from '../../shared/money.js';
import type { Voice } from '../../shared/voice.types.js';
import type { DeliveryArea } from '../delivery/delivery.types.js';
import type { PricedLine, PricingOption } from '../pricing/pricing.types.js';
import { PAYMENT_METHODS, type PaymentMethod } from '../restaurant/pay-ways.types.js';

export { PAYMENT_METHODS, type PaymentMethod };

/** What a guest wants, before the menu has been asked. Ids and quantities only: prices are ours. */
export type OrderDraft = DeliveryDraft | PickupDraft | TableDraft;

interface AnyDraft {
  when: 'asap' | Date;
  lines: DraftLine[];
  payment: PaymentMethod;
  /** What a guest who pays in cash wants to hand over, so that the change is at hand. */
  cashCents?: Cents | null;
  tipCents: Cents;
  /** Of vouchers, as they are kept; missing where the guest has none. */
  codes?: readonly string[];
  /** Of discounts; missing where the guest has none. */
  discountCodes?: readonly string[];
  /** Who orders, once they have said so: some discounts are for new guests alone. */
  guest?: { phone: string; email: string };
  speech: Voice;
}

export interface DeliveryDraft extends AnyDraft {
  fulfilment: 'delivery';
  /** null while nobody has said where to. */
  address: PostalAddress | null;
}

export interface PickupDraft extends AnyDraft {
  fulfilment: 'pickup';
}

export interface TableDraft extends AnyDraft {
  fulfilment: 'table';
  /** Stands on the table, and says which one it is: '7'. */
  tableCode: string;
  /** Which party it is for. */
  table?: { tableId: string; tabId: string; guestId: string; room: string; shared: boolean };
  /** Bottles cost their deposit here too. */
  deposit?: boolean;
}

export interface DraftLine {
  productId: string;
  variantId: string | null;
  options: { groupId: string; optionId: string; quantity: number }[];
  quantity: number;
  note: string;
}

/** Where a delivery goes; a basket that is only asked for its price may know no more than the postal code. */
export interface PostalAddress {
  street: string;
  houseNo: string;
  postalCode: string;
  city: string;
  floor: string;
  company: string;
  /** For the driver: 'Hinterhaus, bitte klingeln'. */
  note: string;
}

/** The area as it was on the day. It names no guest, so it outlives their address. */
export type OrderZone = Pick<
  DeliveryArea,
  'id' | 'name' | 'minOrderCents' | 'feeCents' | 'freeFromCents' | 'eta'
>;

/** A line as it was on the day: later changes of the menu do not reach it. */
export interface OrderLine extends PricedLine {
  options: OrderOption[];
  variantId: string;
  variantName: string;
  number: string;
  categoryId: string;
  categoryName: string;
  note: string;
  /** Whoever takes it shows papers; not known of orders of older versions, and of what has no limit. */
  minAge?: number;
  declared: Declaration;
  /** As the guest reads it, where that is not German; the kitchen and the receipts go by the German words. */
  guestWords?: GuestWords;
}

export interface GuestWords {
  name: string;
  /** Not known of orders of older versions. */
  variantName?: string;
  /** One for each option of the line, in its order. */
  options: string[];
  /** German words of the line that were given in the guest's language too, and read the same there. */
  alike?: string[];
}

export interface OrderOption extends PricingOption {
  /**
   * The group, the course of a combo or the half it answers: its id is unique only in there. null on orders of older
   * versions whose group could not be found.
   */
  groupId: string | null;
  /** What it answers, as it was asked that day; missing for parts of a dish, and on orders of older versions. */
  question?: OptionQuestion;
}

export interface OptionQuestion {
  name: string;
  /** It has exactly one answer. */
  one: boolean;
}

/** Allergens and additives by their codes, those of extras and of chosen dishes included. */
export interface Declaration {
  codes: string[];
  /** false when a part of it has not been checked. */
  complete: boolean;
}
