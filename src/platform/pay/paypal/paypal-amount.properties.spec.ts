import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { centsOf, decimalOf } from './paypal-amount.rules.js';

describe('an amount at PayPal', () => {
  it('comes back as it went', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (cents) => {
        const written = decimalOf(cents);
        expect(written).toMatch(/^(0|[1-9]\d*)\.\d\d$/);
        expect(centsOf(written)).toBe(cents);
      }),
    );
  });

  it.each([
    ['12.34', 1234],
    ['0.05', 5],
    ['7', 700],
    ['7.5', 750],
    ['1.005', null],
    ['1,00', null],
    ['-1.00', null],
    ['1e3', null],
    ['', null],
    ['NaN', null],
  ])('%s is %s', (value, cents) => {
    expect(centsOf(value)).toBe(cents);
  });

  it.each([1.5, -1, Number.NaN])('is never made of %s', (cents) => {
    expect(() => decimalOf(cents)).toThrow(RangeError);
  });
});
