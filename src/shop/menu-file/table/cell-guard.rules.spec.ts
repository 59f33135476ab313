import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { guarded, looksLikeDate, unguarded } from './cell-guard.rules.js';

describe('what a table program would take for something else', () => {
  it.each([
    '=SUM(A1)',
    '+49 30 1',
    '-1',
    '@cmd',
    '\t=1',
    '\r=1',
    ' =1+1',
    '＝1',
    "'=1",
    '007',
    '1-2',
    '1/2',
    '0,50',
    '1.000',
    '1E3',
    '12:30',
    '5 €',
    '1. Mai',
    'Mai 1',
    'wahr',
  ])('keeps %j as the text it is', (text) => {
    expect(guarded(text)).toBe(`'${text}`);
    expect(unguarded(guarded(text))).toBe(text);
  });

  it.each(['14', '14a', 'Pizza', "'s Schnitzel", '0,5 l', 'a=b', '30 cm', 'Mai-Bowle', '0'])(
    'leaves %j alone, both ways',
    (text) => {
      expect([guarded(text), unguarded(text)]).toEqual([text, text]);
    },
  );

  it('comes back whatever it was', () => {
    const nasty = fc.string({
      unit: fc.constantFrom("'", '=', '-', '1', '0', ',', ' ', 'a', '\t', '.', '/'),
    });
    fc.assert(
      fc.property(fc.oneof(nasty, fc.string({ unit: 'grapheme' })), (text) => {
        expect(unguarded(guarded(text))).toBe(text);
        expect(guarded(text)).not.toMatch(/^[\t\r\n]|^\s*[=+\-@]/);
      }),
      { numRuns: 3_000 },
    );
  });

  it('is told when Excel was faster', () => {
    expect(['01. Feb', '2. Jan', 'Jan 02', '02.01.2026', '2026-01-02'].map(looksLikeDate)).toEqual(
      Array(5).fill(true),
    );
    expect(['14', '1-2', 'Maibock', '12,50', 'Mai'].map(looksLikeDate)).toEqual(Array(5).fill(false));
  });
});
