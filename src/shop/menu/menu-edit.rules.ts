import { addDays, berlinInstant } from '../../shared/berlin-time.js';
import type { FieldProblem } from '../../shared/field-problem.js';
import { type Cents, roundHalfAway } from '../../shared/money.js';
import type { Category, OptionGroup, Product, SoldOut } from './menu.types.js';
import type { OptionGroupInput, ProductInput, SoldOutSpan } from './menu-edit.types.js';

const MORNING = 5 * 60;

/** null: on the menu again. Until tomorrow means until the next business day begins, not midnight. */
export function soldOutFor(span: SoldOutSpan, businessDay: string, until: Date | null): SoldOut | null {
  if (span === 'available') return null;
  if (span === 'further') return { until: null };
  if (span === 'moment') return { until };
  return { until: berlinInstant(addDays(businessDay, 1), MORNING, 'earlier') };
}

/** A rise in percent, rounded once to what looks right on a menu; no price falls to nothing by rounding. */
export function raisedPrice(cents: Cents, percent: number, roundTo: Cents): Cents {
  const steps = roundHalfAway((cents * (10_000 + Math.round(percent * 100))) / (10_000 * roundTo));
  return cents === 0 ? 0 : Math.max(1, steps) * roundTo;
}

/** 'Salami', then 'Salami (Kopie)', then 'Salami (Kopie 2)'. */
export function copyNameOf(name: string, taken: readonly string[]): string {
  const base = name.replace(/ \(Kopie(?: \d+)?\)$/, '');
  const names = [`${base} (Kopie)`, ...taken.map((_, index) => `${base} (Kopie ${index + 2})`)];
  return names.find((free) => !taken.includes(free)) ?? name;
}

/** The ids in their new order: `id` stands before `before`, or last. */
export function reordered(ids: readonly string[], id: string, before: string | null): string[] {
  const others = ids.filter((other) => other !== id);
  const at = before === null ? -1 : others.indexOf(before);
  return at < 0 ? [...others, id] : [...others.slice(0, at), id, ...others.slice(at)];
}

/** Keeps the id of what was there; a new part gets one that no basket has ever seen. */
export const withIds = <T extends { id: string }>(
  parts: readonly T[],
  known: readonly { id: string }[],
  newId: () => string,
): T[] => parts.map((part) => ({ ...part, id: known.some(({ id }) => id === part.id) ? part.id : newId() }));

export interface MenuAround {
  categories: readonly Category[];
  optionGroups: readonly OptionGroup[];
}

/** What the shape of the input cannot tell. */
export function productProblems(
  { categoryId, variants, optionGroupIds }: Pick<ProductInput, 'categoryId' | 'variants' | 'optionGroupIds'>,
  { categories, optionGroups }: MenuAround,
): FieldProblem[] {
  const unknownGroup = optionGroupIds.some((id) => !optionGroups.some((group) => group.id === id));
  return [
    ...(categories.some(({ id }) => id === categoryId)
      ? []
      : [{ field: 'categoryId', message: 'Bitte eine Kategorie wählen.' }]),
    ...nameProblems(
      variants.map(({ name }) => name),
      'variants',
      variants.length > 1,
    ),
    ...(unknownGroup
      ? [{ field: 'optionGroupIds', message: 'Eine gewählte Auswahl gibt es nicht mehr. Bitte neu wählen.' }]
      : []),
  ];
}

export function optionGroupProblems({ min, max, freeQuantity, options }: OptionGroupInput): FieldProblem[] {
  return [
    ...(min > max
      ? [{ field: 'max', message: `Mindestens ${min} und höchstens ${max} passt nicht zusammen.` }]
      : []),
    ...(freeQuantity > max
      ? [{ field: 'freeQuantity', message: 'Es kann nicht mehr kostenlos sein, als gewählt werden darf.' }]
      : []),
    ...nameProblems(
      options.map(({ name }) => name),
      'options',
      true,
    ),
  ];
}

export const sameName = (a: string, b: string): boolean =>
  a.trim().toLocaleLowerCase('de') === b.trim().toLocaleLowerCase('de');

/** A list of fields whose values differ, for the audit trail and for the difference after a conflict. */
export const changedKeys = <T extends object>(before: T, sets: Partial<T>): (keyof T)[] =>
  (Object.keys(sets) as (keyof T)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(sets[key]),
  );

/** What a call left out is no change. */
export const said = <T extends object>(changes: T): T =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as T;

export const partsOf = <T extends object>(whole: T, keys: readonly (keyof T)[]): Partial<T> =>
  Object.fromEntries(keys.map((key) => [key, whole[key]])) as Partial<T>;

function nameProblems(names: string[], list: string, needed: boolean): FieldProblem[] {
  return names.flatMap((name, index) => {
    const field = `${list}.${index}.name`;
    if (needed && name.trim() === '') return [{ field, message: 'Bitte einen Namen eingeben.' }];
    const twice = names.slice(0, index).some((other) => sameName(other, name));
    return twice ? [{ field, message: 'Diesen Namen gibt es schon.' }] : [];
  });
}

/** The dishes that a rise would make dearer, without those whose price stays. */
export const raisedVariants = (product: Product, percent: number, roundTo: Cents): Product['variants'] =>
  product.variants.map((variant) => ({
    ...variant,
    priceCents: raisedPrice(variant.priceCents, percent, roundTo),
  }));
