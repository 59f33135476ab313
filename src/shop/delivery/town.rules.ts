import type { PostalCode } from './postal-code.types.js';

/** Towns of one code share their name with districts elsewhere: Lichtenberg is a village and a part of Berlin. */
const CODES_OF_A_CITY = 3;
/** The table names the first towns of such a code and not all. */
const AND_OTHERS = 'u. a.';
const EMPTY_WORDS: ReadonlySet<string> = new Set(['bad', 'bei', 'der', 'den', 'des', 'und', 'sankt']);

/** The towns nobody writes by mistake for a district of their own, by their key. */
export function citiesIn(codes: readonly Pick<PostalCode, 'name'>[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { name } of codes) counts.set(keyOf(name), (counts.get(keyOf(name)) ?? 0) + 1);
  return new Set([...counts].flatMap(([key, count]) => (count >= CODES_OF_A_CITY ? [key] : [])));
}

/**
 * The towns a postal code belongs to, when the typed one is certainly another: 10969 is Berlin and not München. Empty
 * where it may be right, as with 'Kreuzberg', 'Berlin-Kreuzberg' or a village the table does not name.
 */
export function townsInstead(
  typed: string,
  { name }: Pick<PostalCode, 'name'>,
  cities: ReadonlySet<string>,
): string[] {
  if (!cities.has(keyOf(typed)) || name.includes(AND_OTHERS)) return [];
  const own = new Set(wordsOf(name));
  return wordsOf(typed).some((word) => own.has(word)) ? [] : townsNamed({ name });
}

/** Where a postal code belongs, as far as its line tells: one name only where there is no other place. */
export const townsNamed = ({ name }: Pick<PostalCode, 'name'>): string[] =>
  name.includes(AND_OTHERS) ? [] : name.split(', ');

const keyOf = (town: string): string => plain(town).replace(/[^a-z]/g, '');

const wordsOf = (town: string): string[] =>
  plain(town)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && !EMPTY_WORDS.has(word));

const plain = (town: string): string =>
  town
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
