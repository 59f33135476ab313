import { describe, expect, it } from '@jest/globals';
import type { Offer } from '../../shop/discount/offer/offer.types.js';
import { aRule, NO_CONDITIONS } from '../../shop/discount/rules/discount.fixture.js';
import type { Product } from '../../shop/menu/menu.types.js';
import { openingDefaults } from '../../shop/opening-hours/opening.fixture.js';
import { campaignFacts, dishFacts, hoursFacts, priceText } from './post-facts.rules.js';
import { hashtagsFor, templateText } from './post-text.rules.js';
import { troubleOf } from './post-trouble.rules.js';
import type { PostFacts } from './social.types.js';

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
