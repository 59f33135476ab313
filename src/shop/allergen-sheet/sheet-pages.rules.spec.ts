import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Block } from './allergen-sheet.types.js';
import { pagesOf, wrapped } from './sheet-pages.rules.js';

const letters = (text: string) => text.length;
const row = (name: string, height: number): Block => ({
  kind: 'row',
  height,
  row: { name: [name], byChoice: [], cells: null, additives: [] },
});
/** Enough for a heading that is repeated, and the highest row. */
const ROOM = 50;
const section = (name: string): Block => ({ kind: 'section', name, height: 2 });
const spoken = (pages: Block[][]) =>
  pages.map((page) =>
    page.map((block) =>
      block.kind === 'row' ? block.row.name[0] : block.kind === 'section' ? block.name : '',
    ),
  );

describe('pages', () => {
  it('repeat the section that goes on', () => {
    const blocks = [section('Pizza'), row('a', 4), row('b', 4), row('c', 4)];
    expect(spoken(pagesOf(blocks, 10))).toEqual([
      ['Pizza', 'a', 'b'],
      ['Pizza (Fortsetzung)', 'c'],
    ]);
  });

  it('never end with a heading', () => {
    const blocks = [section('Pizza'), row('a', 6), section('Pasta'), row('b', 4)];
    expect(spoken(pagesOf(blocks, 10))).toEqual([
      ['Pizza', 'a'],
      ['Pasta', 'b'],
    ]);
  });

  it('hold every row once, in its order, and no more than fits', () => {
    const block = fc.oneof(
      fc.integer({ min: 1, max: 20 }).map((height) => row(`r${height}`, height)),
      fc.constant(section('Teil')),
    );
    fc.assert(
      fc.property(fc.array(block, { maxLength: 40 }), (blocks) => {
        const pages = pagesOf(blocks, ROOM);
        const rows = (some: readonly Block[]) => some.filter(({ kind }) => kind === 'row');
        expect(rows(pages.flat())).toEqual(rows(blocks));
        for (const page of pages)
          expect(page.reduce((sum, { height }) => sum + height, 0)).toBeLessThanOrEqual(ROOM);
      }),
    );
  });
});

describe('lines', () => {
  it.each([
    ['Käse und Salami', 10, ['Käse und', 'Salami']],
    ['Donaudampfschiff', 6, ['Donaud', 'ampfsc', 'hiff']],
    ['', 6, ['']],
  ])('of %p in %i letters are %p', (text, width, lines) => {
    expect(wrapped(text, width, letters)).toEqual(lines);
  });

  it('lose no letter and are never too wide', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 12 }), (text, width) => {
        const lines = wrapped(text, width, letters);
        const bare = (some: string) => some.replaceAll(' ', '');
        expect(bare(lines.join(''))).toBe(bare(text));
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(Math.max(width, 2));
      }),
    );
  });
});
