import { describe, expect, it } from '@jest/globals';
import type { DeliveryArea, Position } from '../delivery/delivery.types.js';
import { openingDefaults } from '../opening-hours/opening.fixture.js';
import { sameTimesDaily } from '../opening-hours/opening-defaults.rules.js';
import type { ShopSettings } from '../restaurant/shop.types.js';
import type { PostalAddress } from './basket.types.js';
import { docketTimeOf, handoverOf, promiseOf, servedBy } from './handover.rules.js';

const NOON = new Date('2026-11-20T11:00:00Z');
const EVENING = new Date('2026-11-20T18:00:00Z');

const area: DeliveryArea = {
  id: 'kreuzberg',
  name: 'Kreuzberg',
  active: true,
  priority: 1,
  match: { type: 'plz', codes: ['10999'], exceptStreets: ['Görlitzer Park'] },
  minOrderCents: 1500,
  feeCents: 290,
  freeFromCents: null,
  belowMinimum: 'refuse',
  surchargeCents: 0,
  eta: { from: 30, to: 45 },
  times: null,
};
const evenings = { ...area, times: sameTimesDaily([{ from: '18:00', to: '22:00' }]) };
const settings = (...deliveryAreas: DeliveryArea[]) =>
  ({
    ...openingDefaults(),
    shopEnabled: true,
    deliveryAreas,
    deliveryAreaRules: [],
  }) as unknown as ShopSettings;
const to = (postalCode: string, street = 'Oranienstraße') => ({ postalCode, street }) as PostalAddress;

const where = { baseCents: 2000, position: null, townsInstead: [] };

describe('who drives to an address', () => {
  it.each<[string, string | null, DeliveryArea, PostalAddress | null, Date]>([
    ['a street of the area', null, area, to('10999'), NOON],
    ['a postal code with the country before it', null, area, to('D-10999'), NOON],
    ['a street that is left out', 'outsideArea', area, to('10999', 'Görlitzer Park'), NOON],
    [
      'a street that is left out, with its house number',
      'outsideArea',
      area,
      to('10999', 'Görlitzer Park 3a'),
      NOON,
    ],
    ['another postal code', 'outsideArea', area, to('80331'), NOON],
    ['no address', 'addressMissing', area, null, NOON],
    ['an area that is switched off', 'outsideArea', { ...area, active: false }, to('10999'), NOON],
    ['an area of the evening, at noon', 'areaNotServed', evenings, to('10999'), NOON],
    ['an area of the evening, for the evening', null, evenings, to('10999'), EVENING],
  ])('%s', (_, refusal, one, address, at) => {
    const served = servedBy(settings(one), { fulfilment: 'delivery', address }, { at, ...where });
    expect(served.refusal).toBe(refusal);
    expect(served.area !== null).toBe(refusal === null);
  });

  it('asks about a town that is not that of the postal code', () => {
    const draft = { fulfilment: 'delivery', address: to('10999') } as const;
    const served = servedBy(settings(area), draft, { ...where, at: NOON, townsInstead: ['Berlin'] });
    expect(served).toEqual({ area: null, refusal: 'otherPlace' });
  });

  it('asks nothing of somebody who picks up', () => {
    const served = servedBy(settings(area), { fulfilment: 'pickup' }, { at: NOON, ...where });
    expect(served).toEqual({ area: null, refusal: null });
  });

  it.each<[string, Position | null, string | null]>([
    ['inside the circle', [13.44, 52.51], null],
    ['outside the circle', [13.6, 52.51], 'outsideArea'],
    ['of which nobody knows where it lies', null, 'outsideArea'],
  ])('a postal code %s', (_, position, refusal) => {
    const circle = settings({ ...area, match: { type: 'radius', center: [13.42, 52.5], km: 3 } });
    const draft = { fulfilment: 'delivery' as const, address: to('15806') };
    expect(servedBy(circle, draft, { ...where, at: NOON, position }).refusal).toBe(refusal);
  });
});

describe('when food changes hands', () => {
  const kitchen = settings(area);

  it('after the lead time, or when the guest wants it', () => {
    const question = { now: NOON, fulfilment: 'pickup' as const };
    expect(handoverOf(kitchen, 'asap', question)).toEqual(new Date('2026-11-20T11:20:00Z'));
    expect(handoverOf(kitchen, EVENING, question)).toEqual(EVENING);
  });

  it.each<[string, 'asap' | Date, string | null]>([
    ['made at once', 'asap', null],
    ['ahead by hours: its lead time before', EVENING, '2026-11-20T17:20:00.000Z'],
    ['ahead by less than the lead time', new Date('2026-11-20T11:30:00Z'), null],
  ])('the docket of an order %s', (_, when, expected) => {
    const at = docketTimeOf(kitchen, { fulfilment: 'delivery', when }, NOON);
    expect(at?.toISOString() ?? null).toBe(expected);
  });

  it('is never promised before the guest wants it', () => {
    expect(promiseOf({ wantedAt: EVENING }, 20, NOON)).toEqual(EVENING);
    expect(promiseOf({ wantedAt: null }, 20, NOON)).toEqual(new Date('2026-11-20T11:20:00Z'));
    expect(promiseOf({ wantedAt: NOON }, 20, NOON)).toEqual(new Date('2026-11-20T11:20:00Z'));
  });
});
