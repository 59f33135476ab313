import { describe, expect, it } from '@jest/globals';
import { qrSheets } from './layout.rules.js';

const LEAD = 'Scannen und am Tisch bestellen';
const paper = {
  restaurant: 'Trattoria Bella',
  title: 'QR-Codes',
  language: 'de' as const,
  cards: [],
  legend: [],
  legendTitle: '',
  colors: {
    primaryColor: '#8e2b20',
    secondaryColor: '#8e2b20',
    accentColor: '#8e2b20',
    lightTextColor: '#ffffff',
    darkTextColor: '#242424',
  },
};
const cardOf = (title: string) => ({
  link: '',
  title,
  lead: LEAD,
  details: [],
  code: { size: 25, path: '' },
});

describe('labels that are cut apart', () => {
  it.each([
    ['tables', Array.from({ length: 14 }, (_, at) => `Tisch ${at + 1}`)],
    ['codes of a series', Array.from({ length: 60 }, (_, at) => `SOMMER-ABCD${at}`)],
  ])('leave room between their last line and the cut: %s', (_, titles) => {
    const { panels } = qrSheets(titles.map(cardOf), {
      paper,
      format: 'sheet',
      measure: (text) => text.length * 0.56,
      logo: null,
      logoInCode: null,
    });
    for (const { height, pieces } of panels) {
      const words = pieces.flatMap(({ marks }) => marks).filter((mark) => mark.kind === 'text');
      expect(words.length).toBeGreaterThan(1);
      for (const { y, size } of words) expect(y + size * 0.25).toBeLessThan(height - 4);
    }
  });
});

it('loses no letter of a long word on a sticker', () => {
  const title = 'Donaudampfschifffahrtsgesellschaftskapitänsmü';
  const { panels } = qrSheets([cardOf(title)], {
    paper,
    format: 'sticker',
    measure: (text) => text.length * 0.56,
    logo: null,
    logoInCode: null,
  });
  const words = panels
    .flatMap(({ pieces }) => pieces.filter(({ tag }) => tag === 'H1'))
    .flatMap(({ marks }) => marks)
    .flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
  expect(words.join('').replaceAll('-', '')).toBe(title);
});
