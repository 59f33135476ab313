import type { Salutation } from '../shop/restaurant/shop.types.js';

export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How a guest is spoken to. */
export interface Speech {
  language: Language;
  salutation: Salutation;
}
