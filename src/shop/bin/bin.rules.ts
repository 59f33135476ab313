import { DAY_MS } from '../../shared/berlin-time.js';
import { sameName } from '../../shared/text.js';
import { BIN_KINDS, type BinEntry, type BinKind } from './bin.types.js';

export const KEPT_DAYS = 30;

type Named = Pick<BinEntry, 'id' | 'kind' | 'name'>;

export const untilOf = (deletedAt: Date): Date => new Date(deletedAt.getTime() + KEPT_DAYS * DAY_MS);

/** Ids that these entries need and that nobody has looked for yet. */
export const openNeedsOf = (
  entries: readonly Pick<BinEntry, 'needs'>[],
  asked: ReadonlySet<string>,
): string[] => [...new Set(entries.flatMap(({ needs }) => needs))].filter((id) => !asked.has(id));

/** By kind, in the order in which they are put back. */
export const inRestoreOrder = <T extends Pick<BinEntry, 'kind'>>(entries: readonly T[]): [BinKind, T[]][] =>
  BIN_KINDS.map((kind): [BinKind, T[]] => [kind, entries.filter((entry) => entry.kind === kind)]).filter(
    ([, those]) => those.length > 0,
  );

/** 'Pizza', or 'Pizza (2)' when the name was given to another one meanwhile. */
export function freeName(name: string, taken: readonly string[]): string {
  const isFree = (wanted: string) => !taken.some((other) => sameName(other, wanted));
  const names = [name, ...taken.map((_, at) => `${name} (${at + 2})`), `${name} (${taken.length + 2})`];
  return names.find(isFree) ?? name;
}

/** From here on what went together stands in one line. */
const FOLDED_FROM = 5;

interface Listed extends Named {
  deletedAt: string;
  who: string;
}

/** What went in one act stands together: an import that was taken back is one step, not 176. */
export function stepsOf<T extends Listed>(rows: readonly T[]): T[][] {
  const acts = new Map<string, T[]>();
  for (const row of rows) {
    const act = `${row.deletedAt} ${row.kind} ${row.who}`;
    acts.set(act, [...(acts.get(act) ?? []), row]);
  }
  return [...acts.values()].flatMap((act) =>
    act.length < FOLDED_FROM ? act.map((row) => [row]) : [byName(act)],
  );
}

const byName = <T extends Named>(rows: readonly T[]): T[] =>
  [...rows].sort((a, b) => a.name.localeCompare(b.name, 'de', { numeric: true }));

/** One of them, and many. */
export const KIND_NAMES: Record<BinKind, [one: string, many: string]> = {
  dish: ['Speise', 'Speisen'],
  category: ['Kategorie', 'Kategorien'],
  ingredient: ['Zutat', 'Zutaten'],
  ingredientGroup: ['Zutatengruppe', 'Zutatengruppen'],
  picture: ['Bild', 'Bilder'],
  post: ['Beitrag', 'Beiträge'],
};

/** '„Salami“ ist wieder da, mit „Pizza“', '3 Speisen sind wieder da'. */
export function restoredText(wanted: readonly Named[], along: readonly Named[]): string {
  const [first] = wanted;
  const what = wanted.length === 1 && first ? `„${first.name}“ ist` : `${countOf(wanted)} sind`;
  const names = along.filter(({ kind }) => kind !== 'picture').map(({ name }) => `„${name}“`);
  return `${what} wieder da${names.length > 0 ? `, mit ${names.join(' und ')}` : ''}`;
}

/** '3 Speisen', or '4 Dinge' of several kinds. */
export function countOf(entries: readonly Named[]): string {
  const [first] = entries;
  const alike = first && entries.every(({ kind }) => kind === first.kind);
  return `${entries.length} ${alike ? KIND_NAMES[first.kind][1] : 'Dinge'}`;
}
