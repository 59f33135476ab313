import type { OptionGroup } from './menu.types.js';

/** A group in the editor of a dish and of its own. */
export type OptionGroupForm = Omit<OptionGroup, 'shopId' | 'position'>;

export const toOptionGroupForm = ({
  shopId: _shop,
  position: _position,
  ...form
}: OptionGroup): OptionGroupForm => form;
