import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cleanText, escapeRegex, isFoundBy, searchPrefixes, searchTokens, slugOf } from './text.js';

const wild = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
    .map((units) => String.fromCharCode(...units)),
);
const max = fc.integer({ min: 1, max: 40 });
const lines = fc.constantFrom('one' as const, 'many' as const);

test('clean text is composed, short, whole and free of control characters, and cleaning twice changes nothing', () => {
  fc.assert(
    fc.property(wild, max, lines, (input, length, as) => {
      const clean = cleanText(input, { max: length, lines: as });
      expect(clean.length).toBeLessThanOrEqual(length);
      expect(clean).toBe(clean.normalize('NFC'));
      expect(clean).not.toMatch(as === 'one' ? /[\p{Cc}\p{Cs}]/u : /(?!\n)[\p{Cc}\p{Cs}]/u);
      expect(cleanText(clean, { max: length, lines: as })).toBe(clean);
    }),
    { numRuns: 1_000 },
  );
});

test('ordinary words pass unchanged', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-zÄÖÜäöüß0-9,.&]{1,20}$/), (word) => {
      expect(cleanText(word, { max: 20 })).toBe(word);
    }),
  );
});

test('an address is made of small letters, digits and single dashes', () => {
  fc.assert(
    fc.property(wild, (text) => {
      expect(slugOf(text)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(slugOf(text).length).toBeLessThanOrEqual(60);
    }),
  );
});

test('a text is found by each beginning of each of its words', () => {
  fc.assert(
    fc.property(wild, fc.nat(), fc.nat(), (text, pick, length) => {
      const tokens = searchTokens(text);
      fc.pre(tokens.length > 0);
      const token = tokens[pick % tokens.length]!;
      const start = Array.from(token)
        .slice(0, 1 + (length % token.length))
        .join('');
      expect(isFoundBy(tokens, start)).toBe(true);
    }),
  );
});

test('whatever is asked becomes patterns that compile and stay anchored', () => {
  fc.assert(
    fc.property(wild, (query) => {
      for (const prefix of searchPrefixes(query)) {
        expect(prefix.startsWith('^')).toBe(true);
        expect(() => new RegExp(prefix, 'u')).not.toThrow();
      }
    }),
  );
});

test('an escaped text matches itself and nothing else', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, other) => {
      const pattern = new RegExp(`^(?:${escapeRegex(text)})$`, 'u');
      expect(pattern.test(text)).toBe(true);
      expect(pattern.test(other)).toBe(other === text);
    }),
  );
});
