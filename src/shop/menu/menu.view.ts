import type { OptionGroup } from './menu.types.js';

/** A group of options in its editor and in that of a dish. */
export type OptionGroupForm = Omit<OptionGroup, 'shopId' | 'position' | 'translations'>;

export const toOptionGroupForm = ({
  shopId: _shop,
  position: _position,
  translations: _translations,
  ...form
}: OptionGroup): OptionGroupForm => form;
