import type { FieldProblem } from '../../shared/field-problem.js';
import { additiveEntry, allergenEntry } from './allergens.rules.js';
import {
  ADDITIVES,
  type Additive,
  ALLERGENS,
  type Allergen,
  type CodeSet,
  type OwnCodes,
} from './allergens.types.js';

export type Declarable = Allergen | Additive;
/** Everything that can be declared, in the order of the legend. */
export const DECLARABLES: readonly Declarable[] = [...ALLERGENS, ...ADDITIVES];

export interface CodeLine {
  key: Declarable;
  code: string;
}

/** Letters and digits, and the separators that printed menus use. */
const CODE = /^[\p{L}\p{N}][\p{L}\p{N}.*]{0,3}$/u;

export const entryOf = (key: Declarable, set?: CodeSet) =>
  isAllergen(key) ? allergenEntry(key, set) : additiveEntry(key, set);

/** A set as lines of a form, one for each thing that can be declared. */
export const linesOf = (set: CodeSet): CodeLine[] =>
  DECLARABLES.map((key) => ({ key, code: entryOf(key, set).code }));

export const codesFrom = (lines: readonly CodeLine[]): OwnCodes =>
  Object.fromEntries(lines.map(({ key, code }) => [key, code])) as OwnCodes;

/** Why guests could not look up every code: one is missing, malformed or used twice. */
export function ownCodeProblems(lines: readonly CodeLine[]): FieldProblem[] {
  const missing = DECLARABLES.filter((key) => !lines.some((line) => line.key === key));
  return [
    ...lines.flatMap(({ code }, index) => {
      const field = `codes.${index}.code`;
      if (!CODE.test(code)) return [{ field, message: 'Bitte ein bis vier Buchstaben oder Ziffern.' }];
      const other = lines.slice(0, index).find((earlier) => sameCode(earlier.code, code));
      return other ? [{ field, message: `„${code}“ steht schon bei „${entryOf(other.key).name}“.` }] : [];
    }),
    ...(missing.length > 0 || lines.length > DECLARABLES.length
      ? [{ field: 'codes', message: 'Bitte für alles genau ein Kürzel angeben.' }]
      : []),
  ];
}

const isAllergen = (key: Declarable): key is Allergen => (ALLERGENS as readonly string[]).includes(key);

/** 'a' and 'A' look too alike to mean different things. */
const sameCode = (a: string, b: string): boolean => a.toLocaleLowerCase('de') === b.toLocaleLowerCase('de');
