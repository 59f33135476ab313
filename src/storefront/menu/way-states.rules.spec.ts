import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { berlinInstant } from '../../shared/berlin-time.js';
import type { DeliveryArea } from '../../shop/delivery/delivery.types.js';
import { sameTimesDaily } from '../../shop/opening-hours/opening-defaults.rules.js';
import { openingAt } from '../../shop/opening-hours/opening-hours.rules.js';
import type { OpeningSettings, Pause } from '../../shop/opening-hours/opening-hours.types.js';
import { aRestaurant } from '../../shop/opening-hours/opening-hours.vectors.js';
import type { ShopSettings } from '../../shop/restaurant/shop.types.js';
import { shopStateOf } from './way-states.rules.js';

const at = (text: string) =>
  berlinInstant(text.slice(0, 10), Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16)), 'later');

const anArea = (told: Partial<DeliveryArea> = {}): DeliveryArea => ({
  id: 'a',
  name: 'Mitte',
  active: true,
  priority: 1,
  match: { type: 'plz', codes: ['10115'] },
  minOrderCents: 1_500,
  feeCents: 200,
  freeFromCents: null,
  belowMinimum: 'refuse',
  surchargeCents: 0,
  eta: { from: 30, to: 45 },
  times: null,
  ...told,
});

const aShop = (told: Partial<OpeningSettings> = {}, deliveryAreas = [anArea()]): ShopSettings =>
  ({ ...aRestaurant(told), deliveryAreas, deliveryAreaRules: [] }) as unknown as ShopSettings;
const pause = (told: Partial<Pause>) => ({ pause: { until: null, fulfilments: null, reason: '', ...told } });
const NO_PICKUP = { ownTimes: { pickup: sameTimesDaily([]) } };
/** Friday; the restaurant is open 11:30–14:30 and 17:30–22:00, and closed on Mondays. */
const EVENING = at('2026-11-20 19:00');

describe('what guests read about both ways', () => {
  test.each<[string, Partial<OpeningSettings>, string, string, string]>([
    ['both open', {}, '19:00', 'open', 'Geöffnet bis 22:00 Uhr'],
    ['delivery only, although pickup has no hours', NO_PICKUP, '19:00', 'open', 'Geöffnet bis 22:00 Uhr'],
    [
      'delivery only, paused',
      { ...NO_PICKUP, ...pause({ fulfilments: ['delivery'], until: at('2026-11-20 19:30') }) },
      '19:00',
      'paused',
      'Bestellungen pausiert bis 19:30 Uhr',
    ],
    [
      'the delivery paused beside an open pickup',
      pause({ fulfilments: ['delivery'], until: at('2026-11-20 19:30') }),
      '19:00',
      'open',
      'Geöffnet bis 22:00 Uhr · Lieferung pausiert bis 19:30 Uhr',
    ],
    [
      'why the delivery is paused',
      pause({ fulfilments: ['delivery'], until: at('2026-11-20 19:30'), reason: 'Fahrer krank' }),
      '19:00',
      'open',
      'Geöffnet bis 22:00 Uhr · Lieferung pausiert (Fahrer krank) bis 19:30 Uhr',
    ],
    [
      'the delivery from the evening on',
      { ownTimes: { delivery: sameTimesDaily([{ from: '17:30', to: '21:00' }]) } },
      '12:00',
      'open',
      'Geöffnet bis 14:30 Uhr · Lieferung ab heute 17:30 Uhr',
    ],
    ['both closed', {}, '15:00', 'closed', 'Geschlossen, öffnet heute um 17:30 Uhr'],
    [
      'both closed, one opens earlier',
      { ownTimes: { delivery: sameTimesDaily([{ from: '16:30', to: '21:00' }]) } },
      '15:00',
      'closed',
      'Geschlossen, öffnet heute um 16:30 Uhr',
    ],
    ['switched off', { shopEnabled: false }, '19:00', 'closed', 'Zurzeit keine Bestellungen möglich'],
  ])('%s', (_, told, time, tone, sentence) => {
    const state = shopStateOf(aShop(told), at(`2026-11-20 ${time}`), 'de');
    expect([state.tone, state.sentence, state.open]).toEqual([tone, sentence, tone === 'open']);
  });

  test('in English', () => {
    const told = pause({ fulfilments: ['delivery'], until: at('2026-11-20 19:30') });
    const { sentence, ways } = shopStateOf(aShop(told), EVENING, 'en');
    expect(sentence).toBe('Open until 22:00 · Delivery paused until 19:30');
    expect(ways.pickup?.sentence).toBe('Pickup until 22:00');
  });
});

