import type { SaidPart, SaidView } from '../../../../src/storefront/menu/menu.view';

/** The language of a word of the menu, where it is not the page's. */
export const langOf = ({ inGerman }: SaidView, part: SaidPart = 'name'): 'de' | undefined =>
  inGerman?.includes(part) ? 'de' : undefined;
