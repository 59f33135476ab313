import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { e164Of, phoneLinkOf, shownPhone } from './phone.js';

describe('a phone number', () => {
  test.each([
    ['(089) 99998-555', '+498999998555', '089 99998555'],
    ['+49 (0)30 23125-123', '+493023125123', '030 23125123'],
    ['+49(0)3023125123', '+493023125123', '030 23125123'],
    ['0049 (0) 30 / 23125.123', '+493023125123', '030 23125123'],
    ['089/99998.555', '+498999998555', '089 99998555'],
    ['030 23125 123', '+493023125123', '030 23125123'],
    ['0049 30 23125123', '+493023125123', '030 23125123'],
    ['0171/3920012', '+491713920012', '0171 3920012'],
    ['030–23125–123', '+493023125123', '030 23125123'],
    ['0800 1234567', '+498001234567', '0800 1234567'],
    ['+43 1 58058', '+43158058', '+43 1 58058'],
    ['+39 06 1234567', '+39061234567', '+39 06 123 4567'],
  ])('%s is stored as %s and read as %s', (typed, stored, shown) => {
    expect(e164Of(typed)).toBe(stored);
    expect([shownPhone(stored), shownPhone(typed)]).toEqual([shown, shown]);
    expect(phoneLinkOf(stored)).toBe(`tel:${stored}`);
  });

  test.each([
    '',
    '12345',
    '110',
    '+49 30',
    '123456789012345678901234',
    '+491234567890123456789012',
    '0171 3920012 nach 18 Uhr',
    'keine',
    '0'.repeat(400),
  ])('%p is none, and is shown as it was typed', (typed) => {
    expect([e164Of(typed), phoneLinkOf(typed), shownPhone(typed)]).toEqual([null, null, typed]);
  });

  test('is at home where the restaurant is', () => {
    expect(e164Of('01 58058', 'Österreich')).toBe('+43158058');
    expect(shownPhone('+43158058', 'Österreich')).toBe('01 58058');
    expect(shownPhone('+493023125123', 'Österreich')).toBe('+49 30 23125123');
  });

  test('stays the same however often it is read, and whatever stands between its digits', () => {
    const separators = fc.array(fc.constantFrom('', ' ', '/', '-', '.', ' / '), {
      minLength: 11,
      maxLength: 11,
    });
    const local = fc.integer({ min: 23_125_000, max: 23_125_999 }).map((number) => `030${number}`);
    fc.assert(
      fc.property(local, separators, (digits, between) => {
        const stored = `+49${digits.slice(1)}`;
        const typed = [...digits].map((digit, i) => digit + (i > 1 && i < 10 ? between[i] : '')).join('');
        expect(e164Of(typed)).toBe(stored);
        expect(e164Of(shownPhone(stored))).toBe(stored);
        expect(e164Of(stored)).toBe(stored);
      }),
    );
  });

  test('never breaks, whatever a stranger sends', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (typed) => {
        const stored = e164Of(typed);
        if (stored === null) expect(shownPhone(typed)).toBe(typed);
        else expect(stored).toMatch(/^\+\d{5,15}$/);
      }),
    );
  });
});
