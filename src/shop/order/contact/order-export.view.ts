import type { PostalAddress } from '../../basket/basket.types.js';

/** What a guest takes away of one order: their own data, for people and for programs. */
export interface GuestDataView {
  restaurant: string;
  orderNumber: number;
  state: string;
  placedAt: string;
  wantedAt: string | null;
  promisedAt: string | null;
  fulfilment: string;
  contact: { name: string; phone: string; email: string; note: string; address: PostalAddress | null };
  /** Until then the restaurant keeps the contact; null once it is gone. */
  keptUntil: string | null;
  erasedAt: string | null;
  language: string;
  /** 0: nobody asked. */
  ageConfirmed: number;
  lines: {
    quantity: number;
    name: string;
    variant: string;
    options: { name: string; quantity: number }[];
    note: string;
    grossCents: number;
  }[];
  payment: { way: string; payableCents: number; tipCents: number };
  history: { state: string; at: string }[];
}
