import type { Prepacked } from '../../menu/menu.types.js';

/** Above it neither ingredients nor nutrition need to be stated (LMIV art. 16). */
const STRONG_PERCENT = 1.2;
const ALONE = /wasser/i;

export const INCOMPLETE = 'Pflichtangaben unvollständig';

/** Mandatory information about a packed item that is missing. */
export function prepackedGaps(prepacked: Prepacked): string[] {
  const { legalName, ingredientsText, netQuantity, responsibleBusiness, alcoholVol, nutrition } = prepacked;
  // Plain water needs neither a list of ingredients nor a nutrition table (LMIV art. 19 and annex V).
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
