/** Both days count; null: closed. */
export interface SpecialHoursView {
  from: string;
  to: string;
  opens: string | null;
  closes: string | null;
}

/** What a guest must know before choosing. */
export interface StartInfo {
  payments: ('cash' | 'cardOnSite' | 'stripe' | 'paypal')[];
  areas: StartArea[];
}

export interface StartArea {
  name: string;
  /** Empty where an area is drawn on the map. */
  postalCodes: string[];
  minOrderCents: number;
  feeCents: number;
  freeFromCents: number | null;
}
