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
