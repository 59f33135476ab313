import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  areaChecksOf,
  areaFor,
  cheaperDeliveryOf,
  deliveryFeeOf,
  freeDeliveryFrom,
  missingToMinimum,
} from './delivery.rules.js';
import type { DeliveryAddress, DeliveryArea, DeliveryAreaRule, Position, Ring } from './delivery.types.js';
import { anArea } from './delivery.vectors.js';
import { isInside, metersBetween } from './geo.rules.js';

const AT = new Date('2026-11-20T11:00:00Z');
const cents = fc.integer({ min: 0, max: 8_000 });
const position: fc.Arbitrary<Position> = fc.tuple(
  fc.double({ min: 13, max: 14, noNaN: true }),
  fc.double({ min: 52, max: 53, noNaN: true }),
);
const ring: fc.Arbitrary<Ring> = fc.array(position, { minLength: 3, maxLength: 9 });
const code = fc.constantFrom('10115', '10117', '10119');
const match: fc.Arbitrary<DeliveryArea['match']> = fc.oneof(
  fc.record({ type: fc.constant('plz' as const), codes: fc.uniqueArray(code, { minLength: 1 }) }),
  fc.record({ type: fc.constant('radius' as const), center: position, km: fc.integer({ min: 1, max: 80 }) }),
  fc.record({ type: fc.constant('polygon' as const), rings: fc.array(ring, { minLength: 1, maxLength: 2 }) }),
);
const areas = fc
  .array(
    fc.record({
      active: fc.boolean(),
      priority: fc.integer({ min: 1, max: 2 }),
      match,
      minOrderCents: cents,
      feeCents: fc.constantFrom(0, 100, 200),
      freeFromCents: fc.option(cents),
    }),
    { maxLength: 8 },
  )
  .map((told) => told.map((one, i) => anArea({ ...one, id: `area${i}` })));
const rules: fc.Arbitrary<DeliveryAreaRule[]> = fc.array(
  fc.record({
    areaId: fc.constantFrom('area0', 'area1', 'area2'),
    fromOrderCents: cents,
    feeCents: fc.constantFrom(0, 50, 150),
  }),
  { maxLength: 5 },
);
const address: fc.Arbitrary<DeliveryAddress> = fc.record({ postalCode: code, position: fc.option(position) });
const RUNS = { numRuns: 1_000 };

test('the chosen area is never dearer than another of the same priority, and none has a better one', () => {
  fc.assert(
    fc.property(areas, rules, address, cents, (all, tiers, to, baseCents) => {
      const question = { address: to, at: AT, baseCents };
      const chosen = areaFor(all, tiers, question);
      const checks = areaChecksOf(all, tiers, question);
      const others = checks.filter(({ verdict }) => verdict === 'alsoMatches').map((check) => check.area);
      expect(checks.filter(({ verdict }) => verdict === 'chosen').map((check) => check.area)).toEqual(
        chosen ? [chosen] : [],
      );
      for (const other of others) {
        expect(chosen && other.priority >= chosen.priority).toBe(true);
        if (chosen && other.priority === chosen.priority) {
          expect(deliveryFeeOf(chosen, tiers, baseCents)).toBeLessThanOrEqual(
            deliveryFeeOf(other, tiers, baseCents),
          );
        }
      }
    }),
    RUNS,
  );
});

test('the order in which areas are stored decides nothing', () => {
  fc.assert(
    fc.property(areas, rules, address, cents, (all, tiers, to, baseCents) => {
      const question = { address: to, at: AT, baseCents };
      expect(areaFor([...all].reverse(), tiers, question)).toEqual(areaFor(all, tiers, question));
    }),
    RUNS,
  );
});

test('without coordinates only postal codes match', () => {
  fc.assert(
    fc.property(areas, code, (all, postalCode) => {
      const chosen = areaFor(all, [], { address: { postalCode, position: null }, at: AT });
      expect(chosen === null || chosen.match.type === 'plz').toBe(true);
    }),
    RUNS,
  );
});

