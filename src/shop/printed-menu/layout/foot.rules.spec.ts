import { expect, it } from '@jest/globals';
import { newDesign } from '../../restaurant/new-shop.rules.js';
import { aPaper, evenLetters } from '../printed-menu.fixture.js';
import { footOf, movedBy, sharesOf } from './foot.rules.js';
import { mm } from './formats.rules.js';
import { level } from './heading-block.rules.js';
import { themeOf } from './themes.rules.js';

it.each([
  ['all alike where all need the same', [30, 30, 30], 120, [40, 40, 40]],
  ['a long address takes of its neighbours what they do not need', [80, 20, 20], 120, [80, 20, 20]],
  ['what is left over goes to all', [50, 20, 20], 120, [60, 30, 30]],
  ['what is too long for the line has what the short ones leave', [150, 20, 30], 120, [70, 20, 30]],
  ['two too long ones share it', [150, 20, 90], 120, [50, 20, 50]],
])('%s', (_, needs, room, shares) => expect(sharesOf(needs, room)).toEqual(shares));

const legend = Array.from({ length: 8 }, (_, at) => ({
  code: `C${at}`,
  name: 'Milch (einschließlich Laktose)',
}));
it.each([
  ['beside the codes on a board', 280, 8, true],
  ['below them on a leaflet', 180, 8, false],
  ['alone where nothing has a code', 280, 0, false],
])('the way to the restaurant stands %s', (_, width, codes, beside) => {
  const theme = themeOf('clear', newDesign().colors, 1);
  const paper = aPaper([], { legend: legend.slice(0, codes) });
  const { pieces } = footOf(paper, { width: mm(width), theme, measure: evenLetters });
  const code = pieces.flatMap(({ marks }) => marks).find(({ kind }) => kind === 'code');
  expect((code?.x ?? 0) > 0).toBe(beside);
});

it('a line is moved with both of its ends', () => {
  const rule = level(1, 9, 4, 0.6, '#000000');
  expect(movedBy({ tag: null, marks: [rule] }, 10, 20).marks).toEqual([level(11, 19, 24, 0.6, '#000000')]);
});
