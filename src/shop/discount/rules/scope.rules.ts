import type { DiscountScope } from '../discount.types.js';

/** Where a dish stands on the menu. */
export interface Placed {
  productId: string;
  categoryId: string;
}

export const EVERYTHING: DiscountScope = {
  categoryIds: [],
  productIds: [],
  notCategoryIds: [],
  notProductIds: [],
};

/** A dish that is named is meant although its category is kept out. */
export function isMeant(scope: DiscountScope, { productId, categoryId }: Placed): boolean {
  if (scope.notProductIds.includes(productId)) return false;
  if (scope.productIds.includes(productId)) return true;
  if (scope.notCategoryIds.includes(categoryId)) return false;
  if (scope.categoryIds.includes(categoryId)) return true;
  return scope.categoryIds.length === 0 && scope.productIds.length === 0;
}