test('what is promised as free is free, and the missing sum is exactly what is missing', () => {
  fc.assert(
    fc.property(areas, rules, cents, (all, tiers, base) => {
      for (const area of all) {
        const free = freeDeliveryFrom(area, tiers);
        if (free !== null) expect(deliveryFeeOf(area, tiers, free)).toBe(0);
        if (free === null || base < free) expect(deliveryFeeOf(area, tiers, base)).toBeGreaterThan(0);
        expect(missingToMinimum(area, base + missingToMinimum(area, base))).toBe(0);
      }
    }),
    RUNS,
  );
});

test('a corner and a point between two corners lie inside, a point beyond the box outside', () => {
  fc.assert(
    fc.property(
      fc.array(ring, { minLength: 1, maxLength: 3 }),
      fc.nat(),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (rings, pick, along) => {
        const corners = rings[pick % rings.length]!;
        const a = corners[pick % corners.length]!;
        const b = corners[(pick + 1) % corners.length]!;
        expect(isInside(a, rings)).toBe(true);
        expect(isInside([a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])], rings)).toBe(true);
        expect(isInside([14.1, a[1]], rings)).toBe(false);
        expect(isInside([12.9, a[1]], rings)).toBe(false);
        expect(isInside([a[0], 53.1], rings)).toBe(false);
      },
    ),
    RUNS,
  );
});

test('where a drawing starts, which way round, and whether it is closed by hand makes no difference', () => {
  fc.assert(
    fc.property(ring, position, fc.nat(8), (corners, point, shift) => {
      const turned = [...corners.slice(shift % corners.length), ...corners.slice(0, shift % corners.length)];
      const inside = isInside(point, [corners]);
      expect(isInside(point, [turned])).toBe(inside);
      expect(isInside(point, [[...corners].reverse()])).toBe(inside);
      expect(isInside(point, [[...corners, corners[0]!]])).toBe(inside);
    }),
    RUNS,
  );
});

test('a point mixed from the corners of a triangle lies inside it', () => {
  const share = fc.double({ min: 0.01, max: 1, noNaN: true });
  fc.assert(
    fc.property(position, position, position, share, share, share, (a, b, c, x, y, z) => {
      const mix = (i: 0 | 1) => (a[i] * x + b[i] * y + c[i] * z) / (x + y + z);
      expect(isInside([mix(0), mix(1)], [[a, b, c]])).toBe(true);
    }),
    RUNS,
  );
});

test('the way back is as long as the way there, and a detour is never shorter', () => {
  fc.assert(
    fc.property(position, position, position, (a, b, c) => {
      expect(metersBetween(a, b)).toBeCloseTo(metersBetween(b, a), 6);
      expect(metersBetween(a, c)).toBeLessThanOrEqual(metersBetween(a, b) + metersBetween(b, c) + 1e-6);
    }),
    RUNS,
  );
});

test('the next cheaper delivery is cheaper, and no smaller basket has it', () => {
  fc.assert(
    fc.property(areas, rules, cents, (all, tiers, baseCents) => {
      for (const area of all) {
        const now = deliveryFeeOf(area, tiers, baseCents);
        const next = cheaperDeliveryOf(area, tiers, baseCents);
        const until = next ? baseCents + next.missingCents : 20_000;
        if (next) expect(next.feeCents).toBe(deliveryFeeOf(area, tiers, until));
        if (next) expect(next.feeCents).toBeLessThan(now);
        const steps = [area.freeFromCents ?? 0, ...tiers.map(({ fromOrderCents }) => fromOrderCents)];
        for (const from of steps.filter((step) => step > baseCents && step < until))
          expect(deliveryFeeOf(area, tiers, from)).toBeGreaterThanOrEqual(now);
      }
    }),
    RUNS,
  );
});
