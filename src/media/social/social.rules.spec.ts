import { describe, expect, it } from '@jest/globals';
import type { Product } from '../../shop/menu/menu.types.js';
import { openingDefaults } from '../../shop/opening-hours/opening.fixture.js';
import { lengthOf, networkProblem } from './networks.rules.js';
import { drawable, linesSize, photoSlot, titleIn } from './picture/post-picture.rules.js';
import { dishFacts, holidayFacts, hoursFacts, priceText } from './post-facts.rules.js';
import { hashtagsFor, templateText } from './post-text.rules.js';
import { NETWORKS, POST_SIZES, type PostFacts } from './social.types.js';

const BELLA = {
  name: 'Trattoria Bella',
  city: 'Köln',
  link: 'https://bella.example',
  salutation: 'du',
} as const;
const variant = (priceCents: number) => ({ id: 'v', name: '', priceCents, content: null, ownPrices: [] });
const margherita = {
  name: 'Pizza Margherita',
  description: 'Mit Büffelmozzarella.',
  image: null,
  diets: ['vegetarian'],
  variants: [variant(950), variant(1250)],
} as unknown as Product;
const facts = dishFacts(margherita, 'Pizza', false);

describe('a post by template', () => {
  it('says what, for how much and where, and ends with hashtags where they do something', () => {
    const text = templateText('dish', facts, BELLA, 'instagram').replaceAll('\u00a0', ' ');
    expect(text).toBe(
      [
        'Heute bei uns: Pizza Margherita, ab 9,50 €.',
        'Mit Büffelmozzarella.',
        'Hier bestellst du: https://bella.example',
        '#PizzaMargherita #Pizza #Vegetarisch #TrattoriaBella #Köln #EsseninKöln',
      ].join('\n\n'),
    );
    expect(templateText('dish', facts, BELLA, 'whatsapp')).not.toContain('#');
  });

  it('says Sie where the restaurant does', () => {
    const text = templateText(
      'hours',
      hoursFacts(openingDefaults()),
      { ...BELLA, salutation: 'sie' },
      'google',
    );
    expect(text).toContain('Wir sind für Sie da:');
    expect(text).toContain('Hier bestellen Sie:');
  });

  it('makes no hashtag of figures, and none twice', () => {
    const tags = hashtagsFor({ topics: ['42', 'Pizza', 'pizza', 'Süß & scharf'] } as PostFacts, {
      name: '',
      city: '',
    });
    expect(tags).toEqual(['#Pizza', '#SüßScharf']);
  });

  it('names one price where all sizes cost the same', () => {
    expect(priceText({ variants: [variant(950), variant(950)] }).replaceAll('\u00a0', ' ')).toBe('9,50 €');
  });
});

describe('days unlike others', () => {
  const settings = {
    ...openingDefaults(),
    specialDays: [
      { date: '2026-12-24', fulfilment: null, ranges: [], label: 'Heiligabend', cutPrevious: false },
    ],
    vacations: [{ from: '2026-12-27', to: '2026-12-30', label: '' }],
  };

  it('are told in their order, those of a vacation as one', () => {
    expect(holidayFacts(settings, '2026-12-20').lines).toEqual([
      'Do., 24.12. (Heiligabend): geschlossen',
      'So., 27.12. bis Mi., 30.12. (Betriebsferien): geschlossen',
    ]);
  });

  it('leave a usual month as it is', () => {
    expect(holidayFacts(openingDefaults(), '2026-08-20')).toMatchObject({
      title: 'Wir sind wie gewohnt da',
      lines: [],
    });
  });
});

describe('what a network takes', () => {
  it.each([
    ['instagram', 2_200],
    ['whatsapp', 700],
    ['google', 1_500],
  ] as const)('%s takes %i characters and not one more', (network, most) => {
    expect(networkProblem(network, 'a'.repeat(most))).toBeNull();
    expect(networkProblem(network, 'a'.repeat(most + 1))).toContain('Es sind 1 zu viel.');
  });

  it('counts an emoji of several parts once', () => {
    expect(lengthOf('👨‍👩‍👧 é')).toBe(3);
  });

  it('refuses the thirty-first hashtag', () => {
    const tags = Array.from({ length: 31 }, (_, index) => `#a${index}`).join(' ');
    expect(networkProblem('instagram', tags)).toContain('höchstens 30 Hashtags');
    expect(NETWORKS.filter((network) => networkProblem(network, '#a') !== null)).toEqual([]);
  });
});

describe('the words on a picture', () => {
  it('get smaller with the longest word, so that none is cut', () => {
    const room = { width: 900, height: 300 };
    const titled = (title: string) => titleIn(title, room, false);
    expect(titled('Pizza')).toEqual({ size: 118, lines: ['Pizza'] });
    expect(titled('Hähnchenbrustfiletstreifen').size).toBeLessThanOrEqual(900 / (26 * 0.57));
    expect(titled('Wir sind für euch da').lines).toEqual(['Wir sind', 'für euch da']);
    expect(titled('Donnerstagsspezialitäten-Wochenende').lines).toEqual([
      'Donnerstagsspezialitäten-',
      'Wochenende',
    ]);
    expect(titled('a'.repeat(80)).lines.join('').replaceAll('-', '')).toBe('a'.repeat(80));
  });

  it('has no more lines of hours than its picture has room for', () => {
    const lines = Array.from({ length: 6 }, () => 'Fr 25.12. (1. Weihnachtsfeiertag): geschlossen');
    const size = linesSize(lines, { width: 900, height: 400 }, 50);
    expect(size + 6 * Math.ceil((46 * 0.58 * size) / 900) * 1.5 * size).toBeLessThanOrEqual(400);
    expect(linesSize(lines.slice(0, 1), { width: 900, height: 400 }, 47.4)).toBe(47);
  });

  it('leave out what no font of ours can draw', () => {
    expect(drawable('Pizza 🍕  für 2️⃣ 🇮🇹 ©')).toBe('Pizza für 2 ©');
  });

  it('stand below the photo, and beside it in a wide picture', () => {
    const slots = (['square', 'story', 'link'] as const).map((format) =>
      photoSlot({ size: POST_SIZES[format], isStory: format === 'story' }),
    );
    expect(slots).toEqual([
      { width: 1080, height: 605 },
      { width: 1080, height: 998 },
      { width: 600, height: 630 },
    ]);
  });
});
