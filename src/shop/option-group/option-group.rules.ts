import type { FieldProblem } from '../../shared/field-problem.js';
import { nameProblems } from '../menu/menu-edit.rules.js';
import type { OptionGroupInput } from './option-group.types.js';

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

const MOST_GROUPS = 300;
/** Of all groups together. */
const MOST_OPTIONS = 3_000;

type Counted = Pick<OptionGroupInput, 'options'>;

/** What there would be too much of with one group more, or a longer one; null while there is room, and for what gets shorter. */
export function fullOf(
  others: readonly Counted[],
  wanted: Counted,
  before?: Counted,
): { most: number; what: string } | null {
  if (!before && others.length >= MOST_GROUPS) return { most: MOST_GROUPS, what: 'Auswahlen' };
  const count = [...others, wanted].reduce((sum, { options }) => sum + options.length, 0);
  const grows = wanted.options.length > (before?.options.length ?? 0);
  return grows && count > MOST_OPTIONS ? { most: MOST_OPTIONS, what: 'Möglichkeiten' } : null;
}
