/** 'Hallesche Straße', 'hallesche str.' and 'HALLESCHE STRASSE' are one street. */
export const streetKey = (street: string): string =>
  street
    .toLowerCase()
    .normalize('NFC')
    .replace(/straße|strasse|str\./g, 'str')
    .replaceAll('ß', 'ss')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replace(/[.\s-]/g, '');

/** 'D-10115' and ' 10115 ' are 10115; null for anything but five digits. */
export function postalCodeOf(text: string): string | null {
  const code = text.trim().replace(/^D\s*-\s*/i, '');
  return /^\d{5}$/.test(code) ? code : null;
}
