import { expect, it } from '@jest/globals';
import { aCategory, aDish, aPaper, evenLetters } from '../printed-menu.fixture.js';
import { MENU_DESIGNS, type MenuPaper, type PaperFormat } from '../printed-menu.types.js';
import { BACK } from './formats.rules.js';
import type { Measure, TextMark } from './marks.types.js';
import { printedMenu } from './pages.rules.js';

const dishes = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) =>
    aDish(`d${from + at}`, {
      name: 'Schweinefilet im Speckmantel auf Pfifferlingrahmsoße'.slice(0, 18 + ((from + at) % 5) * 8),
      description: at % 3 ? 'Mit Kartoffelrösti, Honig-Senf-Dill-Sauce und Salat' : '',
    }),
  );
const menuOf = (count: number, given: Partial<MenuPaper> = {}) =>
  aPaper(
    Array.from({ length: count / 10 }, (_, at) => aCategory(`Kategorie ${at}`, dishes(10, at * 10))),
    given,
  );
const laid = (paper: MenuPaper, format: PaperFormat, design: (typeof MENU_DESIGNS)[number]) =>
  printedMenu({ paper, choice: { format, design, columns: 0 }, measure: evenLetters, logo: null });

it.each(MENU_DESIGNS)('a board of 100 dishes is one sheet as %s', (design) => {
  expect(laid(menuOf(100), 'a3', design)?.sheets).toHaveLength(1);
});

it.each(MENU_DESIGNS)('the back of a leaflet has room for long hours above many codes as %s', (design) => {
  const hours = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'].map(
    (day) => `${day} 11:30–14:30, 17:00–22:30 Uhr`,
  );
  const legend = Array.from({ length: 44 }, (_, at) => ({
    code: `A${at}`,
    name: at % 4 ? 'Schalenfrüchte' : 'Schwefeldioxid und Sulfite',
  }));
  const contact = ['Gasthaus am Markt', 'Lindenstraße 12', '10969 Berlin', 'Tel. 030 123'];
  const back = laid(menuOf(30, { hours, legend, contact }), 'dinLang', design)?.panels.at(-1);
  expect(back).toMatchObject({ sheet: BACK.sheet, x: BACK.x });
  const texts = (back?.pieces ?? []).flatMap(({ marks }) =>
    marks.filter((mark): mark is TextMark => mark.kind === 'text'),
  );
  const at = texts.findIndex(({ text }) => text === 'Allergene und Zusatzstoffe');
  const [above, legendTop] = [texts.slice(0, at), texts[at]];
  expect(above.at(-1)?.text).toContain('So 11:30');
  expect(Math.max(...above.map(({ y }) => y))).toBeLessThan((legendTop?.y ?? 0) - 12);
});

it('the cover of a leaflet divides no word of the name, however wide its letters are', () => {
  const paper = menuOf(10);
  for (let wider = 1; wider < 1.3; wider += 0.013) {
    const measure: Measure = (text, font) => evenLetters(text, font) * wider;
    const choice = { format: 'dinLang', design: 'bold', columns: 0 } as const;
    const [cover] = printedMenu({ paper, choice, measure, logo: null })?.panels ?? [];
    const title = cover?.pieces.find(({ tag }) => tag === 'H1')?.marks ?? [];
    expect(title.map((mark) => mark.kind === 'text' && mark.text)).toEqual(['TRATTORIA', 'BELLA']);
  }
});

it('dishes stand closer before a leaflet needs a sheet put in', () => {
  expect(laid(menuOf(90), 'dinLang', 'bold')?.sheets).toHaveLength(2);
  expect(laid(menuOf(100), 'dinLang', 'bold')?.sheets).toHaveLength(3);
});

it.each(MENU_DESIGNS)('names stand on one edge, however many digits their numbers have, as %s', (design) => {
  const numbered = ['7', '10', '107', 'Menü 2'].map((number) =>
    aCategory(`Kategorie ${number}`, [aDish(number, { number, name: 'Pizza' })]),
  );
  const pieces = laid(aPaper(numbered), 'a4', design)?.panels.flatMap((panel) => panel.pieces) ?? [];
  const texts = pieces.flatMap(({ marks }) => marks.filter((mark): mark is TextMark => mark.kind === 'text'));
  const room = ['7', '10', '107', 'Menü 2'].map((number) => {
    const at = texts.findIndex(({ text }) => text === number);
    return (texts[at + 1]?.x ?? 0) - (texts[at]?.x ?? 0);
  });
  expect(room.slice(1, 3)).toEqual([room[0], room[0]].map((one) => expect.closeTo(one ?? 0)));
  expect(room[3]).toBeGreaterThan(room[0] ?? 0);
});

/** Of a menu as restaurants have them: 'H' a category, '>' its heading again in another column, 'd' a dish. */
function orderOf(design: (typeof MENU_DESIGNS)[number], format: PaperFormat): string {
  const sizes = [7, 4, 10, 4, 8, 3, 5, 3, 2, 4, 5, 5];
  const menu = aPaper(sizes.map((size, at) => aCategory(`Kategorie ${at}`, dishes(size, at * 10))));
  const pieces = laid(menu, format, design)?.panels.flatMap((panel) => panel.pieces) ?? [];
  const kinds = pieces.map(({ tag, marks }) => {
    const isRepeat = marks.some((mark) => mark.kind === 'text' && mark.text.includes('Fortsetzung'));
    return isRepeat ? '>' : tag === 'H2' ? 'H' : tag === 'LI' && marks.length > 1 ? 'd' : '';
  });
  return kinds.join('');
}

const FORMATS = ['a4', 'a5', 'dinLang', 'tent'] as const;
it.each(MENU_DESIGNS.flatMap((design) => FORMATS.map((format) => [design, format] as const)))(
  'no dish is left alone by a break of its category as %s on %s',
  (design, format) => {
    const order = orderOf(design, format);
    expect(order).toContain('Hddd');
    expect(order).not.toMatch(/Hd>|>d(?!d)/);
  },
);
