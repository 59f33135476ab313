export type SaidPart = 'name' | 'description' | 'variant' | 'headline';

/** What of it stays German on a page in another language; missing where nothing does. */
export interface SaidView {
  inGerman?: readonly SaidPart[];
}
