import { expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { allocate, formatCents, formatEuro, parseEuro, percentOf, vatOf } from './money.js';

const cents = fc.integer({ min: 0, max: 10_000_000 });
const signed = fc.integer({ min: -10_000_000, max: 10_000_000 });
const weights = fc.array(cents, { minLength: 1, maxLength: 40 });
const sum = (parts: number[]) => parts.reduce((all, part) => all + part, 0);

test('is written as the platform would write it, without asking it', () => {
  const written = (locale: string, more: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, more);
  const euro = { style: 'currency', currency: 'EUR' } as const;
  const plain = { minimumFractionDigits: 2 };
  const euros = { de: written('de-DE', euro), en: written('en-IE', euro) };
  const amounts = { de: written('de-DE', plain), en: written('en-IE', plain) };
  const made = jest.spyOn(Intl, 'NumberFormat');
  fc.assert(
    fc.property(signed, fc.constantFrom('de', 'en'), (cents, language) => {
      expect(formatEuro(cents, language)).toBe(euros[language].format(cents / 100));
      expect(formatCents(cents, language)).toBe(amounts[language].format(cents / 100));
    }),
  );
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});

test('what is shown can be typed again', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(parseEuro(formatEuro(amount))).toBe(amount);
      expect(parseEuro(formatCents(amount))).toBe(amount);
    }),
  );
});

test('no text makes the price reader throw or answer half a cent', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,€ -]{0,12}$/)), (text) => {
      const read = parseEuro(text);
      expect(read === null || (Number.isSafeInteger(read) && read >= 0)).toBe(true);
    }),
  );
});

test('parts add up to the total and no part is a cent off its share', () => {
  fc.assert(
    fc.property(signed, weights, (total, by) => {
      const parts = allocate(total, by);
      expect(sum(parts)).toBe(total);
      const all = sum(by);
      if (all > 0) {
        parts.forEach((part, i) => {
          expect(Math.abs(part * all - total * by[i]!)).toBeLessThan(all);
        });
      }
    }),
  );
});

test('a refund is split as the mirror of the sale', () => {
  fc.assert(
    fc.property(cents, weights, (total, by) => {
      expect(allocate(-total, by)).toEqual(allocate(total, by).map((part) => 0 - part || 0));
    }),
  );
});

test('what weighs nothing gets nothing while anything else weighs', () => {
  fc.assert(
    fc.property(signed, weights, (total, by) => {
      const parts = allocate(total, [...by, 1]);
      by.forEach((weight, i) => {
        if (weight === 0) expect(parts[i]).toBe(0);
      });
    }),
  );
});

test('tax mirrors, lies between nothing and the gross, and never falls when the gross rises', () => {
  fc.assert(
    fc.property(cents, fc.constantFrom(0, 5, 7, 16, 19), (gross, rate) => {
      const vat = vatOf(gross, rate);
      expect(vatOf(-gross, rate) + vat).toBe(0);
      expect(vat >= 0 && vat <= gross).toBe(true);
      expect(vatOf(gross + 1, rate)).toBeGreaterThanOrEqual(vat);
    }),
  );
});

test('the rates of today never leave exactly half a cent', () => {
  for (let gross = 1; gross < 100_000; gross++) {
    if (((gross * 7 * 2) / 107) % 2 === 1 || ((gross * 19 * 2) / 119) % 2 === 1) {
      throw new Error(`${gross} leaves half a cent`);
    }
  }
});

test('a percentage agrees with counting in whole numbers', () => {
  fc.assert(
    fc.property(signed, fc.integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
      const exact = BigInt(Math.abs(amount)) * BigInt(hundredths);
      const rounded = Number((exact + 5_000n) / 10_000n);
      expect(Math.abs(percentOf(amount, hundredths / 100))).toBe(rounded);
    }),
  );
});
