import { isSoldOut, optionPriceCents } from '../menu/menu.rules.js';
import type { Menu, Option, OptionGroup, Product, Variant } from '../menu/menu.types.js';
import type { DraftLine, OptionQuestion, OrderOption } from './basket.types.js';

export type OptionProblem = 'tooFewOptions' | 'tooManyOptions';
type ChosenOption = DraftLine['options'][number];

export const groupsOf = (menu: Menu, product: Product): OptionGroup[] =>
  product.optionGroupIds.flatMap((id) => menu.optionGroups.find((group) => group.id === id) ?? []);

export const optionIn = (groups: readonly OptionGroup[], chosen: ChosenOption): Option | undefined =>
  groups.find(({ id }) => id === chosen.groupId)?.options.find(({ id }) => id === chosen.optionId);

export const soldOutOptionOf = (
  line: DraftLine,
  groups: readonly OptionGroup[],
  at: Date,
): Option | undefined => chosenOf(line, groups).find(({ soldOut }) => isSoldOut(soldOut, at));

export function optionProblemOf(line: DraftLine, groups: readonly OptionGroup[]): OptionProblem | null {
  for (const { id, min, max } of groups) {
    const count = countIn(line, id);
    if (count < min) return 'tooFewOptions';
    if (count > max) return 'tooManyOptions';
  }
  return null;
}

const chosenOf = ({ options }: DraftLine, groups: readonly OptionGroup[]): Option[] =>
  options.flatMap((chosen) => optionIn(groups, chosen) ?? []);

export const questionOf = ({
  name,
  min,
  max,
}: Pick<OptionGroup, 'name' | 'min' | 'max'>): OptionQuestion => ({
  name,
  one: min > 0 && max === 1,
});

/** The cheapest of a group are the free ones; an option that is partly free becomes two. */
export function optionsOf(group: OptionGroup, line: DraftLine, variant: Variant): OrderOption[] {
  const chosen = line.options
    .filter(({ groupId }) => groupId === group.id)
    .map(({ optionId, quantity }) => ({ option: group.options.find(({ id }) => id === optionId)!, quantity }))
    .map(({ option, quantity }) => ({ option, quantity, cents: optionPriceCents(option, variant) }))
    .sort((a, b) => a.cents - b.cents);

  const question = questionOf(group);
  let free = group.freeQuantity;
  return chosen.flatMap(({ option, quantity, cents }) => {
    const given = Math.min(free, quantity);
    free -= given;
    const { id, name, taxClass } = option;
    return [
      { id, name, taxClass, cents: 0, quantity: given, groupId: group.id, question },
      { id, name, taxClass, cents, quantity: quantity - given, groupId: group.id, question },
    ].filter((part) => part.quantity > 0);
  });
}

const countIn = ({ options }: DraftLine, groupId: string): number =>
  options.filter((chosen) => chosen.groupId === groupId).reduce((sum, { quantity }) => sum + quantity, 0);
