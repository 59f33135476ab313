import { describe, expect, test } from '@jest/globals';
import { sameTimesDaily } from '../opening-hours/opening-defaults.rules.js';
import {
  areaChecksOf,
  areaFor,
  deliveryFeeOf,
  freeDeliveryFrom,
  missingToMinimum,
  smallOrderFeeOf,
} from './delivery.rules.js';
import type { DeliveryAddress, DeliveryArea, Position, Ring } from './delivery.types.js';
import { anArea, Z1, Z2, Z3, Z3_TIERS } from './delivery.vectors.js';
import { feeText, missingText, verdictText } from './delivery-texts.rules.js';
import { isInside, metersBetween } from './geo.rules.js';
import { postalCodeOf, streetKey } from './street.rules.js';

const NOON = new Date('2026-11-20T11:00:00Z');
const address = (postalCode: string, position: Position | null = null, street = ''): DeliveryAddress => ({
  postalCode,
  position,
  street,
});
const chosen = (areas: DeliveryArea[], to: DeliveryAddress, baseCents = 0, at = NOON) =>
  areaFor(areas, Z3_TIERS, { address: to, at, baseCents })?.id ?? null;
const square = (from: number, to: number): Ring => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
];

describe('which area serves an address', () => {
  const all = [Z1, Z2, Z3];
  test.each<[DeliveryAddress, string | null]>([
    [address('68309'), 'Z1'],
    [address('68305'), 'Z2'],
    [address(' D-68305 '), 'Z2'],
    [address('10178', [13.405, 52.53]), 'Z3'],
    [address('10178', [13.435, 52.52]), 'Z3'],
    [address('10178', [13.45, 52.52]), null],
    [address('99999'), null],
    [address('1067'), null],
  ])('%j: %s', (to, id) => {
    expect(chosen(all, to)).toBe(id);
  });

  test('the lower priority wins, however dear it is', () => {
    const both = address('68309', [13.405, 52.53]);
    expect(chosen([{ ...Z1, priority: 2 }, Z3], both)).toBe('Z3');
    expect(chosen([Z1, { ...Z3, priority: 2 }], both)).toBe('Z1');
  });

  test('then the lower fee, the lower minimum, the name of the area', () => {
    const to = address('10115');
    const a = anArea({ id: 'a', feeCents: 200, minOrderCents: 500 });
    expect(chosen([a, anArea({ id: 'b', feeCents: 100, minOrderCents: 900 })], to)).toBe('b');
    expect(chosen([a, anArea({ id: 'b', feeCents: 200, minOrderCents: 400 })], to)).toBe('b');
    expect(chosen([{ ...a, id: 'b' }, a], to)).toBe('a');
  });

  test('the fee that counts is the one of this basket', () => {
    const to = address('10115');
    const free = anArea({ id: 'free', feeCents: 300, freeFromCents: 2_000 });
    const flat = anArea({ id: 'flat', feeCents: 200 });
    expect([chosen([free, flat], to, 1_999), chosen([free, flat], to, 2_000)]).toEqual(['flat', 'free']);
  });

  test('an area that is off or not served at this time does not count', () => {
    const evening = anArea({ id: 'evening', times: sameTimesDaily([{ from: '18:00', to: '01:00' }]) });
    expect(chosen([anArea({ active: false })], address('10115'))).toBeNull();
    expect(chosen([evening], address('10115'))).toBeNull();
    expect(chosen([evening], address('10115'), 0, new Date('2026-11-20T23:30:00Z'))).toBe('evening');
  });

  test('a radius ends where it ends', () => {
    const to: Position = [13.435, 52.52];
    const around = (meters: number) =>
      anArea({
        match: {
          type: 'radius',
          center: [13.405, 52.52],
          km: (metersBetween([13.405, 52.52], to) + meters) / 1_000,
        },
      });
    expect(chosen([around(0.01)], address('10178', to))).toBe('area');
    expect(chosen([around(-0.01)], address('10178', to))).toBeNull();
  });

  test('a street may be left out of a postal code', () => {
    const area = anArea({ match: { type: 'plz', codes: ['10115'], exceptStreets: ['Hallesche Straße'] } });
    expect(chosen([area], address('10115', null, 'hallesche str.'))).toBeNull();
    expect(chosen([area], address('10115', null, 'Hallesches Ufer'))).toBe('area');
  });
});

