import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  AT_FIRST,
  counted,
  drawnPlaces,
  drawnWith,
  further,
  goneText,
  isAllDrawn,
  placeAfter,
  priceText,
  rowsInSight,
  type Stretch,
} from './list.rules';

const sizes = (...cents: number[]) =>
  cents.map((priceCents, i) => ({ id: `v${i}`, name: `${i}`, priceCents }));

describe('the rows that are drawn', () => {
  it('of a short list stay, whoever scrolls to and fro, and in the end are all', () => {
    const seen = fc.record({ scrolled: fc.integer({ min: -400, max: 6_000 }), idle: fc.boolean() });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.array(seen), (count, steps) => {
        const drawn: Stretch[] = [AT_FIRST];
        for (const { scrolled, idle } of steps) {
          const before = drawn.at(-1) ?? AT_FIRST;
          const sight = rowsInSight({ top: -scrolled, window: 900, row: 52, count });
          const next = idle ? further(before, count) : drawnWith(before, sight, count);
          expect(next.first).toBe(0);
          expect(Math.min(next.last, count)).toBeGreaterThanOrEqual(Math.min(before.last, count));
          if (!idle) expect(next.last).toBeGreaterThanOrEqual(sight.last);
          drawn.push(next);
        }
        let last = drawn.at(-1) ?? AT_FIRST;
        for (let i = 0; i < 20; i++) last = further(last, count);
        expect(isAllDrawn(last, count)).toBe(true);
      }),
    );
  });

  it('stay drawn when another number of them is found, and no others are drawn with them in one go', () => {
    const number = fc.integer({ min: 0, max: 150 });
    fc.assert(
      fc.property(fc.constantFrom(0, 40), number, number, number, (first, length, before, count) => {
        const sight = { first, last: first + length };
        const next = counted(sight, before, count);
        if (count > 100) return expect(next).toEqual(sight);
        const were = drawnPlaces(sight, -1, before).filter((place) => place < count);
        const are = drawnPlaces(next, -1, count);
        if (first === 0) expect(are).toEqual(expect.arrayContaining(were));
        expect(are.length).toBeLessThanOrEqual(Math.max(AT_FIRST.last, were.length));
        expect(are.slice(0, 20)).toEqual(drawnPlaces(AT_FIRST, -1, count));
      }),
    );
  });

  it('of a short list become more and more, few at a time, and all of them soon', () => {
    const last: number[] = [];
    for (let sight = AT_FIRST; sight.last < 64; sight = further(sight, 64)) last.push(sight.last);
    expect(last).toEqual([20, 26, 32, 38, 44, 50, 56, 62]);
    expect(further({ first: 40, last: 80 }, 64)).toEqual({ first: 0, last: 64 });
  });

  it('are every row in sight, few others, and always the one with the focus', () => {
    const sight = fc.record({
      scrolled: fc.integer({ min: -400, max: 60_000 }),
      window: fc.integer({ min: 300, max: 1_500 }),
      row: fc.constantFrom(52, 56),
      count: fc.integer({ min: 101, max: 1_000 }),
    });
    fc.assert(
      fc.property(sight, fc.integer({ min: -1, max: 1_000 }), ({ scrolled, window, row, count }, focused) => {
        const stretch = rowsInSight({ top: -scrolled, window, row, count });
        const places = drawnPlaces(stretch, focused, count);
        for (let place = 0; place < count; place++) {
          const isInSight = (place + 1) * row > scrolled && place * row < scrolled + window;
          if (isInSight || place === focused) expect(places).toContain(place);
        }
        expect(places.length).toBeLessThanOrEqual(Math.ceil(window / row) + 2 * (12 + 8) + 2);
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
        expect(places.every((place) => place >= 0 && place < count)).toBe(true);
      }),
    );
  });

  it('are the same while a list is scrolled by a few rows', () => {
    const scrolledTo = (row: number) => rowsInSight({ top: -row * 52, window: 520, row: 52, count: 300 });
    const stretches = Array.from({ length: 80 }, (_, row) => JSON.stringify(scrolledTo(row)));
    expect(new Set(stretches).size).toBeLessThanOrEqual(2 * (80 / 8) + 1);
  });
});

describe('a row', () => {
  it.each<[string, number, number | null]>([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 29, 29],
    ['ArrowUp', 0, 0],
    ['PageDown', 25, 29],
    ['PageUp', 25, 15],
    ['Home', 25, 0],
    ['End', 0, 29],
    ['Enter', 3, null],
  ])('%s leads from %d to %s', (key, from, to) => {
    expect(placeAfter(key, from, 30)).toBe(to);
  });

  it.each<[number[], string]>([
    [[890], '8,90\u00a0€'],
    [[1090, 890, 990], '8,90 – 10,90\u00a0€'],
    [[890, 890], '8,90\u00a0€'],
    [[], ''],
  ])('prices %j read %s', (cents, text) => {
    expect(priceText(sizes(...cents))).toBe(text);
  });

  it.each<[string | null, string]>([
    [null, 'Ausverkauft'],
    ['2026-11-25T04:00:00Z', 'Aus bis morgen'],
    ['2026-11-24T17:30:00Z', 'Aus bis 18:30'],
    ['2026-11-25T17:00:00Z', 'Aus bis morgen, 18:00'],
    ['2026-12-02T04:00:00Z', 'Aus bis 02.12.'],
  ])('sold out until %s says %s', (until, text) => {
    expect(goneText(until, new Date('2026-11-24T11:00:00Z'))).toBe(text);
  });
});
