import { describe, expect, it } from '@jest/globals';
import { discountRowsOf } from './code-view.rules.js';

const translated = { id: 'a', label: 'Nudelwoche', guestLabel: 'Pasta week', cents: 200 };
const german = { id: 'b', label: 'Herbst', cents: 100 };
const sums = { discounts: [translated, german] };

describe('what discounts are called', () => {
  it.each([
    [
      'en',
      [
        { label: 'Pasta week', cents: 200 },
        { label: 'Herbst', inGerman: ['name'], cents: 100 },
      ],
    ],
    [
      'de',
      [
        { label: 'Nudelwoche', cents: 200 },
        { label: 'Herbst', cents: 100 },
      ],
    ],
  ] as const)('in %s', (language, rows) => {
    expect(discountRowsOf(sums, language)).toEqual(rows);
  });

  it('is nothing for orders of older versions', () => {
    expect(discountRowsOf({}, 'en')).toEqual([]);
  });
});
