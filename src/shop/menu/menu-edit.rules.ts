import type { FieldProblem } from '../../shared/field-problem.js';
import { sameName } from '../../shared/text.js';

/** The ids in their new order: `id` directly before `before`, or last. */
export function reordered(ids: readonly string[], id: string, before: string | null): string[] {
  const others = ids.filter((other) => other !== id);
  const at = before === null ? -1 : others.indexOf(before);
  return at < 0 ? [...others, id] : [...others.slice(0, at), id, ...others.slice(at)];
}

/** Known parts keep their ids; a new part gets one that no basket can hold yet. */
export const withIds = <T extends { id: string }>(
  parts: readonly T[],
  known: readonly { id: string }[],
  newId: () => string,
): T[] => parts.map((part) => ({ ...part, id: known.some(({ id }) => id === part.id) ? part.id : newId() }));

/** The fields whose values differ, for the audit trail and for the comparison after a conflict. */
export const changedKeys = <T extends object>(before: T, sets: Partial<T>): (keyof T)[] =>
  (Object.keys(sets) as (keyof T)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(sets[key]),
  );

/** A field that a call leaves out is not changed. */
export const withoutUndefined = <T extends object>(changes: T): T =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as T;

export const partsOf = <T extends object>(whole: T, keys: readonly (keyof T)[]): Partial<T> =>
  Object.fromEntries(keys.map((key) => [key, whole[key]])) as Partial<T>;

/** Missing and duplicate names among the parts of a list. */
export function nameProblems(names: string[], list: string, needed: boolean): FieldProblem[] {
  return names.flatMap((name, index) => {
    const field = `${list}.${index}.name`;
    if (needed && name.trim() === '') return [{ field, message: 'Bitte einen Namen eingeben.' }];
    const twice = names.slice(0, index).some((other) => sameName(other, name));
    return twice ? [{ field, message: 'Diesen Namen gibt es schon.' }] : [];
  });
}
