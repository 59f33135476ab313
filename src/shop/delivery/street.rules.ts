/** 'Hallesche Straße', 'hallesche str.' and 'HALLESCHE STRASSE' are one street, also with the invisible characters of a pasted one. */
export const streetKey = (street: string): string =>
  street
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/straße|strasse|str\./g, 'str')
    .replaceAll('ß', 'ss')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replace(/[.,\s-]/g, '');

/** A street has a number or two in its name; a stranger may write forty, and each is another way to read it. */
const MOST_NUMBERS = 6;

/**
 * Whether an address lies in one of the streets. Guests type the house number into the street, operators name single
 * houses: 'Hallesche Str. 5a, Hinterhaus' lies in 'Hallesche Straße' and is 'Hallesche Straße 5a'.
 */
export function isInStreet(
  { street, houseNo = '' }: { street: string; houseNo?: string },
  wanted: readonly string[],
): boolean {
  if (wanted.length === 0) return false;
  const numbers = [...street.matchAll(/[\s,.]*\d+\s?[a-z]?\b/gi)].slice(0, MOST_NUMBERS);
  const cut = numbers.flatMap(({ index, 0: number }) => [
    street.slice(0, index),
    street.slice(0, index + number.length),
  ]);
  const written = new Set([street, `${street} ${houseNo}`, ...cut].map(streetKey));
  written.delete('');
  return wanted.some((one) => written.has(streetKey(one)));
}

/** No German code begins with 00, 05, 43 or 62. */
export const POSTAL_CODE = /^(?!00|05|43|62)\d{5}$/;
export const WRONG_POSTAL_CODE = 'Bitte gib eine fünfstellige Postleitzahl ein.';

/** Without the country before it: 'D-10115' is 10115. */
export const plainPostalCode = (text: string): string => text.trim().replace(/^D\s*-\s*/i, '');

/** 'D-10115' and ' 10115 ' are 10115; null for anything but five digits. */
export function postalCodeOf(text: string): string | null {
  const code = plainPostalCode(text);
  return /^\d{5}$/.test(code) ? code : null;
}
