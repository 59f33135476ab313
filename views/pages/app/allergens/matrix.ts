import type { AllergenRow, Inherited } from '../../../../src/shop/allergen-matrix/allergen-matrix.view';
import { additiveEntry, allergenEntry } from '../../../../src/shop/allergens/allergens.rules';
import {
  ADDITIVES,
  type Additive,
  ALLERGENS,
  type Allergen,
  type CodeSet,
} from '../../../../src/shop/allergens/allergens.types';

export type MatrixColumn =
  | { kind: 'state'; code: string; name: string }
  | { kind: 'allergen'; key: Allergen; code: string; name: string }
  | { kind: 'additive'; key: Additive; code: string; name: string };

type Declared = Pick<AllergenRow, 'allergens' | 'additives'>;
type Told = Pick<
  AllergenRow,
  'allergens' | 'additives' | 'inherited' | 'unchecked' | 'ingredients' | 'byChoice'
>;

export const columnsOf = (set: CodeSet): MatrixColumn[] => [
  { kind: 'state', code: 'Stand', name: 'Stand' },
  ...ALLERGENS.map((key) => ({ kind: 'allergen' as const, key, ...allergenEntry(key, set) })),
  ...ADDITIVES.map((key) => ({ kind: 'additive' as const, key, ...additiveEntry(key, set) })),
];

/** What pressing a cell makes of a dish. A first allergen is a check; taking off the last one leaves "none". */
export function pressed({ allergens, additives }: Declared, column: MatrixColumn): Declared {
  if (column.kind === 'additive') return { allergens, additives: toggled(ADDITIVES, additives, column.key) };
  if (column.kind === 'allergen')
    return { allergens: toggled(ALLERGENS, allergens ?? [], column.key), additives };
  if (allergens === null) return { allergens: [], additives };
  return allergens.length === 0 ? { allergens: null, additives } : { allergens, additives };
}

type Press = 'tick' | 'askIngredients' | 'nothing';

/** Only what was noted by hand is ticked off by hand. */
export function pressOf(row: Told, column: MatrixColumn): Press {
  if (column.kind === 'state') {
    if (row.ingredients === 0) return 'tick';
    return row.unchecked.length > 0 ? 'askIngredients' : 'nothing';
  }
  return inheritedOf(row, column) && !isByHand(row, column) ? 'askIngredients' : 'tick';
}

export const inheritedOf = ({ inherited }: Told, column: MatrixColumn): Inherited | undefined =>
  column.kind === 'state' ? undefined : inherited.find(({ key }) => key === column.key);

/** By hand and from ingredients together, for the legend. */
export const toldOf = (row: Told) => ({
  allergens: ALLERGENS.filter((key) => tells(row, { kind: 'allergen', key })),
  additives: ADDITIVES.filter((key) => tells(row, { kind: 'additive', key })),
});

type Key = { kind: 'allergen'; key: Allergen } | { kind: 'additive'; key: Additive };

const tells = (row: Told, key: Key): boolean => {
  const column: MatrixColumn = { ...key, code: '', name: '' };
  return isByHand(row, column) || inheritedOf(row, column) !== undefined || isByChoice(row, column);
};

export function cellText(row: Told, column: MatrixColumn): string {
  if (column.kind === 'state') return stateText(row);
  if (isByHand(row, column)) return 'enthalten';
  if (inheritedOf(row, column)) return 'aus Zutat';
  if (isByChoice(row, column)) return 'je nach Auswahl';
  return column.kind === 'allergen' && isOpen(row) ? 'nicht geprüft' : 'nicht enthalten';
}

/** Where an inherited mark comes from: "aus Mozzarella und Sahne". */
export const originText = ({ from }: Inherited): string => `aus ${namesOf(from)}`;

export const namesOf = (some: readonly { name: string }[]): string => {
  const names = some.map(({ name }) => name);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;
};

function stateText(row: Told): string {
  if (isOpen(row)) return 'ungeprüft';
  if (hasChoice(row)) return 'je nach Auswahl';
  const holds = (row.allergens?.length ?? 0) > 0 || row.inherited.some(({ key }) => isAllergen(key));
  return holds ? 'Liste' : 'keine';
}

const isOpen = ({ allergens, ingredients, unchecked }: Told): boolean =>
  unchecked.length > 0 || (allergens === null && ingredients === 0);

function isByHand({ allergens, additives }: Declared, column: MatrixColumn): boolean {
  if (column.kind === 'allergen') return allergens?.includes(column.key) ?? false;
  return column.kind === 'additive' && additives.includes(column.key);
}

/** What a combo or two halves hold with one choice or another, and what they always hold. */
function isByChoice({ byChoice }: Told, column: MatrixColumn): boolean {
  if (!byChoice || column.kind === 'state') return false;
  if (column.kind === 'additive') return byChoice.additives.includes(column.key);
  return byChoice.always.includes(column.key) || byChoice.allergens.includes(column.key);
}

const hasChoice = ({ byChoice }: Told): boolean =>
  byChoice !== null && byChoice.always.length + byChoice.allergens.length > 0;

const isAllergen = (key: Allergen | Additive): key is Allergen =>
  (ALLERGENS as readonly string[]).includes(key);

const toggled = <K extends string>(order: readonly K[], keys: readonly K[], key: K): K[] =>
  order.filter((one) => (one === key) !== keys.includes(one));
