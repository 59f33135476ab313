import { describe, it } from '@jest/globals';
import fc from 'fast-check';
import { ADDITIVES, ALLERGENS, type Allergen } from './allergens.types.js';
import {
  allergensWith,
  type DeclaredIngredient,
  effectiveAdditives,
  effectiveAllergens,
  knowledgeOf,
  withIngredients,
} from './allergens-union.rules.js';

const allergens = fc.option(fc.subarray([...ALLERGENS]));
const additives = fc.subarray([...ADDITIVES]);
const declared = fc.record({ allergens, additives });
const pantry = fc
  .array(declared, { maxLength: 6 })
  .map((all): DeclaredIngredient[] => all.map((one, index) => ({ ...one, id: `z${index}` })));
const anyDish = fc.record({ declared, pantry, gone: fc.boolean() }).map(({ declared, pantry, gone }) => ({
  pantry,
  dish: { ...declared, ingredientIds: [...pantry.map(({ id }) => id), ...(gone ? ['gone'] : [])] },
}));
const more = declared.map((one): DeclaredIngredient => ({ ...one, id: 'more' }));

/** From "none" over longer lists up to "nobody can say", which is never less than anything. */
const atLeast = (larger: Allergen[] | null, smaller: readonly Allergen[] | null): boolean =>
  larger === null || smaller?.every((key) => larger.includes(key)) === true;

describe('an ingredient more', () => {
  it('never takes away what is known', () => {
    fc.assert(
      fc.property(anyDish, more, ({ dish, pantry }, added) => {
        const grown = { ...dish, ingredientIds: [...dish.ingredientIds, added.id] };
        const before = knowledgeOf(dish, pantry);
        const after = knowledgeOf(grown, [...pantry, added]);
        return before.known.every((key) => after.known.includes(key));
      }),
    );
  });

  it('never shrinks what guests are told, once somebody has said something about the dish', () => {
    fc.assert(
      fc.property(anyDish, more, ({ dish, pantry }, added) => {
        fc.pre(dish.allergens !== null || dish.ingredientIds.length > 0);
        const grown = { ...dish, ingredientIds: [...dish.ingredientIds, added.id] };
        return atLeast(effectiveAllergens(grown, [...pantry, added]), effectiveAllergens(dish, pantry));
      }),
    );
  });

  it('is the first word about a dish nobody has checked, and says exactly what it holds', () => {
    fc.assert(
      fc.property(more, additives, (added, own) => {
        const bare = { allergens: null, additives: own, ingredientIds: [added.id] };
        const told = effectiveAllergens(bare, [added]);
        return JSON.stringify(told) === JSON.stringify(added.allergens);
      }),
    );
  });

  it('never takes an additive away', () => {
    fc.assert(
      fc.property(anyDish, more, ({ dish, pantry }, added) => {
        const grown = { ...dish, ingredientIds: [...dish.ingredientIds, added.id] };
        const after = effectiveAdditives(grown, [...pantry, added]);
        return effectiveAdditives(dish, pantry).every((key) => after.includes(key));
      }),
    );
  });
});

it('a dish with an ingredient that nobody checked is never told to be free of anything', () => {
  fc.assert(
    fc.property(anyDish, additives, ({ dish, pantry }, own) => {
      const unchecked = { id: 'more', allergens: null, additives: own };
      const grown = { ...dish, ingredientIds: [...dish.ingredientIds, 'more'] };
      return effectiveAllergens(grown, [...pantry, unchecked]) === null;
    }),
  );
});

it('the order of ingredients and naming one twice change nothing', () => {
  fc.assert(
    fc.property(anyDish, ({ dish, pantry }) => {
      const turned = { ...dish, ingredientIds: [...dish.ingredientIds, ...dish.ingredientIds].reverse() };
      const of = (one: typeof dish, all: DeclaredIngredient[]) => [
        effectiveAllergens(one, all),
        effectiveAdditives(one, all),
      ];
      return JSON.stringify(of(dish, pantry)) === JSON.stringify(of(turned, [...pantry].reverse()));
    }),
  );
});

it('the menu as a whole says of each dish what is said of it alone', () => {
  fc.assert(
    fc.property(anyDish, ({ dish, pantry }) => {
      const [whole] = withIngredients([dish], pantry);
      return (
        JSON.stringify(whole?.allergens) === JSON.stringify(effectiveAllergens(dish, pantry)) &&
        JSON.stringify(whole?.additives) === JSON.stringify(effectiveAdditives(dish, pantry))
      );
    }),
  );
});

it('an option never shrinks what a line contains', () => {
  fc.assert(
    fc.property(declared, fc.array(declared, { maxLength: 4 }), declared, (dish, options, added) =>
      atLeast(allergensWith(dish, [...options, added]), allergensWith(dish, options)),
    ),
  );
});
