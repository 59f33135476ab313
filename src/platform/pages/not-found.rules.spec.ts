import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isPlainPath, MARKS, withMarks } from './not-found.rules.js';

describe('an address that leads nowhere', () => {
  it.each(['/gibt-es-nicht', '/a/b.c/d_e', '/~wer'])('%s stands in the page as it is', (path) => {
    expect(isPlainPath(path)).toBe(true);
  });

  it.each(['/', '/a/', '//a', '/../a', '/a"b', '/%3Cb', '/a b', '/ä', '/<b>', `/${'x'.repeat(300)}`])(
    '%s is rendered for itself',
    (path) => {
      expect(isPlainPath(path)).toBe(false);
    },
  );

  it('changes nothing of the page but what was marked, and brings in nothing that could do harm', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const path = `/${text}`;
        if (!isPlainPath(path)) return;
        expect(path).not.toMatch(/[<>"'&\s%\\]/);
        const page = `<a href="/${MARKS.path}" nonce="${MARKS.script}">${MARKS.style}</a>`;
        expect(withMarks(page, { path, script: '1', style: '2' })).toBe(`<a href="${path}" nonce="1">2</a>`);
      }),
    );
  });
});
