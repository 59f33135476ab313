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

/**
 * Whether an address lies in a street that is written like this. Guests type the house number into the street, operators
 * name single houses: 'Hallesche Str. 5a, Hinterhaus' lies in 'Hallesche Straße' and is 'Hallesche Straße 5a'.
 */
export function isInStreet(
  { street, houseNo = '' }: { street: string; houseNo?: string },
  wanted: string,
): boolean {
  const key = streetKey(wanted);
  const written = [street, `${street} ${houseNo}`];
  const cut = [...street.matchAll(/[\s,.]*\d+\s?[a-z]?\b/gi)].flatMap(({ index, 0: number }) => [
    street.slice(0, index),
    street.slice(0, index + number.length),
  ]);
  return key !== '' && [...written, ...cut].some((one) => streetKey(one) === key);
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
