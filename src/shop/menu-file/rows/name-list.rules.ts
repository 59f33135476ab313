import { sameName } from '../../../shared/text.js';

interface Named {
  id: string;
  name: string;
}

export const nameListFrom = (ids: readonly string[], known: readonly Named[]): string =>
  ids.flatMap((id) => known.find((one) => one.id === id)?.name ?? []).join(', ');

/**
 * The ids of the names in a cell. Names may contain commas, so the longest known name wins; of two with the same
 * name it is the one that the dish already has.
 */
export function idsFrom(
  text: string,
  known: readonly Named[],
  mine: readonly string[],
): { ids: string[]; unknown: string[] } {
  const pieces = text.split(/[,;\n]/);
  const ids: string[] = [];
  const unknown: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    const found = longestFrom(pieces, at, known, mine);
    const piece = (pieces[at] ?? '').trim();
    if (found) ids.push(found.id);
    else if (piece !== '') unknown.push(piece);
    at += found?.pieces ?? 1;
  }
  return { ids: [...new Set(ids)], unknown };
}

const MAX_COMMAS = 4;

function longestFrom(pieces: string[], at: number, known: readonly Named[], mine: readonly string[]) {
  for (let count = Math.min(MAX_COMMAS + 1, pieces.length - at); count > 0; count--) {
    const name = pieces.slice(at, at + count).join(',');
    const called = known.filter((one) => sameName(one.name, name));
    const one = called.find(({ id }) => mine.includes(id)) ?? called[0];
    if (one && name.trim() !== '') return { id: one.id, pieces: count };
  }
  return null;
}
