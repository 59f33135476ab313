import { newOpening, sameTimesDaily } from './opening-defaults.rules.js';
import type { OpeningSettings } from './opening-hours.types.js';

/** Hours that a spec need not care about: open every day, orders ahead, a kitchen that needs its time. */
export const openingDefaults = (): OpeningSettings => ({
  ...newOpening(),
  preorder: true,
  shopTimes: sameTimesDaily([{ from: '11:30', to: '22:00' }]),
  leadMinutes: { delivery: 40, pickup: 20, table: 0 },
  lastOrderMinutes: 15,
});
