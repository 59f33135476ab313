import { hasHours } from '../../shop/opening-hours/way-offered.rules.js';
import type { ShopSettings } from '../../shop/restaurant/shop.types.js';
import type { GuestWay } from './shop.view.js';

const WAYS: readonly GuestWay[] = ['pickup', 'delivery'];

/** Whether guests can have their food this way at all, be it now or later. */
export const isOffered = (settings: ShopSettings, way: GuestWay): boolean =>
  hasHours(settings, way) && (way === 'pickup' || settings.deliveryAreas.some(({ active }) => active));

export const offeredWays = (settings: ShopSettings): GuestWay[] =>
  WAYS.filter((way) => isOffered(settings, way));

/** As pages tell them: the first is the one a guest begins with. A menu nobody can order from shows what is paid at the counter. */
export function waysOf({ settings }: { settings: ShopSettings }): GuestWay[] {
  const ways = offeredWays(settings);
  return ways.length > 0 ? ways : ['pickup'];
}
