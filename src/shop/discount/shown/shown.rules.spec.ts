import { describe, expect, it } from '@jest/globals';
import type { Menu, Product } from '../../menu/menu.types.js';
import { sameTimesDaily } from '../../opening-hours/opening-defaults.rules.js';
import type { Offer } from '../offer/offer.types.js';
import { aRule, NO_CONDITIONS } from '../rules/discount.fixture.js';
import { EVERYTHING } from '../rules/scope.rules.js';
import { englishSentenceOf } from './english-offer.rules.js';
import { mayShowPrices } from './may-show.rules.js';
import { actsUntil, reducedSince, shownPricesOf } from './shown.rules.js';

const at = (text: string) => new Date(text);
const offer = (over: Partial<Offer> = {}): Offer => ({
  ...aRule({ kind: 'percent', percent: 20, maxCents: null }, { kind: 'campaign' }),
  shopId: 's',
  version: 1,
  enabled: true,
  code: null,
  series: 0,
  totalLimit: null,
  guestLimit: null,
  since: at('2026-11-10T10:00:00Z'),
  createdAt: at('2026-09-01T10:00:00Z'),
  ...over,
});
const happy = { ...NO_CONDITIONS, hours: sameTimesDaily([{ from: '15:00', to: '17:00' }]) };
const COLA = {
  id: 'cola',
  halves: null,
  variants: [{ id: 'v', name: '', priceCents: 350, content: { amount: 330, unit: 'ml' }, ownPrices: [] }],
} as unknown as Product;
const shown = (lowest: number | null) => shownPricesOf(offer(), [COLA], () => lowest, 'de');

describe('the price beside a dish', () => {
  it('is crossed out at the lowest of the 30 days before, and its litre costs what it costs now', () => {
    expect(shown(340)).toEqual([
      {
        dishId: 'cola',
        cents: 350,
        nowCents: 280,
        unitPrice: expect.stringContaining('10,61'),
        nowUnitPrice: expect.stringContaining('8,48'),
        lowestCents: 340,
        percent: 17,
      },
    ]);
  });

  it.each([
    ['it was as low before', 280],
    ['it was lower', 250],
    ['nobody knows', null],
  ])('names no former price and no percent where %s', (_, lowest) => {
    expect(shown(lowest)[0]).toMatchObject({ nowCents: 280, lowestCents: null, percent: null });
  });

  it.each<[string, Partial<Offer>, string | null]>([
    ['since it acts', {}, '2026-11-10'],
    [
      'since its first day',
      { conditions: { ...NO_CONDITIONS, validFrom: at('2026-11-30T23:00:00Z') } },
      '2026-12-01',
    ],
    ['never at hours that come again', { conditions: happy }, null],
    ['not when it acted shortly before', { ranUntil: at('2026-10-20T10:00:00Z') }, null],
    ['again when that is long ago', { ranUntil: at('2026-10-01T10:00:00Z') }, '2026-11-10'],
  ])('counts its 30 days %s', (_, over, day) => {
    expect(reducedSince(offer(over))).toBe(day);
  });

  it.each<[string, Partial<Offer>]>([
    ['a minimum', { conditions: { ...NO_CONDITIONS, minimumCents: 1 } }],
    ['guests who were away', { conditions: { ...NO_CONDITIONS, awayWeeks: 8 } }],
    ['the first hundred', { totalLimit: 100 }],
    ['a code', { kind: 'code' }],
    ['a lid', { effect: { kind: 'percent', percent: 20, maxCents: 500 } }],
  ])('is promised to everybody, so not with %s', (_, over) => {
    expect([mayShowPrices(offer()), mayShowPrices(offer(over))]).toEqual([true, false]);
  });
});

it('ends at the end of its hours or of its days, whichever is first', () => {
  const now = at('2026-11-20T14:30:20Z');
  expect(actsUntil(offer({ conditions: happy }), now)).toEqual(at('2026-11-20T16:00:00Z'));
  const validUntil = at('2026-11-20T15:00:00Z');
  expect(actsUntil(offer({ conditions: { ...happy, validUntil } }), now)).toEqual(validUntil);
  expect(actsUntil(offer(), now)).toBeNull();
});

describe('what a campaign does, in English', () => {
  const dish = (id: string, name: string, english?: string) => ({
    id,
    name,
    description: '',
    combo: null,
    variants: [],
    ...(english && { translations: { en: { name: { of: name, text: english } } } }),
  });
  const menu = {
    categories: [
      { ...dish('c', 'Speisen'), products: [dish('soup', 'Suppe', 'Soup'), dish('cola', 'Eistee')] },
    ],
    optionGroups: [],
  } as unknown as Menu;

  it.each([
    ['is said of everything', [], '20% off everything'],
    ['is said of what is translated', ['soup'], '20% off Soup'],
    ['is left out where it would name a dish in German', ['soup', 'cola'], ''],
  ])('%s', (_, productIds, sentence) => {
    expect(englishSentenceOf(offer({ scope: { ...EVERYTHING, productIds } }), menu)).toBe(sentence);
  });
});
