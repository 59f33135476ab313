import { describe, expect, it } from '@jest/globals';
import { sameTimesDaily } from '../../opening-hours/opening-defaults.rules.js';
import type { DiscountRule } from '../discount.types.js';
import { aRule, NO_CONDITIONS } from '../rules/discount.fixture.js';
import { EVERYTHING } from '../rules/scope.rules.js';
import { conflictsOf, weeksMeet } from './conflict.rules.js';

const MENU = [
  { productId: 'm', categoryId: 'pizza' },
  { productId: 's', categoryId: 'pizza' },
  { productId: 'cola', categoryId: 'drinks' },
];
const PIZZA = { ...EVERYTHING, categoryIds: ['pizza'] };
const DRINKS = { ...EVERYTHING, categoryIds: ['drinks'] };
const campaign = (over: Partial<DiscountRule>): DiscountRule =>
  aRule({ kind: 'percent', percent: 10, maxCents: null }, { kind: 'campaign', ...over });
const own = campaign({ id: 'own', scope: PIZZA });
const at = (from: string, to: string) => ({ ...NO_CONDITIONS, hours: sameTimesDaily([{ from, to }]) });
const metBy = (other: DiscountRule, offer = own) => conflictsOf(offer, [other], MENU).map(({ kind }) => kind);

describe('two offers meet', () => {
  it.each<[string, DiscountRule, DiscountRule, string[]]>([
    ['not on different dishes', own, campaign({ id: 'b', scope: DRINKS }), []],
    ['on the same ones, and both are taken off', own, campaign({ id: 'b' }), ['both']],
    [
      'and one is given where one of them stands alone',
      own,
      campaign({ id: 'b', scope: DRINKS, combinable: false }),
      ['either'],
    ],
    [
      'and one is given where both count pieces of the same dishes',
      campaign({ id: 'own', scope: PIZZA, effect: { kind: 'buyGet', buy: 2, get: 1, percent: 100 } }),
      campaign({ id: 'b', scope: PIZZA, effect: { kind: 'freeItem', pieces: 1 } }),
      ['either'],
    ],
    [
      'not at different hours',
      { ...own, conditions: at('11:00', '14:00') },
      campaign({ id: 'b', conditions: at('14:00', '17:00') }),
      [],
    ],
    [
      'at hours that overlap by a minute',
      { ...own, conditions: at('11:00', '14:01') },
      campaign({ id: 'b', conditions: at('14:00', '17:00') }),
      ['both'],
    ],
    [
      'not where one is for delivery and the other for pickup',
      { ...own, conditions: { ...NO_CONDITIONS, fulfilments: ['delivery'] } },
      campaign({ id: 'b', conditions: { ...NO_CONDITIONS, fulfilments: ['pickup'] } }),
      [],
    ],
    [
      'not where one ends as the other begins',
      { ...own, conditions: { ...NO_CONDITIONS, validUntil: new Date(5) } },
      campaign({ id: 'b', conditions: { ...NO_CONDITIONS, validFrom: new Date(5) } }),
      [],
    ],
    ['never with itself', own, own, []],
  ])('%s', (_, offer, other, kinds) => {
    expect(metBy(other, offer)).toEqual(kinds);
  });

  it('and twice ten percent are nineteen', () => {
    const [met] = conflictsOf(own, [campaign({ id: 'b', label: 'Alles' })], MENU);
    expect(met?.text.replaceAll('\u00a0', ' ')).toBe(
      'Wird zusammen mit „Alles“ abgezogen: 10 % und 10 % sind 19 %.',
    );
  });

  it('past midnight, and from Sunday into Monday', () => {
    const closed = { closed: true, ranges: [] };
    const never = sameTimesDaily([]);
    const sunday = { ...never, sunday: { closed: false, ranges: [{ from: '22:00', to: '02:00' }] } };
    const monday = { ...never, monday: { closed: false, ranges: [{ from: '01:00', to: '03:00' }] } };
    expect([weeksMeet(sunday, monday), weeksMeet(sunday, { ...monday, monday: closed })]).toEqual([
      true,
      false,
    ]);
  });
});
