import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cashCentsOf, cashOf, isCashShort, notesFor } from './cash';

const amount = fc.integer({ min: 1, max: 100_000 });

describe('what is handed over in cash', () => {
  it.each([
    [2480, [3000, 5000, 10_000]],
    [4800, [5000, 10_000]],
    [5000, [10_000]],
    [5100, [6000, 10_000]],
    [12_300, [13_000, 15_000, 20_000]],
    [99_900, [100_000]],
    [0, []],
  ])('for %p is one of %p', (payable, notes) => {
    expect(notesFor(payable)).toEqual(notes);
  });

  it('is always enough, each note once, the smallest first', () => {
    fc.assert(
      fc.property(amount, (payable) => {
        const notes = notesFor(payable);
        for (const note of notes) expect(note).toBeGreaterThan(payable);
        expect([...new Set(notes)].sort((a, b) => a - b)).toEqual(notes);
        for (const cents of notes) expect(cashCentsOf({ kind: 'note', cents }, payable)).toBe(cents);
      }),
    );
  });

  it.each([
    ['50', 5000],
    ['50,5', 5050],
    [' 50.00 € ', 5000],
    ['fünfzig', null],
    ['50,001', null],
    ['2000', null],
  ])('reads %p as %p', (text, cents) => {
    expect(cashOf(text)).toBe(cents);
  });

  it('is never sent when it is less than the price', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 100_000 }), (payable, given) => {
        const cash = { kind: 'own', text: (given / 100).toFixed(2) } as const;
        const sent = cashCentsOf(cash, payable);
        expect(sent).toBe(given >= payable ? given : null);
        expect(isCashShort(cash, payable)).toBe(given < payable);
      }),
    );
  });

  it('need not be said', () => {
    expect([cashCentsOf({ kind: 'open' }, 2480), cashCentsOf({ kind: 'own', text: ' ' }, 2480)]).toEqual([
      null,
      null,
    ]);
    expect(isCashShort({ kind: 'own', text: '' }, 2480)).toBe(false);
    expect(cashCentsOf({ kind: 'exact' }, 2480)).toBe(2480);
  });
});
