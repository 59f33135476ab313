import { describe, expect, it } from '@jest/globals';
import { type ExpectedPrices, priceChangeOf } from './price-change.rules.js';

const basket = {
  lines: [
    { productId: 'p', name: 'Pizza', grossCents: 1090 },
    { productId: 'c', name: 'Cola', grossCents: 320 },
  ],
  sums: { payableCents: 1410 },
};
const pizza = { line: 0, productId: 'p', name: 'Pizza', expectedCents: 990, cents: 1090 };
const cola = { line: 1, productId: 'c', name: 'Cola', expectedCents: 420, cents: 320 };

describe('between basket and order', () => {
  it.each<[string, ExpectedPrices, object | null]>([
    ['nothing when nobody said what they saw', { expectedCents: null, expectedLines: null }, null],
    ['nothing when all is as seen', { expectedCents: 1410, expectedLines: [1090, 320] }, null],
    ['nothing when the same dishes cost less', { expectedCents: 1500, expectedLines: [1090, 320] }, null],
    ['the line that rose', { expectedCents: 1310, expectedLines: [990, 320] }, { lines: [pizza] }],
    [
      'two lines that cancel each other out',
      { expectedCents: 1410, expectedLines: [990, 420] },
      { lines: [pizza, cola] },
    ],
    [
      'the total alone when a fee has changed',
      { expectedCents: 1300, expectedLines: [1090, 320] },
      { lines: [], payableCents: 1410 },
    ],
    [
      'the total alone when nobody named the lines',
      { expectedCents: 1300, expectedLines: null },
      { lines: [] },
    ],
    [
      'the total alone when the lines do not fit',
      { expectedCents: 1300, expectedLines: [990] },
      { lines: [] },
    ],
  ])('tells %s', (_, expected, change) => {
    const found = priceChangeOf(basket, expected);
    if (change === null) expect(found).toBeNull();
    else expect(found).toMatchObject({ ...change, expectedCents: expected.expectedCents });
  });
});
