import type { Option, OptionGroup } from '../menu/menu.types.js';

export type OptionGroupInput = Pick<OptionGroup, 'name' | 'min' | 'max' | 'freeQuantity'> & {
  options: OptionInput[];
};

/** An id that is left empty gets one. */
export type OptionInput = Omit<Option, 'soldOut'>;
