import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { OptionGroupView } from '../../../../src/storefront/menu/menu.view';
import { chosenIn, firstChosen, inOrder, optionsOf, questionsOf } from './questions';
import { costs, dish, drink, extras, halves, small } from './questions.fixture';

describe('what is chosen before anybody taps', () => {
  const group = (over: Partial<OptionGroupView>, ...cents: number[]): OptionGroupView => ({
    ...extras(0, ...cents),
    min: 1,
    max: 1,
    ...over,
  });
  const soldOut = ({ options, ...rest }: OptionGroupView, place: number): OptionGroupView => ({
    ...rest,
    options: options.map((option, index) => (index === place ? { ...option, soldOut: true } : option)),
  });
  const first = (asked: OptionGroupView) =>
    firstChosen(questionsOf({ product: dish(), groups: [asked], size: small }));

  it.each<[string, OptionGroupView, object]>([
    ['the first that costs nothing', group({}, 250, 0, 0), { extras: ['e1'] }],
    ['never what costs', group({}, 250, 100), {}],
    ['nor what is sold out', soldOut(group({}, 0, 0), 0), { extras: ['e1'] }],
    ['nothing where nothing is required', group({ min: 0 }, 0, 0), {}],
    ['nothing where several are to be chosen', group({ min: 2, max: 2 }, 0, 0, 0), {}],
  ])('%s', (_, asked, expected) => {
    expect(first(asked)).toEqual(expected);
  });

  it('leaves courses with a choice and halves to the guest', () => {
    const course = { id: 'getraenk', name: 'Getränk', choices: [drink('cola', 0), drink('fanta', 0)] };
    const asked = questionsOf({ product: dish({ combo: { courses: [course] } }), groups: [], size: small });
    expect(firstChosen(asked)).toEqual({});
    expect(firstChosen(questionsOf({ product: halves('mean'), groups: [], size: small }))).toEqual({});
  });

  it('never adds to the price, whatever a restaurant asks', () => {
    const anOption = fc.record({ cents: fc.constantFrom(0, 50, 300), soldOut: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(anOption, { minLength: 1, maxLength: 6 }),
        fc.nat(3),
        fc.nat(3),
        (made, min, more) => {
          const asked = extras(0, ...made.map(({ cents }) => cents));
          const options = asked.options.map((option, i) => ({ ...option, soldOut: made[i]!.soldOut }));
          const groups = [{ ...asked, min, max: Math.max(1, min + more), options }];
          const chosen = firstChosen(questionsOf({ product: dish(), groups, size: small }));
          expect(costs(dish(), groups, chosen)).toBe(900);
        },
      ),
    );
  });

  it('asks first what must be answered', () => {
    const groups = [group({ id: 'extras', min: 0 }, 0), group({ id: 'rand' }, 0)];
    const asked = inOrder(questionsOf({ product: dish(), groups, size: small }));
    expect(asked.map(({ id }) => id)).toEqual(['rand', 'extras']);
  });

  it('reads the choices of a line as they were put into it', () => {
    const groups = [group({ id: 'rand' }, 0, 250), group({ id: 'extras', min: 0, max: 9 }, 100, 100, 100)];
    const asked = questionsOf({ product: dish(), groups, size: small });
    const chosen = { rand: ['e1'], extras: ['e0', 'e2'] };
    expect(chosenIn(optionsOf(asked, chosen))).toEqual(chosen);
  });
});
