import { describe, expect, it } from '@jest/globals';
import { isMonstrous, MAX_GUEST_OBJECTS } from './body.rules.js';

const nested = (levels: number): unknown =>
  Array.from({ length: levels }).reduce<unknown>((inner) => ({ a: inner }), 1);
const lists = (count: number, items: number) => Array.from({ length: count }, () => Array(items).fill(0));
const objects = (count: number, items: number) =>
  Array.from({ length: count }, () => Array.from({ length: items }, () => ({ id: 'a' })));
const wide = (fields: number) => Object.fromEntries(Array.from({ length: fields }, (_, i) => [`f${i}`, i]));

describe('a body', () => {
  it.each([
    ['nothing', undefined, false],
    ['a text', 'Bella', false],
    ['a file', Buffer.alloc(100_000), false],
    ['32 levels', nested(32), false],
    ['33 levels', nested(33), true],
    ['100,000 levels', nested(100_000), true],
    ['1,000 fields', wide(1_000), false],
    ['1,001 fields', wide(1_001), true],
    ['1,001 fields further down', { list: [wide(1_001)] }, true],
    ['half of a character', { emails: ['\ud83c@bella.example'] }, true],
    ['a whole one', { name: 'Bella 🍕' }, false],
    ['minus nothing', { cents: -0 }, true],
    ['a number that is almost nothing', { cents: 1e-320 }, true],
    ['numbers', { cents: 0, x: -1, y: 5.5e-17 }, false],
    ['a date that cannot become one', { plannedAt: { toString: {} } }, true],
    ['a number that cannot become one', { areas: [{ fee: { valueOf: null } }] }, true],
    ['texts of these names', { names: ['toString', 'valueOf'] }, false],
    ['a long list', { codes: Array.from({ length: 5_000 }, String) }, false],
    ['a longer one', { codes: Array.from({ length: 5_001 }, String) }, true],
    ['the postal codes of 100 areas', { areas: lists(100, 500) }, false],
    ['more values than any form has', { areas: lists(100, 1_000) }, true],
    ['a hundred areas with hours of their own', { areas: objects(100, 40) }, false],
    ['more objects than any form has', { areas: objects(2, 2_500) }, true],
  ])('with %s is monstrous: %#', (_, body, expected) => {
    expect(isMonstrous(body)).toBe(expected);
  });

  it('of a guest holds a large basket, and not the work of seconds', () => {
    const basket = (options: number) => ({
      lines: objects(100, options).map((chosen) => ({ options: chosen })),
    });
    expect(isMonstrous(basket(8), MAX_GUEST_OBJECTS)).toBe(false);
    expect(isMonstrous(basket(50), MAX_GUEST_OBJECTS)).toBe(true);
  });
});
