import { describe, expect, it } from '@jest/globals';
import type { Offer } from '../../shop/discount/offer/offer.types.js';
import { aRule, NO_CONDITIONS } from '../../shop/discount/rules/discount.fixture.js';
import type { Product } from '../../shop/menu/menu.types.js';
import { openingDefaults } from '../../shop/opening-hours/opening.fixture.js';
import { evenLetters } from '../../shop/printed-menu/printed-menu.fixture.js';
import { fitted } from './picture/fitted.rules.js';
import { lettersLeftOut } from './picture/letters.rules.js';
import { layoutOf, type PostParts } from './picture/post-layout.rules.js';
import { photoSlot } from './picture/post-picture.rules.js';
import { campaignFacts, dishFacts, hoursFacts, priceText } from './post-facts.rules.js';
import { hashtagsFor, templateText } from './post-text.rules.js';
import { troubleOf } from './post-trouble.rules.js';
import { POST_SIZES, type PostFacts } from './social.types.js';

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
const TEN_PERCENT = { kind: 'percent', percent: 10, maxCents: null } as const;
const UNTIL_CHRISTMAS = {
  ...NO_CONDITIONS,
  minimumCents: 2000,
  validUntil: new Date('2026-12-20T23:00:00Z'),
};
const SUMMER = {
  ...aRule(TEN_PERCENT, { label: 'Sommer', conditions: UNTIL_CHRISTMAS }),
  enabled: true,
  totalLimit: null,
  guestLimit: null,
} as unknown as Offer;
const facts = dishFacts(margherita, 'Pizza', false);

describe('a post by template', () => {
  it('says what, for how much and where, and ends with hashtags where they do something', () => {
    const text = templateText('dish', facts, BELLA, 'instagram').replaceAll('\u00a0', ' ');
    expect(text).toBe(
      [
        'Heute bei uns: Pizza Margherita, ab 9,50 €.',
        'Mit Büffelmozzarella.',
        'Hier bestellst du: https://bella.example',
        '#PizzaMargherita #Pizza #TrattoriaBella #EssenInKöln #Köln',
      ].join('\n\n'),
    );
    expect(templateText('dish', facts, BELLA, 'whatsapp')).not.toContain('#');
  });

  it.each([
    ['Mit Büffelmozzarella', 'Mit Büffelmozzarella.'],
    ['Tomaten, Basilikum (scharf)', 'Tomaten, Basilikum (scharf).'],
    ['Wie bei Nonna!', 'Wie bei Nonna!'],
    ['Einfach lecker 😋', 'Einfach lecker 😋'],
  ])('ends a description like a sentence: %s', (description, said) => {
    const text = templateText('dish', { ...facts, description }, BELLA, 'whatsapp');
    expect(text.split('\n\n')[1]).toBe(said);
  });

  it('says the terms of a campaign once, and on its picture too', () => {
    const names = { category: () => undefined, product: () => undefined };
    const campaign = campaignFacts(SUMMER, names, '2026-11-20');
    const terms = '10 % auf alles, ab 20,00 €, bis 20.12.2026';
    expect(campaign.note.replaceAll('\u00a0', ' ')).toBe(terms);
    const text = templateText('campaign', campaign, BELLA, 'whatsapp').replaceAll('\u00a0', ' ');
    expect(text.split('\n\n').slice(0, 2)).toEqual(['Sommer.', `${terms}.`]);
    expect(text.match(/20\.12\.2026/g)).toHaveLength(1);
  });

  it('says Sie where the restaurant does', () => {
    const text = templateText(
      'hours',
      hoursFacts(openingDefaults(), 'sie'),
      { ...BELLA, salutation: 'sie' },
      'google',
    );
    expect(text).toContain('Wir sind für Sie da:');
    expect(text).toContain('Hier bestellen Sie:');
    expect(hoursFacts(openingDefaults(), 'sie').title).toBe('Wir sind für Sie da');
  });

  it('says of holidays where the other days are', () => {
    const facts = { ...hoursFacts(openingDefaults(), 'du'), lines: ['Do., 24.12.: geschlossen'] };
    const saying = (note: string) =>
      templateText('holidays', { ...facts, note }, BELLA, 'google').split('\n\n');
    expect(saying('Weitere Tage stehen auf unserer Seite')[1]).toBe('Weitere Tage stehen auf unserer Seite.');
    expect(saying('')[1]).toContain('Hier bestellst du');
  });

  it.each(['du', 'sie'] as const)(
    'speaks to the guest on the picture as in the text beside it (%s)',
    (salutation) => {
      const facts = hoursFacts(openingDefaults(), salutation);
      const text = templateText('hours', facts, { ...BELLA, salutation }, 'google');
      expect(text).toContain(`${facts.title}:`);
    },
  );

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

describe('what a planned post is about', () => {
  const now = new Date('2026-11-25T17:00:00Z');
  const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  const dish = (soldOut: { until: Date | null } | null) => ({ dishes: new Map([['x', { soldOut }]]) });
  const offer = (enabled: boolean, validUntil: Date | null) => ({
    offers: new Map([['x', { enabled, conditions: { validUntil } } as unknown as Offer]]),
  });
  it.each([
    ['is there', 'dish', dish(null), null],
    ['is sold out without an end', 'dish', dish({ until: null }), 'soldOut'],
    ['is sold out until after it', 'newDish', dish({ until: later(3) }), 'soldOut'],
    ['is sold out until before it', 'newDish', dish({ until: later(1) }), null],
    ['was deleted', 'dish', {}, 'gone'],
    ['runs on', 'campaign', offer(true, null), null],
    ['is over by then', 'campaign', offer(true, later(1)), 'over'],
    ['was switched off', 'campaign', offer(false, null), 'over'],
    ['was deleted too', 'campaign', {}, 'gone'],
  ] as const)('%s', (_, template, known, trouble) => {
    const post = { template, subjectId: 'x', plannedAt: later(2) };
    expect(troubleOf(post, { dishes: new Map(), offers: new Map(), now, ...known })).toBe(trouble);
    expect(troubleOf({ ...post, subjectId: null }, { dishes: new Map(), offers: new Map(), now })).toBeNull();
  });
});

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
