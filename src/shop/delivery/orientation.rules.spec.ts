import { describe, expect, it } from '@jest/globals';
import { orientationOf, otherTowns, placeNames } from './orientation.rules.js';
import type { PostalPlace } from './postal-code.types.js';

const place = (code: string, name: string, lon: number): PostalPlace => ({ code, name, position: [lon, 0] });
const PLACES = [
  place('10001', 'Mitte', 0),
  place('10002', 'Mitte', 0.01),
  place('20001', 'Dorf', 0.02),
  place('20002', 'Dorf', 0.03),
  place('30001', 'Weiler', 0.09),
  place('30002', 'Weiler', 0.05),
];
const AROUND_THE_FIRST_TWO = [
  [
    [-0.005, -0.005],
    [0.015, -0.005],
    [0.015, 0.005],
    [-0.005, 0.005],
  ],
] as [number, number][][];
const codes = (places: readonly PostalPlace[]) => places.map(({ code }) => code);

describe('the places of a drawn area', () => {
  it('are those inside, and the nearest beside it', () => {
    const { inside, beside } = orientationOf(AROUND_THE_FIRST_TWO, PLACES);
    expect([codes(inside), codes(beside)]).toEqual([
      ['10001', '10002'],
      ['20001', '20002', '30002', '30001'],
    ]);
  });

  it('are none while nothing is drawn', () => {
    expect(orientationOf([], PLACES)).toEqual({ inside: [], beside: [] });
  });

  it('name each town once', () => {
    expect(placeNames(PLACES.slice(0, 3))).toBe('10001 10002 Mitte, 20001 Dorf');
  });
});

it('names other towns at the nearest of their codes', () => {
  expect([...otherTowns(PLACES)]).toEqual([
    ['20001', 'Dorf'],
    ['30001', 'Weiler'],
  ]);
});
