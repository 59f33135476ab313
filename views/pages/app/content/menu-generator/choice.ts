import type {
  MenuChoice,
  MenuDesign,
  PaperFormat,
} from '../../../../../src/shop/printed-menu/printed-menu.types';
import type { PrintableCategory } from '../../../../../src/shop/printed-menu/printed-menu.view';

export const FIRST_CHOICE: MenuChoice = {
  format: 'a4',
  design: 'classic',
  language: 'de',
  categoryIds: null,
  weekday: null,
  fulfilment: null,
  columns: 0,
  descriptions: true,
  cropMarks: false,
};

export const DESIGN_LABEL: Record<MenuDesign, string> = {
  classic: 'Klassik',
  clear: 'Klar',
  bold: 'Kräftig',
  slate: 'Tafel',
};

export const FORMAT_LABEL: Record<PaperFormat, string> = {
  a4: 'A4',
  a5: 'A5',
  dinLang: 'Faltblatt DIN lang',
  tent: 'Tischaufsteller',
  a3: 'Aushang A3',
};

const NOTHING_TICKED = 'Wähle mindestens eine Kategorie aus.';
const NOTHING_THAT_DAY = 'Was du gewählt hast, gibt es an diesem Tag nicht. Nimm eine Kategorie dazu.';

/** Whether a category has no hours on the day that is printed; null: every day. */
export const isOff = ({ days }: PrintableCategory, weekday: MenuChoice['weekday']): boolean =>
  weekday !== null && days !== null && !days.includes(weekday);

/** Why nothing would stand on the paper; null where something does. */
export function nothingOf(
  { categoryIds, weekday }: MenuChoice,
  categories: readonly PrintableCategory[],
): string | null {
  if (categoryIds?.length === 0) return NOTHING_TICKED;
  const isPrinted = (one: PrintableCategory) =>
    (categoryIds?.includes(one.id) ?? true) && !isOff(one, weekday);
  return categories.length > 0 && !categories.some(isPrinted) ? NOTHING_THAT_DAY : null;
}

/** Only what was chosen stands in the address. */
export function queryOf(choice: MenuChoice): string {
  const given = Object.entries(choice).filter(([, value]) => value !== null);
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
}

export const fileNameOf = ({ format, language }: MenuChoice): string =>
  `${language === 'de' ? 'Speisekarte' : 'Menu'}-${FORMAT_LABEL[format].replaceAll(' ', '-')}.pdf`;
