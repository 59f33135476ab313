import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { firstChosen, freeIn, optionsOf, questionsOf, unanswered } from './questions';
import { costs, dish, drink, extras, halves, small } from './questions.fixture';

describe('what a dish costs as it was chosen', () => {
  it.each<[string, number | null, number | null]>([
    ['the price of the way', costs(dish(), [], {}, 'delivery'), 1000],
    ['the usual price elsewhere', costs(dish(), []), 900],
    ['extras on top', costs(dish(), [extras(0, 150, 200)], { extras: ['e0', 'e1'] }), 1250],
    ['the cheapest one is included', costs(dish(), [extras(1, 150, 200)], { extras: ['e0', 'e1'] }), 1100],
    ['the dearer half', costs(halves('dearer'), [], { first: ['salami'], second: ['funghi'] }), 900],
    [
      'the mean of both, rounded like a till',
      costs(halves('mean'), [], { first: ['salami'], second: ['funghi'] }),
      856,
    ],
    [
      'halves on this way of ordering',
      costs(halves('dearer'), [], { first: ['salami'], second: ['funghi'] }, 'delivery'),
      1000,
    ],
    [
      'the same half twice is a whole one',
      costs(halves('dearer'), [], { first: ['salami'], second: ['salami'] }),
      900,
    ],
    ['nobody knows while a half is missing', costs(halves('dearer'), [], { first: ['salami'] }), null],
    [
      'a half that is not made in this size is none',
      costs(halves('dearer'), [], { first: ['salami'], second: ['calzone'] }),
      null,
    ],
    [
      'a combo and what its choice costs more',
      costs(
        dish({
          combo: {
            courses: [{ id: 'getraenk', name: 'Getränk', choices: [drink('cola', 0), drink('bier', 80)] }],
          },
        }),
        [],
        { getraenk: ['bier'] },
      ),
      980,
    ],
  ])('%s', (_, cents, expected) => {
    expect(cents).toBe(expected);
  });

  it('never lets what is included cost more than nothing, nor takes from the dish', () => {
    const prices = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(prices, fc.nat(10), (cents, free) => {
        const group = extras(free, ...cents);
        const chosen = { extras: group.options.map(({ id }) => id) };
        const price = costs(dish(), [group], chosen) ?? 0;
        const without = costs(dish(), [extras(0, ...cents)], chosen) ?? 0;
        expect(price).toBeGreaterThanOrEqual(900);
        expect(price).toBeLessThanOrEqual(without);
      }),
    );
  });
});

describe('what a dish asks', () => {
  const combo = dish({
    combo: {
      courses: [
        { id: 'getraenk', name: 'Getränk', choices: [drink('cola', 0), drink('bier', 80)] },
        { id: 'dessert', name: 'Dessert', choices: [drink('eis', 0), drink('torte', 0, true)] },
      ],
    },
  });
  const questions = questionsOf({ product: combo, groups: [], size: small });

  it('answers a course with one dish by itself', () => {
    expect(firstChosen(questions)).toEqual({ dessert: ['eis'] });
  });

  it('names the first question without an answer', () => {
    expect(unanswered(questions, { dessert: ['eis'] })?.id).toBe('getraenk');
    expect(unanswered(questions, { dessert: ['eis'], getraenk: ['cola'] })).toBeUndefined();
  });

  it('puts courses and halves into the basket like options', () => {
    expect(optionsOf(questions, { dessert: ['eis'], getraenk: ['bier'] })).toEqual([
      { groupId: 'getraenk', optionId: 'bier', quantity: 1 },
      { groupId: 'dessert', optionId: 'eis', quantity: 1 },
    ]);
    const asked = questionsOf({ product: halves('mean'), groups: [], size: small });
    expect(optionsOf(asked, { first: ['salami'], second: ['funghi'] })).toEqual([
      { groupId: 'first', optionId: 'salami', quantity: 1 },
      { groupId: 'second', optionId: 'funghi', quantity: 1 },
    ]);
  });

  it('forgets an answer that is not there in another size', () => {
    const asked = questionsOf({ product: halves('dearer'), groups: [], size: small });
    expect(optionsOf(asked, { first: ['salami'], second: ['calzone'] })).toHaveLength(1);
  });

  it('says which of the chosen ones are included', () => {
    const [question] = questionsOf({ product: dish(), groups: [extras(1, 200, 150)], size: small });
    expect([...freeIn(question!, { extras: ['e0', 'e1'] })]).toEqual(['e1']);
  });
});
