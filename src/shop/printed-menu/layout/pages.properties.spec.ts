import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aCategory, aDish, aPaper, evenLetters } from '../printed-menu.fixture.js';
import { MENU_DESIGNS, type MenuPaper, PAPER_FORMATS } from '../printed-menu.types.js';
import type { FilledPanel, Mark, PrintedMenu, TextMark } from './marks.types.js';
import { printedMenu } from './pages.rules.js';

const words = (most: number) =>
  fc
    .array(fc.stringMatching(/^[A-Za-zäöüß]{1,24}$/), { minLength: 1, maxLength: most })
    .map((list) => list.join(' '));
const price = fc.integer({ min: 50, max: 99_99 }).map((cents) => (cents / 100).toFixed(2).replace('.', ','));
const prices = fc.oneof(
  price.map((text) => [{ label: '', text, note: '' }]),
  fc.tuple(price, price).map(([small, large]) => [
    { label: 'Klein (26 cm)', text: small, note: '' },
    { label: 'Normal (32 cm)', text: large, note: '0,5 l, 7,80 €/l' },
  ]),
);

/** The name carries a number of its own, by which the dish is found on the paper. */
const menus = fc
  .array(
    fc.record({
      name: words(4),
      dishes: fc.array(
        fc.record({
          name: words(7),
          description: words(22),
          prices,
          codes: fc.constant<string[]>(['A1', 'G']),
        }),
        { minLength: 1, maxLength: 14 },
      ),
    }),
    { minLength: 1, maxLength: 9 },
  )
  .map((categories) => {
    let count = 0;
    return aPaper(
      categories.map(({ name, dishes }, at) =>
        aCategory(
          `${name} Kat${at}x`,
          dishes.map((dish) => {
            count += 1;
            return aDish(`d${count}`, { ...dish, number: `N${count}x` });
          }),
        ),
      ),
    );
  });

const choices = fc.record({
  format: fc.constantFrom(...PAPER_FORMATS),
  design: fc.constantFrom(...MENU_DESIGNS),
  columns: fc.integer({ min: 0, max: 3 }),
});

const isText = (mark: Mark): mark is TextMark => mark.kind === 'text';
const textsOf = ({ pieces }: FilledPanel): TextMark[] => pieces.flatMap(({ marks }) => marks).filter(isText);
const laid = (paper: MenuPaper, choice: Parameters<typeof printedMenu>[0]['choice']): PrintedMenu => {
  const menu = printedMenu({ paper, choice, measure: evenLetters, logo: null });
  if (!menu) throw new Error('does not fit');
  return menu;
};
const numbersOf = (paper: MenuPaper) =>
  paper.categories.flatMap(({ dishes }) => dishes.map(({ number }) => number));
const RUNS = { numRuns: 12 };

describe('a menu on paper', () => {
  it('has every dish once, in the order of the menu, whatever the design and the format', () => {
    fc.assert(
      fc.property(menus, choices, (paper, choice) => {
        const found = laid(paper, choice)
          .panels.flatMap(textsOf)
          .flatMap(({ text }) => /^N\d+x$/.exec(text) ?? []);
        expect(found).toEqual(numbersOf(paper));
      }),
      RUNS,
    );
  });

  it('has nothing beyond the edge of a page', () => {
    fc.assert(
      fc.property(menus, choices, (paper, choice) => {
        for (const panel of laid(paper, choice).panels)
          for (const { x, y, text, font, size } of textsOf(panel)) {
            expect(x).toBeGreaterThan(0);
            expect(x + evenLetters(text, font) * size).toBeLessThan(panel.width);
            expect(y).toBeGreaterThan(0);
            expect(y).toBeLessThan(panel.height);
          }
      }),
      RUNS,
    );
  });

  it('ends no column with a heading, and splits no dish', () => {
    fc.assert(
      fc.property(menus, choices, (paper, choice) => {
        for (const { pieces } of laid(paper, choice).panels) {
          const read = pieces.filter(({ tag }) => tag !== null);
          read.forEach(({ tag, marks }, at) => {
            if (tag !== 'H2') return;
            const next = read.slice(at + 1).find((piece) => piece.tag === 'LI');
            const [heading, dish] = [marks.find(isText), next?.marks.find(isText)];
            expect(dish && heading && dish.y > heading.y && Math.abs(dish.x - heading.x) < 400).toBe(true);
          });
        }
      }),
      RUNS,
    );
  });

  it('lays no dish over another', () => {
    fc.assert(
      fc.property(menus, choices, (paper, choice) => {
        for (const panel of laid(paper, choice).panels) {
          const dishes = panel.pieces
            .filter(({ tag }) => tag === 'LI')
            .map(({ marks }) => marks.filter(isText));
          dishes.slice(1).forEach((marks, at) => {
            const before = dishes[at] ?? [];
            const bottom = Math.max(...before.map(({ y }) => y));
            const top = Math.min(...marks.map(({ y, size }) => y - size));
            const isNextColumn =
              Math.min(...marks.map(({ x }) => x)) > Math.min(...before.map(({ x }) => x)) + 30;
            expect(isNextColumn || top >= bottom - 1).toBe(true);
          });
        }
      }),
      RUNS,
    );
  });
});
