import type { OwnCodes, ShippedSet } from '../allergens/allergens.types.js';
import type { Category, OptionGroup, Product } from './menu.types.js';
import type { SizeWord } from './texts/translations.types.js';

export type CategoryRecord = Stored<Category>;
export type ProductRecord = Stored<Product> & { searchTokens: string[] };
export type OptionGroupRecord = Stored<OptionGroup>;

type Stored<T extends { id: string }> = Omit<T, 'id'> & { _id: string };

export interface MenuSettingsRecord {
  /** The id of the shop; each shop has one record. */
  _id: string;
  codeSet: ShippedSet | 'OWN';
  ownCodes?: OwnCodes | null;
  sizeWords?: SizeWord[];
}