describe('fees and minimum', () => {
  test.each([
    [Z1, 889, 0, 1],
    [Z1, 890, 0, 0],
    [Z2, 2_999, 190, 0],
    [Z2, 3_000, 0, 0],
    [Z2, 1_350, 190, 50],
    [Z2, 1_390, 190, 10],
    [Z3, 4_500, 0, 0],
    [Z3, 4_499, 190, 0],
    [Z3, 3_000, 190, 0],
    [Z3, 2_999, 290, 0],
  ])('(%#) base %d', (area, base, fee, missing) => {
    expect([deliveryFeeOf(area, Z3_TIERS, base), missingToMinimum(area, base)]).toEqual([fee, missing]);
  });

  test('a small basket is refused, filled up or charged', () => {
    const area = (belowMinimum: DeliveryArea['belowMinimum']) =>
      anArea({ minOrderCents: 1_000, belowMinimum, surchargeCents: 150 });
    expect(smallOrderFeeOf(area('refuse'), 700)).toBe(0);
    expect(smallOrderFeeOf(area('topUp'), 700)).toBe(300);
    expect(smallOrderFeeOf(area('surcharge'), 700)).toBe(150);
    expect(smallOrderFeeOf(area('surcharge'), 1_000)).toBe(0);
  });

  test('the way to free delivery is known', () => {
    expect([Z1, Z2, Z3].map((area) => freeDeliveryFrom(area, Z3_TIERS))).toEqual([0, 3_000, 4_500]);
    expect(freeDeliveryFrom(Z3, [])).toBeNull();
  });

  test('and reads as it should', () => {
    expect(feeText(Z2, [])).toBe('1,90\u00a0€, ab 30,00\u00a0€ kostenlos');
    expect([feeText(Z1, []), feeText(Z3, [])]).toEqual(['kostenlos', '2,90\u00a0€']);
    expect(missingText(410)).toBe('Noch 4,10\u00a0€ bis zum Mindestbestellwert');
  });
});

describe('"Liefern wir an …?" explains itself', () => {
  const areas = [
    Z1,
    Z3,
    anArea({ id: 'off', active: false }),
    anArea({ id: 'far', match: { type: 'radius', center: [13.405, 52.52], km: 0.5 } }),
    anArea({ id: 'drawn', match: { type: 'polygon', rings: [square(0, 1)] } }),
    anArea({ id: 'second', priority: 9, match: { type: 'polygon', rings: [square(13, 53)] } }),
  ];
  const verdicts = (to: DeliveryAddress) =>
    areaChecksOf(areas, [], { address: to, at: NOON }).map(({ verdict }) => verdict);

  test('for each area', () => {
    expect(verdicts(address('10178', [13.405, 52.53]))).toEqual([
      'otherPostalCode',
      'chosen',
      'inactive',
      'tooFar',
      'outside',
      'alsoMatches',
    ]);
    expect(verdicts(address('68309'))).toEqual([
      'chosen',
      'noCoordinates',
      'inactive',
      'noCoordinates',
      'noCoordinates',
      'noCoordinates',
    ]);
  });

  test('with the distance where there is one', () => {
    const [check] = areaChecksOf([Z3], [], { address: address('10178', [13.405, 52.53]), at: NOON });
    expect(check && verdictText(check)).toBe('Dieses Gebiet gilt für die Adresse. Entfernung: 1,1 km.');
  });
});

describe('on the map', () => {
  test.each<[Position, Position, number]>([
    [[13.405, 52.52], [13.405, 52.53], 1_112.0],
    [[13.405, 52.52], [13.435, 52.52], 2_029.8],
    [[13.405, 52.52], [13.405, 52.52], 0],
    [[0, 0], [180, 0], 20_015_114.4],
  ])('from %j to %j', (from, to, meters) => {
    expect(metersBetween(from, to)).toBeCloseTo(meters, 0);
  });

  const withHole = [square(0, 10), square(4, 6)];
  const islands = [square(0, 1), square(5, 6)];
  test.each<[string, Position, Ring[], boolean]>([
    ['in the middle', [2, 2], withHole, true],
    ['in the hole', [5, 5], withHole, false],
    ['on the border', [0, 3], withHole, true],
    ['on a corner', [10, 10], withHole, true],
    ['on the border of the hole', [4, 5], withHole, true],
    ['outside on the height of a corner', [12, 10], withHole, false],
    ['west of everything', [-1, 0], withHole, false],
    ['on the second island', [5.5, 5.5], islands, true],
    ['between the islands', [3, 3], islands, false],
    ['with a ring closed by hand', [0.5, 0.5], [[...square(0, 1), [0, 0]]], true],
    ['nowhere', [0, 0], [], false],
  ])('%s', (_, point, rings, inside) => {
    expect(isInside(point, rings)).toBe(inside);
  });

  test('a ray through a peak does not count twice', () => {
    const diamond: Ring[] = [
      [
        [0, 0],
        [2, 2],
        [4, 0],
        [2, -2],
      ],
    ];
    expect([isInside([1, 0], diamond), isInside([-1, 0], diamond), isInside([1, 2], diamond)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test('streets are one street however they are written', () => {
  expect(
    new Set(['Hallesche Straße', 'hallesche str.', 'HALLESCHE STRASSE', 'Hallesche-Straße'].map(streetKey))
      .size,
  ).toBe(1);
  expect(streetKey('Königsallee')).toBe('koenigsallee');
});

test.each([
  ['01067', '01067'],
  ['D-10115', '10115'],
  ['1067', null],
  ['101156', null],
  ['', null],
])('the postal code %p', (text, code) => {
  expect(postalCodeOf(text)).toBe(code);
});
