import { expect, it } from '@jest/globals';
import { aCategory, aDish, aPaper, evenLetters } from '../printed-menu.fixture.js';
import { MENU_DESIGNS } from '../printed-menu.types.js';
import { printedMenu } from './pages.rules.js';
import { titleLines } from './title-lines.rules.js';

const STYLE = { font: 'fraunces-600-normal', size: 30, color: '#000000' } as const;
const LONG = 'Gasthaus und Biergarten „Zum Goldenen Hirschen an der alten Mühle“';
const set = (text: string, width = 440) => titleLines({ text, style: STYLE, width, measure: evenLetters });

it.each([
  ['a short name stands on one line', 'Trattoria Bella', 1],
  ['a longer one is a little smaller on one line', 'Gasthaus zum Goldenen Hirschen in Au', 1],
  ['a long one has two', LONG, 2],
  ['a very long one has three', `${LONG} in Oberunterbach am See`, 3],
])('%s', (_, text, lines) => {
  const found = set(text);
  expect(found.lines).toHaveLength(lines);
  expect(found.lines.map((line) => line.text).join(' ')).toBe(text);
  expect(found.style.size).toBeGreaterThanOrEqual(STYLE.size * 0.62);
});

it('no line is wider than its place, not even of a single long word', () => {
  for (const text of [LONG, LONG.replaceAll(' ', ''), 'I'])
    for (const width of [90, 200, 440])
      for (const line of set(text, width).lines) expect(line.width).toBeLessThanOrEqual(width + 0.01);
});

it.each(MENU_DESIGNS)('a very long name is the largest there is as %s', (design) => {
  const paper = aPaper([aCategory('Vorspeisen', [aDish('a')])], { restaurant: LONG });
  const choice = { format: 'a5', design, columns: 0 } as const;
  const pieces = printedMenu({ paper, choice, measure: evenLetters, logo: null })?.panels[0]?.pieces ?? [];
  const sizeOf = (tag: 'H1' | 'H2') => {
    const mark = pieces.find((piece) => piece.tag === tag)?.marks[0];
    return mark?.kind === 'text' ? mark.size : 0;
  };
  expect(sizeOf('H1')).toBeGreaterThan(sizeOf('H2'));
});
