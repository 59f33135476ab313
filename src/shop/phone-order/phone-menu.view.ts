import type { Fulfilment } from '../../shared/fulfilment.types.js';
import type { Cents } from '../../shared/money.js';

/** A dish as somebody with a receiver in one hand needs it: no pictures, no descriptions. */
export interface PhoneDish {
  id: string;
  /** What guests say: "die 14". */
  number: string;
  name: string;
  category: string;
  fulfilments: Fulfilment[];
  soldOut: boolean;
  minAge: number;
  variants: PhoneVariant[];
  /** In the order they are asked. */
  questions: PhoneQuestion[];
}

export interface PhoneVariant {
  id: string;
  name: string;
  cents: Cents;
  ownPrices: { fulfilment: Fulfilment; priceCents: Cents }[];
}

/** Courses of a combo, halves and option groups alike. */
export interface PhoneQuestion {
  id: string;
  name: string;
  min: number;
  max: number;
  options: PhoneOption[];
}

export interface PhoneOption {
  id: string;
  name: string;
  cents: Cents;
  /** Where it costs something else, by the name of the size. */
  sizes: { name: string; cents: Cents }[];
  soldOut: boolean;
}
