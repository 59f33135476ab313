import type { DeliveryArea } from '../delivery/delivery.types.js';
import type { PayWay } from '../restaurant/pay-ways.types.js';
import { isOnline } from '../restaurant/paying/payable.rules.js';
import type { ShopSettings } from '../restaurant/shop.types.js';
import { allows, FEATURES, type Level, planOf, type Subscription } from '../subscription/plans.js';

/** The plan an area needs: areas by postal code come with Starter, measured or drawn ones with Professional. */
export const levelOfArea = ({ match }: Pick<DeliveryArea, 'match'>): Level =>
  FEATURES[match.type === 'plz' ? 'deliveryByCode' : 'deliveryByArea'];

/** The plan from which guests may order for a later time. */
export const PREORDER_LEVEL = FEATURES.preorder;

/** The plan from which guests may pay online. */
export const PAY_ONLINE_LEVEL = FEATURES.payOnline;

/**
 * The part of the settings that the plan covers. Nothing is deleted: a larger plan brings the rest back. Without a plan guests
 * read the menu and order nothing.
 */
export function withinPlan(stored: ShopSettings, subscription: Subscription | null): ShopSettings {
  const settings = planOf(subscription?.level) || stored.menuOnly ? stored : { ...stored, menuOnly: true };
  const deliveryAreas = settings.deliveryAreas.filter((area) => allows(subscription, levelOfArea(area)));
  const preorder = settings.preorder && allows(subscription, PREORDER_LEVEL);
  const paysOnline = !settings.payWays?.some(isOfferedOnline) || allows(subscription, PAY_ONLINE_LEVEL);
  if (deliveryAreas.length === settings.deliveryAreas.length && preorder === settings.preorder && paysOnline)
    return settings;
  const payWays = paysOnline ? settings.payWays : settings.payWays?.filter(({ method }) => !isOnline(method));
  return { ...settings, deliveryAreas, preorder, payWays };
}

/** The plan that a change needs and the shop does not have; what was set before may stay. */
export function planNeededBy(
  before: ShopSettings,
  after: Partial<Pick<ShopSettings, 'deliveryAreas' | 'preorder' | 'payWays'>>,
  subscription: Subscription | null,
): Level | null {
  const wanted = [
    ...(after.deliveryAreas ?? []).filter((area) => area.active && isNew(area, before)).map(levelOfArea),
    ...(after.preorder && !before.preorder ? [PREORDER_LEVEL] : []),
    ...(after.payWays?.some(isOfferedOnline) && !before.payWays?.some(isOfferedOnline)
      ? [PAY_ONLINE_LEVEL]
      : []),
  ].filter((level) => !allows(subscription, level));
  return wanted.length > 0 ? (Math.max(...wanted) as Level) : null;
}

const isOfferedOnline = ({ method, fulfilments }: PayWay): boolean =>
  isOnline(method) && fulfilments.length > 0;

/** New, switched on again, or matched by another method than before. */
const isNew = (area: DeliveryArea, { deliveryAreas }: ShopSettings): boolean =>
  !deliveryAreas.some(({ id, active, match }) => id === area.id && active && match.type === area.match.type);
