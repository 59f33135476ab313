import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DAY_MS } from '../../shared/berlin-time.js';
import { menuFromDraft } from '../../shop/menu/draft/menu-draft.rules.js';
import { menuFrom } from '../../shop/menu/menu.rules.js';
import { columnOf } from '../../shop/order/order.rules.js';
import { menuDemo } from '../menu.demo.js';
import { linesOf } from './basket-lines.js';
import { BASKETS } from './baskets.demo.js';
import { demoOrders } from './thirty-days.demo.js';

const NOON = new Date('2026-11-20T11:00:00Z');
const { categories, products, optionGroups } = menuFromDraft(menuDemo, {
  shopId: 's',
  now: NOON,
  idFor: String,
});
const menu = menuFrom('s', categories, products, optionGroups);

describe('the orders of the demo', () => {
  it('lie in the thirty days before, whenever it starts', () => {
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, (now) => {
        const orders = demoOrders(now);
        const ages = orders.map(({ placedAt }) => now.getTime() - placedAt.getTime());
        expect(ages.filter((age) => age < 8 * DAY_MS)).toHaveLength(40);
        expect(orders).toHaveLength(52);
        expect(Math.min(...ages)).toBeGreaterThan(0);
        expect(Math.max(...ages)).toBeLessThan(30 * DAY_MS);
      }),
      { numRuns: 100 },
    );
  });

  it('are over, but for a few of today in every column of the board', () => {
    const open = demoOrders(NOON).flatMap(({ placedAt, steps }) => {
      const column = columnOf(steps.at(-1)?.to ?? 'placed');
      return column ? [{ column, hoursAgo: (NOON.getTime() - placedAt.getTime()) / 3_600_000 }] : [];
    });
    expect(open.length).toBe(5);
    expect(new Set(open.map(({ column }) => column))).toEqual(new Set(['new', 'working', 'done']));
    expect(open.every(({ hoursAgo }) => hoursAgo < 1)).toBe(true);
  });

  it('never did anything in the future', () => {
    const late = demoOrders(NOON).filter(({ placedAt, steps }) =>
      steps.some(({ afterMinutes }) => placedAt.getTime() + afterMinutes * 60_000 > NOON.getTime()),
    );
    expect(late).toEqual([]);
  });

  it('ask for what is on the menu, in sizes and with extras that there are', () => {
    const names = new Set(menu.optionGroups.flatMap(({ options }) => options.map(({ name }) => name)));
    const sizes = new Map(
      menu.categories.flatMap((one) => one.products).map((dish) => [dish.name, dish.variants]),
    );
    for (const basket of BASKETS) {
      expect(linesOf(basket, menu).every(({ variantId }) => variantId !== null)).toBe(true);
      for (const { name, size, with: extras = [] } of basket) {
        if (size) expect(sizes.get(name)?.map((variant) => variant.name)).toContain(size);
        expect(extras.filter((extra) => !names.has(extra))).toEqual([]);
      }
    }
  });
});
