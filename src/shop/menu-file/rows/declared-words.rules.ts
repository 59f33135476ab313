import { additiveEntry, allergenEntry } from '../../allergens/allergens.rules.js';
import {
  ADDITIVES,
  type Additive,
  ALLERGENS,
  type Allergen,
  type CodeSet,
  type LegendEntry,
} from '../../allergens/allergens.types.js';
import { type Meaning, quoted } from './cell-words.rules.js';

const NONE = 'keine';
const UNCHECKED = ['', 'ungeprüft', 'nicht geprüft', '?'];

/** Words, never codes: in another code set the same code means another allergen. */
export const wordsOfAllergens = (allergens: readonly Allergen[] | null): string =>
  allergens === null ? '' : wordsFor(allergens, (key) => allergenEntry(key));

export const wordsOfAdditives = (additives: readonly Additive[]): string =>
  additives.length === 0 ? '' : wordsFor(additives, (key) => additiveEntry(key));

export function allergensIn(text: string, set: CodeSet): Meaning<Allergen[] | null> {
  if (UNCHECKED.includes(text.trim().toLocaleLowerCase('de'))) return { value: null };
  return meaningOf(text, ALLERGENS, (key) => allergenEntry(key, set), 'kein Allergen, das wir kennen');
}

export function additivesIn(text: string, set: CodeSet): Meaning<Additive[]> {
  return meaningOf(text, ADDITIVES, (key) => additiveEntry(key, set), 'kein Zusatzstoff, den wir kennen');
}

const wordsFor = <K>(keys: readonly K[], entryOf: (key: K) => LegendEntry): string =>
  keys.length === 0 ? NONE : keys.map((key) => shortName(entryOf(key).name)).join(', ');

function meaningOf<K>(
  text: string,
  keys: readonly K[],
  entryOf: (key: K) => LegendEntry,
  unknown: string,
): Meaning<K[]> {
  const words = partsOf(text);
  if (words.length === 1 && folded(words[0] ?? '') === NONE) return { value: [] };
  const known = keys.map((key) => ({ key, ...entryOf(key) }));
  const found = words.map((word) => keysOf(word, known));
  const at = found.findIndex((one) => one.length === 0);
  if (at >= 0) return { problem: `${quoted(words[at] ?? '')} ist ${unknown}.` };
  return { value: keys.filter((key) => found.flat().includes(key)) };
}

type Known<K> = LegendEntry & { key: K };

/** A word, a code, or several codes separated by spaces: 'A1 C G'. */
function keysOf<K>(word: string, known: readonly Known<K>[]): K[] {
  const one = known.find(({ name, code }) =>
    [name, shortName(name), withoutMit(name), code].some((text) => folded(text) === folded(word)),
  );
  if (one) return [one.key];
  const codes = word.split(/\s+/).map((code) => known.find((entry) => folded(entry.code) === folded(code)));
  return codes.every((code) => code !== undefined) ? codes.map(({ key }) => key) : [];
}

const partsOf = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

const folded = (text: string): string =>
  text.normalize('NFC').toLocaleLowerCase('de').replace(/\s+/g, ' ').trim();

/** 'Milch' for 'Milch (einschließlich Laktose)'. */
const shortName = (name: string): string => name.replace(/ \(.*$/, '');

const withoutMit = (name: string): string => name.replace(/^mit /, '');
