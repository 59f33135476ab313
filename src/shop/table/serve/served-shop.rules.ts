import type { Shop } from '../../restaurant/shop.types.js';
import type { Room } from '../plan/plan.types.js';

/** The shop as a room sees it: with the room's own hours and the close of its kitchen. */
export function shopInRoom<S extends Shop>(shop: S, room: Pick<Room, 'times' | 'kitchenMinutes'>): S {
  const { times, kitchenMinutes } = room;
  const settings = {
    ...shop.settings,
    ...(times && { ownTimes: { ...shop.settings.ownTimes, table: times } }),
    ...(kitchenMinutes !== null && { lastOrderMinutes: kitchenMinutes }),
  };
  return { ...shop, settings };
}
