import { WEEKDAYS } from '../../shared/berlin-time.js';
import type { OpeningSettings, ShopTimes, TimeRange } from './opening-hours.types.js';

/** What a new restaurant starts with. */
export const newOpening = (): OpeningSettings => ({
  shopEnabled: false,
  preorder: false,
  menuOnly: false,
  // Nobody is sent to a locked door: until the operator names the hours there are none.
  shopTimes: sameTimesDaily([]),
  ownTimes: {},
  specialDays: [],
  vacations: [],
  holidays: { land: null, rule: 'normal', ranges: [], only: null, regions: [] },
  pause: null,
  shopStartDay: null,
  shopCloseDay: null,
  deliveryTime: { from: 35, to: 50 },
  leadMinutes: { delivery: 35, pickup: 20, table: 15 },
  lastOrderMinutes: 30,
  slots: { stepMinutes: 15, firstOffsetMinutes: 15, maxOrders: null, maxItems: null },
  preorderMaxDays: 7,
});

/** No ranges stand for a day on which nobody is there. */
export const sameTimesDaily = (ranges: readonly TimeRange[]): ShopTimes =>
  Object.fromEntries(
    WEEKDAYS.map((day) => [
      day,
      { closed: ranges.length === 0, ranges: ranges.map((range) => ({ ...range })) },
    ]),
  ) as unknown as ShopTimes;
