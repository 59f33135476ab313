import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { newId, newToken, shortCode } from './ids.js';

const moment = fc.integer({ min: 0, max: Date.UTC(2400, 0, 1) });

test('an id has twenty letters that cannot be misread', () => {
  fc.assert(
    fc.property(moment, (at) => {
      expect(newId(at)).toMatch(/^[0-9a-hjkmnp-tv-z]{20}$/);
    }),
  );
});

test('a later id sorts behind an earlier one', () => {
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      fc.pre(one !== other);
      expect(newId(one) < newId(other)).toBe(one < other);
    }),
  );
});

test('ids of one millisecond differ', () => {
  expect(new Set(Array.from({ length: 5_000 }, () => newId(1))).size).toBe(5_000);
});

test('a token is as long as its bytes ask for and safe in an address', () => {
  expect(newToken()).toHaveLength(32);
  fc.assert(
    fc.property(fc.integer({ min: 16, max: 64 }), (bytes) => {
      expect(newToken(bytes)).toMatch(/^[\w-]+$/);
      expect(newToken(bytes)).toHaveLength(Math.ceil((bytes * 4) / 3));
    }),
  );
});

test('each letter of a code is about as likely as the other', () => {
  const counts = new Map<string, number>();
  for (const letter of shortCode(32_000)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  expect(counts.size).toBe(32);
  for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(300);
});
