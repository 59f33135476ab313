import type { SaidPart, SaidView } from '../../../../src/shared/said.types';

/** The language of a word that the restaurant has chosen, where it is not the page's. */
export const langOf = ({ inGerman }: SaidView, part: SaidPart = 'name'): 'de' | undefined =>
  inGerman?.includes(part) ? 'de' : undefined;
