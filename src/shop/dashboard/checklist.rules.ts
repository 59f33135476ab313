import { WEEKDAYS } from '../../shared/berlin-time.js';
import type { MenuCounts } from '../menu/menu.types.js';
import type { ShopTimes } from '../opening-hours/opening-hours.types.js';
import { PAY_ONLINE_LEVEL } from '../plan-gate/plan-settings.rules.js';
import { hasKeys } from '../restaurant/paying/payable.rules.js';
import { canBePaid } from '../restaurant/shop.rules.js';
import type { Shop } from '../restaurant/shop.types.js';
import { allows, planNameOf } from '../subscription/plans.js';
import { TASKS, type Task, type TaskKey } from './checklist.types.js';

export interface Facts {
  shop: Shop;
  menu: MenuCounts;
  printers: number;
}

const OPTIONAL: readonly TaskKey[] = ['printer', 'online'];

/** What is left to do until guests can order, in the order one would do it. */
export const checklistOf = (facts: Facts): Task[] =>
  TASKS.map((key) => ({
    key,
    done: DONE[key](facts),
    needed: !OPTIONAL.includes(key),
    plan: key === 'online' ? planMissingFor(facts.shop) : null,
    open: OPEN[key]?.(facts) ?? 0,
  }));

/** Everything but the switch itself: now it may be turned. */
export const readyToOpen = (tasks: readonly Task[]): boolean =>
  tasks.every(({ key, done, needed }) => done || !needed || key === 'enabled');

const planMissingFor = ({ subscription }: Shop): string | null =>
  allows(subscription, PAY_ONLINE_LEVEL) ? null : planNameOf({ level: PAY_ONLINE_LEVEL });

/** Whether the list is shown: nobody has to be paid online, so that alone does not keep it there. */
export const isUnfinished = (tasks: readonly Task[]): boolean =>
  tasks.some(({ key, done }) => !done && key !== 'online');

const DONE: Record<TaskKey, (facts: Facts) => boolean> = {
  contact: ({ shop: { address, contact } }) =>
    [address.street, address.postalCode, address.city, contact.phone].every((line) => line !== ''),
  hours: ({ shop }) => hasHours(shop.settings.shopTimes),
  menu: ({ menu }) => menu.categories > 0 && menu.products > 0,
  allergens: ({ menu }) => menu.products > 0 && menu.allergensUnchecked === 0,
  imprint: ({ shop }) => shop.legal.imprintVersion !== null,
  privacy: ({ shop }) => shop.legal.privacyVersion !== null,
  payment: ({ shop }) => canBePaid(shop),
  online: ({ shop }) => hasKeys(shop.stripe) || hasKeys(shop.paypal),
  printer: ({ printers }) => printers > 0,
  enabled: ({ shop }) => shop.settings.shopEnabled,
};

const OPEN: Partial<Record<TaskKey, (facts: Facts) => number>> = {
  allergens: ({ menu }) => menu.allergensUnchecked,
};

const hasHours = (times: ShopTimes): boolean =>
  WEEKDAYS.some((day) => !times[day].closed && times[day].ranges.length > 0);
