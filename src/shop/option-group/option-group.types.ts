import type { Option, OptionGroup } from '../menu/menu.types.js';

export type OptionGroupInput = Pick<OptionGroup, 'name' | 'min' | 'max' | 'freeQuantity'> & {
  options: OptionInput[];
};

/** An empty id is replaced by a new one. */
type OptionInput = Omit<Option, 'soldOut'>;
