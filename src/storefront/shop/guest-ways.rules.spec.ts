import { describe, expect, test } from '@jest/globals';
import { sameTimesDaily } from '../../shop/opening-hours/opening-defaults.rules.js';
import type { OpeningSettings } from '../../shop/opening-hours/opening-hours.types.js';
import { aRestaurant } from '../../shop/opening-hours/opening-hours.vectors.js';
import type { ShopSettings } from '../../shop/restaurant/shop.types.js';
import { waysOf } from './guest-ways.rules.js';

const NEVER = sameTimesDaily([]);
const areas = (...active: boolean[]) => active.map((one) => ({ active: one }));

describe('the ways a guest can choose from home', () => {
  test.each<[string, Partial<OpeningSettings>, { active: boolean }[], string[]]>([
    ['both', {}, areas(false, true), ['pickup', 'delivery']],
    ['pickup alone without an area', {}, areas(), ['pickup']],
    ['pickup alone while every area is switched off', {}, areas(false), ['pickup']],
    ['delivery alone where pickup has no hours', { ownTimes: { pickup: NEVER } }, areas(true), ['delivery']],
    ['pickup alone where delivery has no hours', { ownTimes: { delivery: NEVER } }, areas(true), ['pickup']],
    [
      'the prices of the counter where nothing is ordered',
      { ownTimes: { pickup: NEVER, delivery: NEVER } },
      areas(true),
      ['pickup'],
    ],
  ])('are %s', (_, told, deliveryAreas, expected) => {
    expect(waysOf({ settings: { ...aRestaurant(told), deliveryAreas } as unknown as ShopSettings })).toEqual(
      expected,
    );
  });
});
