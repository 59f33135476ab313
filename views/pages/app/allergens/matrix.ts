import { additiveEntry, allergenEntry } from '../../../../src/shop/catalog/allergens.rules';
import {
  ADDITIVES,
  type Additive,
  ALLERGENS,
  type Allergen,
  type CodeSet,
} from '../../../../src/shop/catalog/allergens.types';
import type { AllergenRow } from '../../../../src/shop/catalog/catalog.view';

export type MatrixColumn =
  | { kind: 'state'; code: string; name: string }
  | { kind: 'allergen'; key: Allergen; code: string; name: string }
  | { kind: 'additive'; key: Additive; code: string; name: string };

export type Declared = Pick<AllergenRow, 'allergens' | 'additives'>;

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

export function cellText({ allergens, additives }: Declared, column: MatrixColumn): string {
  if (column.kind === 'state') return stateText(allergens);
  const holds = column.kind === 'allergen' ? allergens?.includes(column.key) : additives.includes(column.key);
  if (holds) return 'enthalten';
  return column.kind === 'allergen' && allergens === null ? 'nicht geprüft' : 'nicht enthalten';
}

export const stateText = (allergens: Allergen[] | null): string => {
  if (allergens === null) return 'ungeprüft';
  return allergens.length === 0 ? 'keine' : 'Liste';
};

const toggled = <K extends string>(order: readonly K[], keys: readonly K[], key: K): K[] =>
  order.filter((one) => (one === key) !== keys.includes(one));
