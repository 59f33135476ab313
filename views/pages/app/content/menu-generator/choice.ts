import type {
  MenuChoice,
  MenuDesign,
  PaperFormat,
} from '../../../../../src/shop/printed-menu/printed-menu.types';

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

/** Only what was chosen stands in the address. */
export function queryOf(choice: MenuChoice): string {
  const given = Object.entries(choice).filter(([, value]) => value !== null);
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
}

export const fileNameOf = ({ format, language }: MenuChoice): string =>
  `${language === 'de' ? 'Speisekarte' : 'Menu'}-${FORMAT_LABEL[format].replaceAll(' ', '-')}.pdf`;
