import { additiveEntry, allergenEntry } from '../allergens/allergens.rules.js';
import { ADDITIVES, ALLERGENS } from '../allergens/allergens.types.js';
import { ALCOHOL_TYPES } from '../menu/menu.types.js';
import { TAX_CLASSES } from '../pricing/pricing.types.js';
import { TAX_CLASS_LABELS } from '../pricing/tax.rules.js';
import { taxWord, wordOfAlcohol } from './rows/cell-words.rules.js';
import { wordsOfAdditives, wordsOfAllergens } from './rows/declared-words.rules.js';
import type { Around } from './rows/dish-cells.rules.js';
import { COLUMNS } from './table/menu-columns.rules.js';
import type { ColumnKey, MenuTable, Sheet, TableReading } from './table/menu-table.types.js';
import { excessOf, sheetFrom, tableFrom } from './table/sheet.rules.js';
import { UnreadableFile } from './table/table.errors.js';
import { readWorkbook } from './table/xlsx-reader.js';
import { workbookOf } from './table/xlsx-writer.js';

const DISHES = 'Speisen';
const EXPLANATION = 'Erklärung';
const YES_NO = ['ja', 'nein'];
/** No dish is a voucher. */
const TAXES = TAX_CLASSES.filter((key) => key !== 'voucherMulti');
const CHOICES: Partial<Record<ColumnKey, readonly string[]>> = {
  depositKind: ['Einweg', 'Mehrweg'],
  tax: TAXES.map(taxWord),
  alcohol: ALCOHOL_TYPES.map(wordOfAlcohol).filter(Boolean),
  minAge: ['16', '18'],
  minimum: YES_NO,
  delivery: YES_NO,
  pickup: YES_NO,
  table: YES_NO,
};

/** The menu on the first sheet, an explanation of its columns on the second. */
export function menuWorkbook(table: MenuTable, around: Around): Uint8Array {
  const columns = COLUMNS.filter(({ key }) => table.columns.includes(key)).map(({ key, width, kind }) => ({
    width,
    kind,
    choices: CHOICES[key],
  }));
  const wide = [20, 60, 12].map((width) => ({ width, kind: 'text' as const }));
  return workbookOf([
    { name: DISHES, cells: sheetFrom(table), columns },
    { name: EXPLANATION, cells: explanation(around), columns: wide },
  ]);
}

export function menuFromWorkbook(bytes: Uint8Array): TableReading {
  const sheet = readWorkbook(bytes, DISHES);
  const excess = excessOf(sheet);
  if (excess) throw new UnreadableFile(excess);
  return tableFrom(sheet);
}

function explanation({ codeSet, optionGroups, ingredients }: Around): Sheet {
  return [
    ['Spalte', 'Was hineingehört', 'Code'],
    ...COLUMNS.map(({ label, hint }) => [label, hint]),
    [],
    ...TAXES.map((key) => ['Steuerklasse', taxLine(taxWord(key), TAX_CLASS_LABELS[key])]),
    ...ALLERGENS.map((key) => ['Allergen', wordsOfAllergens([key]), allergenEntry(key, codeSet).code]),
    ...ADDITIVES.map((key) => ['Zusatzstoff', wordsOfAdditives([key]), additiveEntry(key, codeSet).code]),
    ...optionGroups.map(({ name }) => ['Auswahl', name]),
    ...ingredients.map(({ name }) => ['Zutat', name]),
  ];
}

const taxLine = (word: string, label: string): string => (word === label ? word : `${word}: ${label}`);
