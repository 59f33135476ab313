import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hasLink } from '../../shared/links.js';
import { claimIn } from './claims.rules.js';
import { cleanAnswer, plainWords } from './plain-text.rules.js';

const PIECES = [
  '<b>',
  '</script>',
  '<',
  '"',
  '„',
  '**',
  '](',
  '[x](',
  'http',
  '://',
  'www.',
  'a.de/x',
  '&lt;',
  '. ',
  'Gesund',
];
const wild = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 12 })), {
    maxLength: 40,
  })
  .map((parts) => parts.join(''));
const max = fc.integer({ min: 20, max: 400 });

test('comes out as plain words, short and without claims, whatever went in', () => {
  fc.assert(
    fc.property(wild, max, (raw, length) => {
      const { text } = cleanAnswer(raw, { max: length });
      expect(text.length).toBeLessThanOrEqual(length);
      expect(text).not.toMatch(/[<>`*"“”„«»\p{Cc}\p{Cs}]/u);
      expect(hasLink(text)).toBe(false);
      expect(claimIn(text)).toBeNull();
    }),
    { numRuns: 2_000 },
  );
});

test('plain words stay as they are', () => {
  fc.assert(
    fc.property(wild, (raw) => {
      const once = plainWords(raw);
      expect(plainWords(once)).toBe(once);
    }),
    { numRuns: 1_000 },
  );
});
