import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isContentType, isSafeKey } from './key.rules.js';

describe('the key of a file', () => {
  it.each(['shop1/logo.png', 'shop1/media/a_b-c.webp', 'shop1/a..b'])('%s is safe', (key) => {
    expect(isSafeKey(key)).toBe(true);
  });

  it.each([
    '',
    '/',
    '/etc/passwd',
    '..',
    'shop1/../shop2/logo.png',
    'shop1/./logo.png',
    'shop1//logo.png',
    'shop1/',
    'shop1\\logo.png',
    '.arriving/x',
    'shop1/.htaccess',
    'shop1/a b',
    'shop1/a\0b',
    'shop1/a\n',
    'shop1/käse.png',
    'C:/x',
    'a/b/c/d/e/f/g/h/i',
    `shop1/${'a'.repeat(121)}`,
  ])('%j is not', (key) => {
    expect(isSafeKey(key)).toBe(false);
  });

  it('never leaves its folder', () => {
    const piece = fc.constantFrom('..', '.', '/', '\\', 'a', '%2e', '\0', '~', 'b.c');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const key = pieces.join('');
        fc.pre(isSafeKey(key));
        expect(path.join('/root', key)).toBe(`/root/${key}`);
      }),
      { numRuns: 2_000 },
    );
  });
});

it.each([
  ['image/png', true],
  ['image/svg+xml', true],
  ['text/html; charset=utf-8', true],
  ['text/html\nx', false],
  ['html', false],
])('%j is a content type: %s', (text, is) => {
  expect(isContentType(text)).toBe(is);
});
