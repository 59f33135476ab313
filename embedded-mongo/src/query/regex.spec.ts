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

  it('takes a pattern that only looks endless', () => {
    expect(patternOf('^(a|b)c[+*]\\++$', '').matches('bc*++')).toBe(true);
  });
});
