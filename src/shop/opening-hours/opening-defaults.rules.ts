import type { DayTimes, OpeningSettings, ShopTimes, TimeRange } from './opening-hours.types.js';

/** What a new restaurant starts with, and what settings written before a field existed are completed from. */
export const openingDefaults = (): OpeningSettings => ({
  shopEnabled: false,
  menuOnly: false,
  preorder: true,
  shopTimes: sameTimesDaily([{ from: '11:30', to: '22:00' }]),
  ownTimes: {},
  specialDays: [],
  vacations: [],
  holidays: { land: null, rule: 'normal', ranges: [], only: null, regions: [] },
  pause: null,
  shopStartDay: null,
  shopCloseDay: null,
  deliveryTime: { from: 35, to: 50 },
  leadMinutes: { delivery: 40, pickup: 20, table: 0 },
  lastOrderMinutes: 15,
  slots: { stepMinutes: 15, firstOffsetMinutes: 15, maxOrders: null, maxItems: null },
  preorderMaxDays: 7,
});

export function sameTimesDaily(ranges: TimeRange[]): ShopTimes {
  const day = (): DayTimes => ({
    closed: ranges.length === 0,
    ranges: ranges.map((range) => ({ ...range })),
  });
  return {
    monday: day(),
    tuesday: day(),
    wednesday: day(),
    thursday: day(),
    friday: day(),
    saturday: day(),
    sunday: day(),
  };
}