describe('one way', () => {
  test('says for itself how long, how fast and from how much', () => {
    const areas = [
      anArea(),
      anArea({ id: 'b', minOrderCents: 900, eta: { from: 20, to: 35 } }),
      anArea({ id: 'c', active: false, minOrderCents: 0, eta: { from: 5, to: 90 } }),
    ];
    const { ways } = shopStateOf(aShop({}, areas), EVENING, 'de');
    expect(ways.delivery).toEqual({
      open: true,
      paused: false,
      sentence: 'Lieferung bis 22:00 Uhr',
      short: 'bis 22:00 Uhr',
      until: '2026-11-20T21:00:00.000Z',
      preorder: true,
      etaMinutes: { from: 20, to: 45 },
      minOrderCents: 900,
    });
    expect(ways.pickup?.etaMinutes).toEqual({ from: 20, to: 25 });
    expect(ways.pickup).not.toHaveProperty('minOrderCents');
  });

  test('is missing where it is not offered', () => {
    expect(Object.keys(shopStateOf(aShop({}, []), EVENING, 'de').ways)).toEqual(['pickup']);
    expect(Object.keys(shopStateOf(aShop(NO_PICKUP), EVENING, 'de').ways)).toEqual(['delivery']);
  });

  test('can be ordered ahead in a pause, even in one without an end', () => {
    const { ways } = shopStateOf(aShop(pause({})), EVENING, 'de');
    expect([ways.pickup?.open, ways.pickup?.paused, ways.pickup?.preorder]).toEqual([false, true, true]);
    expect(shopStateOf(aShop({ preorder: false }), EVENING, 'de').ways.pickup?.preorder).toBe(false);
  });

  test('is no delivery while none of the areas is served', () => {
    const times = sameTimesDaily([{ from: '11:30', to: '14:00' }]);
    const { ways } = shopStateOf(aShop({}, [anArea({ times })]), EVENING, 'de');
    expect([ways.delivery?.open, ways.delivery?.short]).toEqual([false, 'zurzeit nicht']);
  });
});

test('the shop is open exactly when one of its ways is, and paused only when none is open', () => {
  const hours = fc.constantFrom([], [{ from: '11:30', to: '22:00' }], [{ from: '17:00', to: '02:00' }]);
  fc.assert(
    fc.property(
      hours,
      hours,
      fc.option(fc.constantFrom<Pause['fulfilments']>(null, ['delivery'], ['pickup'])),
      fc.integer({ min: 0, max: 7 * 1_440 }),
      (pickup, delivery, paused, minute) => {
        const told = {
          ownTimes: { pickup: sameTimesDaily(pickup), delivery: sameTimesDaily(delivery) },
          pause: paused === null ? null : { until: null, fulfilments: paused, reason: '' },
        };
        const now = new Date(at('2026-11-20 00:00').getTime() + minute * 60_000);
        const { open, tone, ways } = shopStateOf(aShop(told), now, 'de');
        const states = Object.values(ways);
        expect(open).toBe(states.some((way) => way.open));
        expect(tone === 'paused').toBe(!open && states.some((way) => way.paused));
        if (ways.pickup) expect(ways.pickup.open).toBe(openingAt(aShop(told), now, 'pickup').open);
      },
    ),
  );
});

describe('a shop that takes no orders here', () => {
  const taken = (told: Partial<ShopSettings>) =>
    shopStateOf({ ...aShop(), ...told } as ShopSettings, EVENING, 'de').takesOrders;

  test('says so before anybody fills a basket; being closed for now is something else', () => {
    expect(taken({ shopEnabled: false })).toBe(false);
    expect(taken({ menuOnly: true })).toBe(false);
    expect(taken({})).toBe(true);
    expect(shopStateOf(aShop(), at('2026-11-20 03:00'), 'de').takesOrders).toBe(true);
  });
});
