import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { newDesign } from '../../restaurant/new-shop.rules.js';
import { aPaper, evenLetters } from '../printed-menu.fixture.js';
import { MENU_DESIGNS } from '../printed-menu.types.js';
import { type Foot, footOf } from './foot.rules.js';
import { mm } from './formats.rules.js';
import type { Mark } from './marks.types.js';
import { themeOf } from './themes.rules.js';

const words = (most: number) =>
  fc
    .array(fc.stringMatching(/^[a-zäöü]{2,12}$/), { minLength: 1, maxLength: most })
    .map((list) => list.join(' '));
const legends = fc
  .array(words(6), { maxLength: 18 })
  .map((names) => names.map((name, at) => ({ code: `C${at}`, name })));
const papers = fc
  .record({
    legend: legends,
    notes: fc.array(words(14), { minLength: 1, maxLength: 3 }),
    contact: fc.array(words(3), { minLength: 1, maxLength: 4 }),
    hours: fc.array(words(4), { maxLength: 3 }),
  })
  .map((given) => aPaper([], given));
const settings = fc.record({
  width: fc.integer({ min: 130, max: 400 }).map(mm),
  theme: fc
    .tuple(fc.constantFrom(...MENU_DESIGNS), fc.double({ min: 0.6, max: 2, noNaN: true }))
    .map(([design, scale]) => themeOf(design, newDesign().colors, scale)),
  measure: fc.constant(evenLetters),
});

type Box = Record<'left' | 'right' | 'top' | 'bottom', number>;
const LITTLE = 0.01;
const isUpon = (one: Box, other: Box) =>
  other.left < one.right - LITTLE &&
  other.right > one.left + LITTLE &&
  other.top < one.bottom - LITTLE &&
  other.bottom > one.top + LITTLE;

/** What a mark covers; a text stands on its baseline, and its letters are seven tenths as high as its size. */
function boxOf(mark: Mark): Box | null {
  const { x, y } = mark;
  if (mark.kind === 'text') {
    const wide = evenLetters(mark.text, mark.font) * mark.size;
    return { left: x, right: x + wide, top: y - mark.size * 0.7, bottom: y };
  }
  if (mark.kind === 'code') return { left: x, right: x + mark.side, top: y, bottom: y + mark.side };
  if (mark.kind === 'line') return { left: x, right: mark.toX, top: y, bottom: mark.toY };
  return null;
}
const boxesOf = ({ pieces }: Foot) =>
  pieces.flatMap(({ marks }) => marks).flatMap((mark) => boxOf(mark) ?? []);
/** Words may be broken at their syllables and addresses at their slashes. */
const lettersOf = (texts: readonly string[]) => texts.join('').replace(/[\s-]/g, '');
const saidBy = ({ pieces }: Foot) =>
  lettersOf(
    pieces.flatMap(({ marks }) => marks).flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])),
  );

it('keeps within its width and its height, and nothing of it lies upon something else', () => {
  fc.assert(
    fc.property(papers, settings, (paper, setting) => {
      const foot = footOf(paper, setting);
      const boxes = boxesOf(foot);
      const isOutside = ({ left, right, top, bottom }: Box) =>
        left < 0 || top < 0 || right > setting.width + LITTLE || bottom > foot.height + LITTLE;
      expect(boxes.filter(isOutside)).toEqual([]);
      expect(boxes.filter((one, at) => boxes.slice(at + 1).some((other) => isUpon(one, other)))).toEqual([]);
    }),
  );
});

it('says every code, meaning, note, hour and address once and in turn', () => {
  fc.assert(
    fc.property(papers, settings, (paper, setting) => {
      const { legend, notes, contact, hours, words: said, restaurant, invitation, address, diets } = paper;
      const wanted = [
        ...(legend.length > 0 ? [said.allergens] : []),
        ...legend.flatMap(({ code, name }) => [code, name]),
        ...diets.map(({ name }) => name),
        ...notes,
        invitation,
        address,
        restaurant,
        ...contact,
        ...(hours.length > 0 ? [said.hours, ...hours] : []),
      ];
      expect(saidBy(footOf(paper, setting))).toBe(lettersOf(wanted));
    }),
  );
});

it('begins each column of meanings with a whole one, and none is longer than its share and one meaning more', () => {
  fc.assert(
    fc.property(papers, settings, (paper, setting) => {
      const { pieces } = footOf(paper, setting);
      const entries = pieces.filter(({ tag }) => tag === 'LI');
      const columns = new Map<number, number[]>();
      for (const { marks } of entries) {
        const heads = columns.get(marks[0]!.x) ?? [];
        columns.set(marks[0]!.x, [...heads, new Set(marks.slice(1).map(({ y }) => y)).size]);
      }
      const lines = [...columns.values()].map((each) => each.reduce((sum, one) => sum + one, 0));
      const longest = Math.max(0, ...[...columns.values()].flat());
      const all = lines.reduce((sum, one) => sum + one, 0);
      for (const filled of lines) expect(filled).toBeLessThan(Math.ceil(all / lines.length) + longest);
    }),
  );
});
