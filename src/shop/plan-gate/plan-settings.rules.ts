import type { DeliveryArea } from '../delivery/delivery.types.js';
import type { ShopSettings } from '../restaurant/shop.types.js';
import { allows, LEVEL, type Level, type Subscription } from '../subscription/plans.js';

/** The plan an area needs: by postal code it is in the middle one, measured or drawn in the large one. */
export const levelOfArea = ({ match }: Pick<DeliveryArea, 'match'>): Level =>
  match.type === 'plz' ? LEVEL.starter : LEVEL.professional;

/** Guests may wish for a time. */
export const PREORDER_LEVEL = LEVEL.starter;

/** What the settings of a restaurant are worth in its plan. Nothing is lost: a larger plan wakes the rest again. */
export function withinPlan(settings: ShopSettings, subscription: Subscription | null): ShopSettings {
  const deliveryAreas = settings.deliveryAreas.filter((area) => allows(subscription, levelOfArea(area)));
  const preorder = settings.preorder && allows(subscription, PREORDER_LEVEL);
  if (deliveryAreas.length === settings.deliveryAreas.length && preorder === settings.preorder)
    return settings;
  return { ...settings, deliveryAreas, preorder };
}

/** The plan that a change asks for, where the present one has not got it; what stood there before may stay. */
export function planNeededBy(
  before: ShopSettings,
  after: Partial<Pick<ShopSettings, 'deliveryAreas' | 'preorder'>>,
  subscription: Subscription | null,
): Level | null {
  const wanted = [
    ...(after.deliveryAreas ?? []).filter((area) => area.active && isNew(area, before)).map(levelOfArea),
    ...(after.preorder && !before.preorder ? [PREORDER_LEVEL] : []),
  ].filter((level) => !allows(subscription, level));
  return wanted.length > 0 ? (Math.max(...wanted) as Level) : null;
}

/** New, switched on again, or matched in another way than before. */
const isNew = (area: DeliveryArea, { deliveryAreas }: ShopSettings): boolean =>
  !deliveryAreas.some(({ id, active, match }) => id === area.id && active && match.type === area.match.type);
