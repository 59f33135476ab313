import { expect, it } from '@jest/globals';
import { newDesign } from '../../restaurant/new-shop.rules.js';
import { aCategory, aDish, evenLetters } from '../printed-menu.fixture.js';
import { MENU_DESIGNS } from '../printed-menu.types.js';
import { nameLines } from './dish-name.rules.js';
import { themeOf } from './themes.rules.js';
import { trackOf } from './track.rules.js';
import { areWhole, evenLinesOf, textOf } from './typeset.rules.js';

const SIZES = ['klein', 'mittel', 'groß'].map((label) => ({ label, text: '10,50', note: '' }));

/** The lines of a name beside three prices in a column so wide. */
function linesIn(design: (typeof MENU_DESIGNS)[number], name: string, width: number, codes = ['A1', 'G']) {
  const theme = themeOf(design, newDesign().colors, 1);
  const dish = aDish('1', { name, codes, prices: SIZES });
  const track = trackOf(
    aCategory('Pizza', [dish, { ...dish, id: '2' }]),
    { width, numbers: 0 },
    theme,
    evenLetters,
  );
  return nameLines(dish, track, theme, evenLetters).lines.map(textOf);
}

it.each(MENU_DESIGNS)('prints every part of a long name as %s, however narrow the column is', (design) => {
  for (const width of [170, 200, 240, 300, 400]) {
    const lines = linesIn(design, 'Vierjahreszeitensteinofen-Pizza nach Art des Hauses', width);
    const letters = lines.join('').replace(/[- ]/g, '');
    expect([width, letters]).toEqual([width, 'VierjahreszeitensteinofenPizzanachArtdesHausesA1,G']);
  }
});

it('goes on behind the hyphen a word has, and divides none that has room above its prices', () => {
  expect(linesIn('clear', 'Vierjahreszeiten-Pizza', 215)).toEqual(['Vierjahreszeiten-', 'Pizza A1, G']);
  expect(linesIn('bold', 'Capricciosa', 190)[0]).toBe('Capricciosa');
});

it.each(MENU_DESIGNS)('has room for the prices, in no more lines than beside them alone, as %s', (design) => {
  const theme = themeOf(design, newDesign().colors, 1);
  const names = [
    'Lachs',
    'Gegrilltes Lachsfilet mit Kräutern',
    'Rinderroulade nach Art des Hauses mit Rotkohl und Klößen',
  ];
  for (const name of names)
    for (let width = 170; width < 420; width += 6) {
      const dish = aDish('1', { name, codes: ['A1', 'G'], prices: SIZES });
      const track = trackOf(aCategory('Fleisch', [dish]), { width, numbers: 0 }, theme, evenLetters);
      const { lines, priced } = nameLines(dish, track, theme, evenLetters);
      const whole = track.width - track.indent;
      const words = lines.flatMap((line) => line.words);
      const alone = evenLinesOf(words, whole - track.prices, evenLetters);
      const isWhole = areWhole(words, whole - track.prices, evenLetters);
      const [own, others] = [lines[priced], lines.filter((_, at) => at !== priced)];
      expect([name, width, isWhole && lines.length > alone.length]).toEqual([name, width, false]);
      expect([name, width, (own?.width ?? Number.POSITIVE_INFINITY) <= whole - track.prices]).toEqual([
        name,
        width,
        true,
      ]);
      expect([name, width, others.every((line) => line.width <= whole)]).toEqual([name, width, true]);
    }
});

it.each(MENU_DESIGNS)(
  'puts leaf and chilli before the codes, not at the end of the line above, as %s',
  (design) => {
    const theme = themeOf(design, newDesign().colors, 1);
    const diets = [{ diet: 'vegan', name: 'vegan' } as const];
    const dish = aDish('1', { name: 'Tagliatelle al Ragù', codes: ['A1', 'C', 'G', 'L', 'O'], diets });
    for (let width = 110; width < 260; width += 2) {
      const track = trackOf(aCategory('Pasta', [dish]), { width, numbers: 0 }, theme, evenLetters);
      const { lines } = nameLines(dish, track, theme, evenLetters);
      const at = lines.findIndex(({ words }) => words.some(({ text }) => text.startsWith('A1')));
      expect([width, lines[at]?.words.some(({ path }) => path)]).toEqual([width, true]);
    }
  },
);

it('keeps the codes of a dish on one line', () => {
  expect(linesIn('classic', 'Tonno', 240, ['A1', 'G', '1', '2', '3']).at(-1)).toMatch(/A1, G, 1, 2, 3$/);
});
