import { isSoldOut, variantOf } from '../menu/menu.rules.js';
import type { ComboCourse, Halves, Menu, OptionGroup, Product } from '../menu/menu.types.js';
import type { PhoneDish, PhoneOption, PhoneQuestion } from './phone-menu.view.js';

const HALVES = [
  { id: 'first', name: 'Erste Hälfte' },
  { id: 'second', name: 'Zweite Hälfte' },
];

/** The menu in its own order, with everything a dish asks. */
export function phoneDishesOf({ categories, optionGroups }: Menu, now: Date): PhoneDish[] {
  const groups = new Map(optionGroups.map((group) => [group.id, group]));
  const dishes = new Map(categories.flatMap(({ products }) => products.map((one) => [one.id, one] as const)));
  return categories.flatMap((category) =>
    category.products.map((product) => ({
      id: product.id,
      number: product.number,
      name: product.name,
      category: category.name,
      fulfilments: product.fulfilments.filter((way) => category.fulfilments.includes(way)),
      soldOut: isSoldOut(product.soldOut, now),
      minAge: product.minAge,
      variants: product.variants.map(({ id, name, priceCents, ownPrices }) => ({
        id,
        name,
        cents: priceCents,
        ownPrices,
      })),
      questions: [
        ...partQuestionsOf(product, dishes, now),
        ...product.optionGroupIds.flatMap((id) => groupQuestion(groups.get(id), now)),
      ].sort(byNeed),
    })),
  );
}

/** What has to be answered is asked first. */
const byNeed = (a: PhoneQuestion, b: PhoneQuestion): number => Number(b.min > 0) - Number(a.min > 0);

type Dishes = ReadonlyMap<string, Product>;

function partQuestionsOf({ combo, halves }: Product, dishes: Dishes, now: Date): PhoneQuestion[] {
  if (combo) return combo.courses.map((course) => courseQuestion(course, dishes, now));
  if (halves)
    return HALVES.map((half) => ({ ...half, min: 1, max: 1, options: halfOptions(halves, dishes, now) }));
  return [];
}

const courseQuestion = ({ id, name, choices }: ComboCourse, dishes: Dishes, now: Date): PhoneQuestion => ({
  id,
  name,
  min: 1,
  max: 1,
  options: choices.flatMap((choice) => {
    const dish = dishes.get(choice.productId);
    const variant = dish && variantOf(dish, choice.variantId);
    if (!dish || !variant) return [];
    const option = plainOption(choice.id, [dish.name, variant.name].filter(Boolean).join(' '));
    return [{ ...option, cents: choice.surchargeCents, soldOut: isSoldOut(dish.soldOut, now) }];
  }),
});

const halfOptions = ({ productIds }: Halves, dishes: Dishes, now: Date): PhoneOption[] =>
  productIds.flatMap((id) => {
    const dish = dishes.get(id);
    return dish ? [{ ...plainOption(id, dish.name), soldOut: isSoldOut(dish.soldOut, now) }] : [];
  });

const plainOption = (id: string, name: string): PhoneOption => ({
  id,
  name,
  cents: 0,
  sizes: [],
  soldOut: false,
});

const groupQuestion = (group: OptionGroup | undefined, now: Date): PhoneQuestion[] =>
  group
    ? [
        {
          id: group.id,
          name: group.name,
          min: group.min,
          max: group.max,
          options: group.options.map(({ id, name, priceCents, variantPrices, soldOut }) => ({
            id,
            name,
            cents: priceCents,
            sizes: variantPrices.map((size) => ({ name: size.variantName, cents: size.priceCents })),
            soldOut: isSoldOut(soldOut, now),
          })),
        },
      ]
    : [];
