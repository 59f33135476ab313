import { describe, expect, it } from '@jest/globals';
import { changesOf } from './changes';

describe('what has changed since the guest looked', () => {
  it('names each dish with its old and its new price, and the total', () => {
    const data = {
      expectedCents: 1880,
      payableCents: 2080,
      lines: [{ line: 0, productId: 'p', name: 'Salami', expectedCents: 1090, cents: 1290 }],
    };
    expect(changesOf(data)).toEqual({
      prices: [{ name: 'Salami', before: 1090, now: 1290 }],
      total: { before: 1880, now: 2080 },
      gone: [],
    });
  });

  it('names every line that cannot be had any more', () => {
    const faults = [
      { line: 0, problem: 'soldOut', name: 'Cola' },
      { line: 2, problem: 'notEnough', name: 'Salami', detail: '3' },
    ];
    expect(changesOf({ line: 0, problem: 'soldOut', faults }).gone).toEqual([
      { line: 0, problem: 'soldOut' },
      { line: 2, problem: 'notEnough' },
    ]);
  });

  it.each([undefined, null, {}, { expectedCents: null, payableCents: 900 }])(
    'makes nothing up from %j',
    (data) => {
      expect(changesOf(data)).toEqual({ prices: [], total: null, gone: [] });
    },
  );
});
