import type { BinItem } from '../bin/bin.types.js';
import type { Category } from '../menu/menu.types.js';

/** What the bin holds of a category: its dishes moved, and come back from there. */
export interface BinnedCategory {
  category: Category;
  dishes: string[];
  moveTo: string | null;
}

export const binItemOf = (
  category: Category,
  moved: Omit<BinnedCategory, 'category'>,
): BinItem<BinnedCategory> => ({
  id: category.id,
  kind: 'category',
  name: category.name,
  detail: detailOf(moved.dishes.length),
  needs: category.image ? [category.image.id] : [],
  content: { category, ...moved },
});

function detailOf(dishes: number): string {
  if (dishes === 0) return '';
  return dishes === 1 ? 'Eine Speise ist umgezogen' : `${dishes} Speisen sind umgezogen`;
}
