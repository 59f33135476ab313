import { describe, expect, it } from '@jest/globals';
import { evenLetters } from '../../../shop/printed-menu/printed-menu.fixture.js';
import { POST_SIZES } from '../social.types.js';
import { fitted } from './fitted.rules.js';
import { lettersLeftOut } from './letters.rules.js';
import { layoutOf, type PostParts } from './post-layout.rules.js';
import { photoSlot } from './post-picture.rules.js';

it.each([
  ['Żurek à la crème – „süß“ 4½ ™ ﬁn', []],
  ['Pizza 🍕🍕 für 2 ☕', ['🍕', '☕']],
  ['Πτα 咖喱', ['Π', 'τ', 'α', '咖', '喱']],
])('%s lacks on a picture: %j', (text, letters) => expect(lettersLeftOut(text)).toEqual(letters));

describe('the words on a picture', () => {
  const manner = { font: 'poppins-600-normal', largest: 110, smallest: 30, whole: 50, leading: 1.1 } as const;
  const set = (text: string, room = { width: 900, height: 330 }) => fitted(text, room, manner, evenLetters);
  const PART: PostParts = {
    size: POST_SIZES.square,
    isStory: false,
    eyebrow: 'Heute bei uns',
    title: 'Rinderroulade',
    note: '',
    lines: [],
    name: 'Trattoria Bella',
    address: 'bella.example',
    font: 'poppins',
    hasPhoto: true,
    hasPlate: false,
    logo: null,
  };

  it.each([
    ['Pizza', ['Pizza']],
    ['Wir sind für euch da', ['Wir sind', 'für euch da']],
    ['Donnerstagsspezialitäten-Wochenende', ['Donnerstagsspezialitäten-', 'Wochenende']],
    [
      'Donaudampfschifffahrtsgesellschaftskapitänsteller',
      ['Donaudampfschiff-', 'fahrtsgesellschafts-', 'kapitänsteller'],
    ],
  ])('%s stands in lines', (title, lines) => expect(set(title).lines).toEqual(lines));

  it('are no wider than their room, and leave no short word alone', () => {
    const { lines, size } = set(
      'Schweinefilet-Medaillons in Pfefferrahmsoße mit hausgemachten Kräuterspätzle',
    );
    expect(Math.max(...lines.map((line) => evenLetters(line, manner.font) * size))).toBeLessThanOrEqual(900);
    expect(lines).not.toContain('mit');
    const offer = set('Zwei Pizzen zum Preis von einer', { width: 340, height: 330 });
    expect(offer.lines).toEqual(['Zwei Pizzen', 'zum Preis', 'von einer']);
    const feast = set('Große Jubiläumsaktion zum fünfundzwanzigjährigen Bestehen', {
      width: 800,
      height: 330,
    });
    expect(feast.lines).not.toContain('zum');
  });

  it.each(['square', 'portrait', 'story', 'link'] as const)('all have room in %s', (format) => {
    const note = 'Mit Donaudampfschifffahrtsgesellschaftskapitänssoße und Klößen '.repeat(3).slice(0, 160);
    const title = 'Schweinefilet-Medaillons in Pfefferrahmsoße mit hausgemachten Kräuterspätzle';
    for (const hasPhoto of [true, false]) {
      const parts = { ...PART, size: POST_SIZES[format], isStory: format === 'story', title, note, hasPhoto };
      const { photo, padding, ...layout } = layoutOf(parts, evenLetters);
      const above = format === 'link' ? 0 : (photo?.height ?? 0);
      const words = [layout.title, layout.note, layout.name, layout.address].map((one) => one?.height ?? 0);
      const height = above + padding.top + padding.bottom + words.reduce((sum, one) => sum + one, 0);
      expect(height).toBeLessThan(parts.size.height);
      expect(layout.note?.size).toBeLessThan(layout.title.size);
      expect(layout.note?.lines.join(' ')).not.toContain('…');
    }
  });

  it('have hours beside their days, and below them where both together are too wide', () => {
    const lines = ['Mo: Ruhetag', 'Di–Do: 11:30–14:30, 17:30–22:00 Uhr'];
    const hours = (more: string[]) =>
      layoutOf({ ...PART, hasPhoto: false, lines: more }, evenLetters).hours?.dayWidth;
    expect(hours(lines)).toBeGreaterThan(0);
    expect(
      hours(['So., 27.12. bis Mi., 30.12. (Betriebsferien und Umbau der Küche): 11:30–15:00 Uhr']),
    ).toBeNull();
  });

  it.each(['square', 'portrait', 'story', 'link'] as const)(
    'have all days of a fortnight in %s',
    (format) => {
      const lines = Array.from(
        { length: 14 },
        (_, at) => `Sa., ${at + 10}.12. (2. Weihnachtstag): geschlossen`,
      );
      const size = POST_SIZES[format];
      const parts = {
        ...PART,
        size,
        isStory: format === 'story',
        lines,
        note: 'Frohe Feiertage',
        hasPhoto: false,
      };
      const { padding, hours, title, gaps } = layoutOf(parts, evenLetters);
      const beside = format === 'link' ? 0 : title.height + gaps.hours;
      expect(padding.top + (hours?.height ?? 0) + beside).toBeLessThan(size.height - padding.bottom);
    },
  );

  it('stand below the photo, and beside it in a wide picture; many of them make it smaller', () => {
    const slots = (['square', 'story', 'link'] as const).map((format) =>
      photoSlot({ ...PART, size: POST_SIZES[format], isStory: format === 'story' }),
    );
    expect(slots).toEqual([
      { width: 1080, height: 605 },
      { width: 1080, height: 998 },
      { width: 600, height: 630 },
    ]);
    expect(photoSlot({ ...PART, title: 'x'.repeat(70) }).height).toBe(518);
    const long = { ...PART, title: 'Rindergeschnetzeltes in Rahm', size: POST_SIZES.link };
    expect(photoSlot(long)).toEqual({ width: 504, height: 630 });
  });
});
