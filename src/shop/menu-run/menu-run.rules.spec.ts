import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Left } from '../dish/bulk/reversal.types.js';
import { KEPT_RUNS, priceTitle, surplusOf, takenBackText } from './menu-run.rules.js';

const left = (name: string, why: Left['why'] = 'changed'): Left => ({ name, why });

it.each([
  ['prices', [], 'Preise zurückgenommen'],
  ['import', [left('Salami')], 'Import zurückgenommen, außer „Salami“ (seitdem geändert)'],
  [
    'prices',
    [left('Salami'), left('Cola', 'gone')],
    'Preise zurückgenommen, außer 2 davon. Welche, steht im Papierkorb',
  ],
] as const)('of %s with %j left it says: %s', (kind, those, text) => {
  expect(takenBackText(kind, those)).toBe(text);
});

it.each([
  [5, 'Preise um 5 % erhöht'],
  [-2.5, 'Preise um 2,5 % gesenkt'],
])('%s percent are called: %s', (percent, title) => {
  expect(priceTitle(percent)).toBe(title);
});

it('keeps the latest ten', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 30 }), (ids) => {
      const gone = surplusOf(ids.map((id) => ({ id })));
      expect(gone).toEqual(ids.slice(KEPT_RUNS));
    }),
  );
});
