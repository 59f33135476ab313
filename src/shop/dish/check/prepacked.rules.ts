import type { Prepacked } from '../../menu/menu.types.js';

/** Above it neither ingredients nor nutrition have to be told (LMIV art. 16). */
const STRONG_PERCENT = 1.2;
const ALONE = /wasser/i;

export const INCOMPLETE = 'Pflichtangaben unvollständig';

/** What a guest must be told before buying a packed item and is not; empty when all is there. */
export function prepackedGaps(prepacked: Prepacked): string[] {
  const { legalName, ingredientsText, netQuantity, responsibleBusiness, alcoholVol, nutrition } = prepacked;
  // Water is named by what it is, and needs no table (LMIV art. 19 and annex V).
  const plain = alcoholVol > STRONG_PERCENT || ALONE.test(legalName);
  const gaps: [string, boolean][] = [
    ['Bezeichnung', legalName === ''],
    ['Zutaten', ingredientsText === '' && !plain],
    ['Nettofüllmenge', netQuantity === ''],
    ['verantwortliches Unternehmen', responsibleBusiness === ''],
    ['Nährwerte', nutrition === null && !plain],
  ];
  return gaps.flatMap(([name, missing]) => (missing ? [name] : []));
}
