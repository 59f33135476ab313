import { isSame } from '../restaurant/shop-changes.rules.js';

/** Settings by their dotted path, as `setsOf` spreads them. */
export type Fields = Record<string, unknown>;

/** What somebody else has saved while this page was open. */
export interface Difference {
  path: string;
  before: unknown;
  mine: unknown;
  theirs: unknown;
  /** Both changed it, so a person has to choose. */
  conflict: boolean;
}

export const differencesOf = (before: Fields, mine: Fields, theirs: Fields): Difference[] =>
  pathsOf(before, mine, theirs)
    .map((path) => ({ path, before: before[path], mine: mine[path], theirs: theirs[path] }))
    .filter(({ before, mine, theirs }) => !isSame(before, theirs) && !isSame(mine, theirs))
    .map((difference) => ({ ...difference, conflict: !isSame(difference.before, difference.mine) }));

/** Their values where they changed something, ours everywhere else and wherever we insist. */
export function merged(
  mine: Fields,
  differences: readonly Difference[],
  keepsMine: (path: string) => boolean,
): Fields {
  const taken = differences.filter(({ path, conflict }) => !conflict || !keepsMine(path));
  return { ...mine, ...Object.fromEntries(taken.map(({ path, theirs }) => [path, theirs])) };
}

/** What is to be sent: only what differs from where the page began. */
export const changesBetween = (before: Fields, mine: Fields): Fields =>
  Object.fromEntries(Object.entries(mine).filter(([path, value]) => !isSame(before[path], value)));

/** `{ 'address.city': 'Köln' }` becomes `{ address: { city: 'Köln' } }` again. */
export function nested(fields: Fields): Record<string, unknown> {
  const whole: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(fields)) {
    const keys = path.split('.');
    const last = keys.pop() ?? path;
    let part = whole;
    for (const key of keys) {
      part[key] ??= {};
      part = part[key] as Record<string, unknown>;
    }
    part[last] = value;
  }
  return whole;
}

const pathsOf = (...sides: Fields[]): string[] => [...new Set(sides.flatMap((side) => Object.keys(side)))];
