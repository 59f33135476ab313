import type { Offer } from '../../shop/discount/offer/offer.types.js';
import { isSoldOut } from '../../shop/menu/menu.rules.js';
import type { Product } from '../../shop/menu/menu.types.js';
import { isWorthAPost } from './post-facts.rules.js';
import type { PlannedPost, PostTrouble } from './social.types.js';

export interface Known {
  dishes: ReadonlyMap<string, Pick<Product, 'soldOut'>>;
  offers: ReadonlyMap<string, Offer>;
  now: Date;
}

/** Judged for the moment it goes out; what is overdue goes out now. */
export function troubleOf(
  { template, subjectId, plannedAt }: Pick<PlannedPost, 'template' | 'subjectId' | 'plannedAt'>,
  { dishes, offers, now }: Known,
): PostTrouble | null {
  if (subjectId === null) return null;
  const at = plannedAt > now ? plannedAt : now;
  if (template === 'campaign') {
    const offer = offers.get(subjectId);
    if (!offer) return 'gone';
    return isWorthAPost(offer, at) ? null : 'over';
  }
  const dish = dishes.get(subjectId);
  if (!dish) return 'gone';
  return isSoldOut(dish.soldOut, at) ? 'soldOut' : null;
}
