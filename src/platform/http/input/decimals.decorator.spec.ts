import { expect, it } from '@jest/globals';
import { validateSync } from 'class-validator';
import { Decimals } from './decimals.decorator.js';

class Raise {
  @Decimals(2, { message: 'Bitte eine Zahl eingeben.' })
  percent: unknown;
}

const isTaken = (percent: unknown): boolean =>
  validateSync(Object.assign(new Raise(), { percent }), {}).length === 0;

it.each([0, 5, -90, 7.5, 19.99, 0.01, 1.1, 200])('%s is a number with two decimals', (value) => {
  expect(isTaken(value)).toBe(true);
});

it.each([1e-320, 1e-7, -1e-9, 5e-324, 0.001, 1.005, Number.NaN, Number.POSITIVE_INFINITY, '5', null, [5]])(
  '%s is none',
  (value) => {
    expect(isTaken(value)).toBe(false);
  },
);
