import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  isCode,
  isLikeCode,
  newCode,
  POSSIBLE_CODES,
  plainCode,
  shownCode,
  tailOf,
} from './voucher-code.rules.js';

const LETTERS = '23456789ABCDEFGHJKMNPQRTUVWXY';
const code = fc
  .array(fc.nat(LETTERS.length - 1), { minLength: 11, maxLength: 11 })
  .map((drawn) => newCode(() => drawn.pop() ?? 0));
const place = fc.nat(11);

describe('the code of a voucher', () => {
  it('is one of so many that a million guesses hit none', () => {
    const sold = 10_000;
    const guesses = 1_000_000;
    expect(POSSIBLE_CODES).toBeGreaterThan(1e12);
    expect((guesses * sold) / POSSIBLE_CODES).toBeLessThan(1e-5);
  });

  it('is read as it was printed, in small letters and with gaps as well', () => {
    fc.assert(
      fc.property(code, (one) => {
        expect(isCode(one)).toBe(true);
        expect(plainCode(shownCode(one))).toBe(one);
        expect(plainCode(` ${one.toLowerCase().replace(/(.{3})/g, '$1 ')}`)).toBe(one);
        expect(one.endsWith(tailOf(one))).toBe(true);
      }),
    );
    expect(plainCode('s z')).toBe('52');
    expect(shownCode('23456789ABCD')).toBe('2345-6789-ABCD');
  });

  it('notices each wrong letter', () => {
    fc.assert(
      fc.property(code, place, fc.constantFrom(...LETTERS), (one, at, letter) => {
        fc.pre(one.charAt(at) !== letter);
        expect(isCode(one.slice(0, at) + letter + one.slice(at + 1))).toBe(false);
      }),
    );
  });

  it('notices two letters that changed places', () => {
    fc.assert(
      fc.property(code, place, place, (one, a, b) => {
        fc.pre(one.charAt(a) !== one.charAt(b));
        const letters = [...one];
        [letters[a], letters[b]] = [letters[b]!, letters[a]!];
        expect(isCode(letters.join(''))).toBe(false);
      }),
    );
  });

  it.each([
    ['ABCD-EFGH-JKMN', true],
    ['2345-6789-ABC', true],
    ['2345-6789-ABCDE', true],
    ['SOMMER10', false],
    ['GIBTSNICHT', false],
    ['WEIHNACHTEN24', false],
    ['', false],
  ])('is what %p may have been meant to be: %p', (typed, expected) => {
    expect(isLikeCode(plainCode(typed))).toBe(expected);
  });

  it('is meant still when one letter of it is wrong or missing', () => {
    fc.assert(
      fc.property(code, place, fc.constantFrom('', ...LETTERS), (one, at, letter) => {
        expect(isLikeCode(one.slice(0, at) + letter + one.slice(at + 1))).toBe(true);
      }),
    );
  });

  it('is no code when it is too short, too long or something else', () => {
    for (const typed of ['', 'ABC', '23456789ABCDE', '0OIL-0OIL-0OIL', '<script>']) {
      expect(isCode(plainCode(typed))).toBe(false);
    }
  });
});
