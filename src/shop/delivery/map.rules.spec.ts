import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Position } from './delivery.types.js';
import { metersBetween } from './geo.rules.js';
import {
  circleAround,
  distanceText,
  panned,
  pointOf,
  positionAt,
  readable,
  scaleOf,
  viewOf,
  whereabouts,
  zoomed,
} from './map.rules.js';

const SIZE = { width: 600, height: 400 };
const HOME: Position = [13.405, 52.52];
const VIEW = { center: HOME, metersPerPixel: 20 };

const around = fc.tuple(
  fc.double({ min: 13.2, max: 13.6, noNaN: true }),
  fc.double({ min: 52.4, max: 52.6, noNaN: true }),
);

describe('the names on the map', () => {
  const label = (text: string, x: number, y: number) => ({ text, x, y });

  it('give way to nearer ones that they would lie on', () => {
    const labels = [
      label('Kronshagen', 100, 50),
      label('Suchsdorf', 130, 55),
      label('Altenholz', 100, 70),
      label('Mönkeberg', 200, 50),
    ];
    expect(readable(labels).map(({ text }) => text)).toEqual(['Kronshagen', 'Altenholz', 'Mönkeberg']);
  });
});

describe('the map', () => {
  it('finds a place again where it has drawn it', () => {
    fc.assert(
      fc.property(around, (position) => {
        const again = positionAt(pointOf(position, VIEW, SIZE), VIEW, SIZE);
        expect(metersBetween(position, again)).toBeLessThan(0.2);
      }),
    );
  });

  it('moves with the hand', () => {
    const before = pointOf([13.42, 52.51], VIEW, SIZE);
    const after = pointOf([13.42, 52.51], panned(VIEW, { x: 30, y: -12 }, SIZE), SIZE);
    expect(after.x - before.x).toBeCloseTo(30, 0);
    expect(after.y - before.y).toBeCloseTo(-12, 0);
  });

  it('keeps what is under the fingers where it is while it grows', () => {
    const finger = { x: 420, y: 90 };
    const held = positionAt(finger, VIEW, SIZE);
    const { x, y } = pointOf(held, zoomed(VIEW, 0.5, SIZE, finger), SIZE);
    expect(x).toBeCloseTo(420, 0);
    expect(y).toBeCloseTo(90, 0);
  });

  it('shows everything it is asked to show', () => {
    fc.assert(
      fc.property(fc.array(around, { minLength: 1, maxLength: 8 }), (positions) => {
        const view = viewOf(positions, SIZE);
        for (const { x, y } of positions.map((position) => pointOf(position, view, SIZE))) {
          expect(x).toBeGreaterThanOrEqual(-1);
          expect(x).toBeLessThanOrEqual(SIZE.width + 1);
          expect(y).toBeGreaterThanOrEqual(-1);
          expect(y).toBeLessThanOrEqual(SIZE.height + 1);
        }
      }),
    );
  });

  it('draws a radius that is as far everywhere', () => {
    for (const corner of circleAround(HOME, 3)) {
      expect(Math.abs(metersBetween(HOME, corner) - 3_000)).toBeLessThan(15);
    }
  });

  it.each([
    [1, 100],
    [7, 500],
    [20, 2_000],
    [50, 5_000],
    [99, 5_000],
  ])('at %p metres a pixel has a scale of %p metres', (metersPerPixel, meters) => {
    expect(scaleOf(metersPerPixel, 100)).toBe(meters);
  });
});

describe('where something lies', () => {
  it.each<[Position, string]>([
    [[13.405, 52.53], '1,1 km nördlich'],
    [[13.42, 52.53], '1,5 km nordöstlich'],
    [[13.415, 52.52], '680 m östlich'],
    [[13.405, 52.51], '1,1 km südlich'],
    [[13.39, 52.51], '1,5 km südwestlich'],
    [[13.38, 52.52], '1,7 km westlich'],
    [[13.405, 52.52], 'am Restaurant'],
  ])('%p is %p', (position, words) => {
    expect(whereabouts(HOME, position)).toBe(words);
  });

  it('is told in metres below a kilometre', () => {
    expect([distanceText(249), distanceText(999.9), distanceText(12_340)]).toEqual([
      '250 m',
      '1000 m',
      '12,3 km',
    ]);
  });
});
