import type { FieldProblem } from '../../shared/field-problem.js';
import type { AlcoholType, Product } from './menu.types.js';

type Age = Product['minAge'];

/** JuSchG §§ 9 and 10: the age from which it may be handed out. */
const LEGAL_AGES: Record<AlcoholType, Age> = {
  none: 0,
  beer: 16,
  wine: 16,
  sparkling: 16,
  spirits: 18,
  alcopop: 18,
  tobacco: 18,
};

export const ALCOHOL_LABELS: Record<AlcoholType, string> = {
  none: 'Nichts davon',
  beer: 'Bier',
  wine: 'Wein',
  sparkling: 'Sekt',
  spirits: 'Spirituose',
  alcopop: 'Alkopop',
  tobacco: 'Tabak',
};

export const legalAgeOf = (type: AlcoholType): Age => LEGAL_AGES[type];

/** Where no age is given the legal one applies; a stricter one stays. */
export const ageFor = (type: AlcoholType, wanted: Age): Age => (wanted === 0 ? legalAgeOf(type) : wanted);

/** JuSchG § 9 applies from the strength at which the label must state the alcohol. */
const WEAK_PERCENT = 1.2;

type Wanted = Pick<Product, 'minAge' | 'taxClass'> & Partial<Pick<Product, 'alcoholType' | 'prepacked'>>;

export function ageProblems({ alcoholType = 'none', minAge, prepacked, taxClass }: Wanted): FieldProblem[] {
  const legal = legalAgeOf(alcoholType);
  if (minAge < legal) {
    const message = `Das Gesetz erlaubt die Abgabe erst ab ${legal} (${ALCOHOL_LABELS[alcoholType]}). Strenger geht, lockerer nicht.`;
    return [{ field: 'minAge', message }];
  }
  const strong = prepacked && prepacked.alcoholVol > WEAK_PERCENT && taxClass === 'drink';
  const message =
    'Ein Getränk über 1,2 % vol: Bitte sagen, was für Alkohol es ist. Daraus folgt die Altersgrenze.';
  return strong && minAge === 0 ? [{ field: 'alcoholType', message }] : [];
}
