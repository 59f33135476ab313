import { describe, expect, it } from '@jest/globals';
import { patternOf } from './regex.js';

const RETURN = 'a\rb';
const SEPARATOR = 'a\u2028b';

describe('a pattern reads as PCRE does', () => {
  it.each<[string, string, string, string, boolean]>([
    ['a dot takes a carriage return', 'a.b', '', RETURN, true],
    ['a dot takes a line separator', 'a.b', '', SEPARATOR, true],
    ['a dot takes no line feed', 'a.b', '', 'a\nb', false],
    ['unless it is told to', 'a.b', 's', 'a\nb', true],
    ['a carriage return ends no line', '^b', 'm', RETURN, false],
    ['nor does a line separator', 'a$', 'm', SEPARATOR, false],
    ['a line feed does', '^b', 'm', 'a\nb', true],
    ['no line begins behind the last line feed', '^$', 'm', 'a\n', false],
    ['the end may stand before the last line feed', 'a$', '', 'a\n', true],
    ['a word has letters of ASCII', '\\w', 'i', '\u017f', false],
    ['whatever their case', '^\\wb$', 'i', 'AB', true],
    ['a dot takes a whole character', '^.$', '', '😀', true],
  ])('%s', (_, source, flags, text, expected) => {
    expect(patternOf(source, flags).matches(text)).toBe(expected);
  });

  it.each(['(a+)+$', '(a|a)*b', '((a*)b?)*', '(a{2,})+', '.*.*.*.*.*.*.*x', '\\w.', 'ä\\b'])(
    'or is refused: %s',
    (source) => {
      expect(() => patternOf(source, 'i')).toThrow(/outside the subset/);
    },
  );

  it.each<[string, number]>([
    ['a*a*a*a*c', 30_000],
    ['.*.*.*=.*', 10_000],
    ['(a?){40}b', 40],
    [`${'a?'.repeat(40)}${'a'.repeat(40)}`, 40],
    [`${'(a|a)'.repeat(40)}b`, 40],
    [`${'a{0,90}'.repeat(9)}b`, 90],
  ])('does not stand still over %s', (source, length) => {
    expect(() => patternOf(source, '').matches('a'.repeat(length))).toThrow(/outside the subset/);
  });

  it('asks a plain pattern of a long text, and some repeats of a short one', () => {
    expect(patternOf('^Anna', '').matches('Anna '.repeat(100_000))).toBe(true);
    expect(patternOf('^tresen(-[0-9]+)?$', '').matches('tresen-12')).toBe(true);
    expect(patternOf('a.*b.*c', 'i').matches(`${'a'.repeat(300)}BC`)).toBe(true);
    expect(patternOf(Array.from({ length: 300 }, (_, n) => `word${n}`).join('|'), '').matches('word7')).toBe(
      true,
    );
  });

  it('takes a pattern that only looks endless', () => {
    expect(patternOf('^(a|b)c[+*]\\++$', '').matches('bc*++')).toBe(true);
  });
});
