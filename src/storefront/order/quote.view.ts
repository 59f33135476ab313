import type { SaidView } from '../../shared/said.types.js';
import type { ReadableRow } from '../../shop/order/contact/order-export.rules.js';
import type { PayState } from '../../shop/order/paying/order-payment.types.js';
import type { BegunPaymentView } from '../../shop/payment/payment.view.js';

/** What `quote` answers: a basket priced by the server, and why it could not be ordered now. */
export interface QuoteView {
  lines: QuoteLineView[];
  goodsCents: number;
  discountCents: number;
  discounts: DiscountRowView[];
  fees: { kind: string; cents: number; split: { rate: number; cents: number }[] }[];
  depositCents: number;
  groups: { rate: number; grossCents: number; netCents: number; vatCents: number }[];
  tipCents: number;
  /** What vouchers pay of it. */
  voucherCents: number;
  /** Each code that was sent, what it takes off or pays, and what is left on it then. */
  codes: CodeView[];
  payableCents: number;
  /** What of the goods counts towards a minimum. */
  countedCents: number;
  missingToMinimumCents: number;
  /** How much more makes the delivery cheaper, and what it costs then; null where nothing does. */
  cheaperDelivery: { missingCents: number; feeCents: number } | null;
  /** The name of the area that serves the address; null without one. */
  area: string | null;
  etaMinutes: { from: number; to: number };
  /** The strictest age limit of all lines; 0 without one. */
  minAge: number;
  refusal: RefusalView | null;
  /** What the codes of the lines mean. */
  legend: { code: string; name: string }[];
  /** When it would be ready, or delivered, if it were ordered now. */
  handoverAt: string;
}

/** What one discount takes off, as the guest calls it; 0 for free delivery, which shows in the fees. */
export interface DiscountRowView extends SaidView {
  label: string;
  cents: number;
}

export interface CodeView {
  /** A voucher pays, a discount takes off. */
  kind: 'voucher' | 'discount';
  /** Without gaps, in capitals. */
  code: string;
  /** Why it pays nothing; null when it is fine. */
  message: string | null;
  /** Nothing that the guest could change about the order makes it pay. */
  isLost: boolean;
  cents: number;
  leftCents: number;
}

export interface QuoteLineView extends SaidView {
  productId: string;
  variantId: string | null;
  name: string;
  variant: string;
  /** An id is unique only inside its group, which is null where nobody knows any more which one it was. */
  options: OptionLineView[];
  quantity: number;
  note: string;
  unitCents: number;
  totalCents: number;
  depositCents: number;
  /** Allergens and additives, extras included. */
  codes: string[];
  /** false when a part of it has not been checked. */
  declared: boolean;
}

interface OptionLineView extends SaidView {
  id: string;
  groupId: string | null;
  name: string;
  quantity: number;
  cents: number;
}

interface RefusalView {
  code: string;
  message: string;
}

/** An order as it was just written. */
export interface PlacedView {
  id: string;
  number: number;
  token: string;
  /** What the browser needs to pay online; null where nothing is paid online, or the service has not answered yet. */
  payment: BegunPaymentView | null;
}

/** The answer to "Liefern wir an …?". */
export interface AddressView {
  area: {
    name: string;
    minOrderCents: number;
    feeCents: number;
    /** '2,90 €, ab 40,00 € kostenlos', in the guest's language. */
    feeText: string;
    etaMinutes: { from: number; to: number };
  } | null;
  /** Why not; null where we drive. */
  code: 'outsideArea' | null;
  /** What works at this address. */
  instead: 'pickup' | null;
  message: string;
  /** Where the postal code belongs: one town only where there is no other, none where nobody can say. */
  towns: string[];
}

/** The times a guest may order ahead for. */
export interface SlotsView {
  days: SlotDayView[];
}

export interface SlotDayView {
  /** '2026-11-20' */
  date: string;
  /** 'Heute', 'Morgen', 'Mo, 23.11.' */
  label: string;
  slots: { at: string; label: string; full: boolean }[];
}

/** What the guest's tracking page follows. */
export interface TrackingView {
  number: number;
  state: string;
  /** 'Angenommen' */
  stateLabel: string;
  /** 'Das Restaurant bereitet deine Bestellung zu.' */
  sentence: string;
  /** 'Jonas', for "Danke, Jonas!"; '' when nobody can tell, or once it is erased. */
  firstName: string;
  restaurant: RestaurantView;
  fulfilment: string;
  /** 'Oranienstraße 5, 10999 Berlin'; no surname, no phone: a link may be passed on. */
  address: string | null;
  wantedAt: string | null;
  placedAt: string;
  promisedAt: string | null;
  /** When the guest has the food, as well as anybody can say; null once it is ready for pickup, or over. */
  expectedAt: string | null;
  /** 'gegen 19:50 Uhr', 'zwischen 19:40 und 19:55 Uhr', 'um 18:30 Uhr'; '' where `expectedAt` is null. */
  expectedText: string;
  /** That time has passed, and the food is not there. */
  late: boolean;
  /** 'Noch 2 Halte vor dir.' while somebody drives; '' where nobody can say. */
  stopsText: string;
  /** '18:42 Uhr', with the date when it is not the day of the order. */
  placedText: string;
  wantedText: string | null;
  promisedText: string | null;
  /** `time` is `at` in words, like `placedText`. */
  steps: { state: string; label: string; at: string | null; time: string | null }[];
  lines: QuoteLineView[];
  fees: { kind: string; cents: number }[];
  /** Speisen und Getränke, before discount and fees. */
  goodsCents: number;
  discountCents: number;
  discounts: DiscountRowView[];
  depositCents: number;
  tipCents: number;
  voucherCents: number;
  payableCents: number;
  groups: QuoteView['groups'];
  legend: QuoteView['legend'];
  minAge: number;
  payment: string;
  money: TrackedMoneyView;
  note: string;
  /** Nobody has accepted it yet. */
  canCancel: boolean;
  /** The order is over, so the restaurant no longer needs the contact. */
  canErase: boolean;
  /** A day, written out; '' once they are erased. */
  contactUntil: string;
  erased: boolean;
}

/** How it stands with the money of an order. */
export interface TrackedMoneyView {
  state: PayState;
  paidCents: number;
  refundedCents: number;
  /** Back on the vouchers that had paid a part of it. */
  voucherBackCents: number;
  /** Handed over in cash; null where the guest has not said. */
  cashCents: number | null;
  /** Made with test keys: no money moves. */
  test: boolean;
  /** What the guest can do while the order waits for its money; null when it does not. */
  due: { leftMs: number; ways: ('cash' | 'cardOnSite' | 'stripe' | 'paypal')[] } | null;
  /** Why the last try came to nothing, where the guest asks for it; else null. */
  failure: string | null;
}

/** Where the food is picked up, and whom to call about it. */
export interface RestaurantView {
  name: string;
  /** 'Lindenstraße 12, 10969 Berlin' */
  address: string;
  /** As people read it. */
  phone: string;
  /** 'tel:+493023125123'; null when the number cannot be dialled. */
  phoneLink: string | null;
}

export interface TrackingPage {
  order: TrackingView;
  token: string;
  /** Where a browser gets what it needs to pay; null where nothing is to be paid online. */
  scripts: PayScripts | null;
}

export interface PayScripts {
  stripe: string;
  paypal: string;
  /** Lets the styles and scripts of PayPal into this page. */
  nonce: string;
}

/** Everything that is stored about a guest, to read. */
export interface GuestDataPage {
  rows: ReadableRow[];
  token: string;
}
