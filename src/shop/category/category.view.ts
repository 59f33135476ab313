import type { Category } from '../menu/menu.types.js';

export type CategoryRow = Pick<
  Category,
  'id' | 'version' | 'name' | 'description' | 'fulfilments' | 'image' | 'times'
> & {
  products: number;
};

export interface CategoriesPage {
  categories: CategoryRow[];
}

export const toCategoryRow = (
  { id, version, name, description, fulfilments, image, times }: Category,
  products: number,
): CategoryRow => ({ id, version, name, description, fulfilments, image, times, products });
