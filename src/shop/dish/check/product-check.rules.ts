import type { FieldProblem } from '../../../shared/field-problem.js';
import { ageProblems } from '../../menu/alcohol.rules.js';
import type { Category, Dish, OptionGroup, Product } from '../../menu/menu.types.js';
import { nameProblems } from '../../menu/menu-edit.rules.js';
import type { ProductInput } from '../product-input.types.js';
import type { DishAround, WantedDish } from '../product-parts.types.js';
import { halvesProblems, inSize } from './halves-check.rules.js';
import { comboProblems } from './product-combo.rules.js';

interface MenuAround {
  categories: readonly Category[];
  optionGroups: readonly OptionGroup[];
}

/** What validating the fields alone cannot find. */
export function productProblems(
  { categoryId, variants, optionGroupIds }: Pick<ProductInput, 'categoryId' | 'variants' | 'optionGroupIds'>,
  { categories, optionGroups }: MenuAround,
): FieldProblem[] {
  const unknownGroup = optionGroupIds.some((id) => !optionGroups.some((group) => group.id === id));
  return [
    ...(categories.some(({ id }) => id === categoryId)
      ? []
      : [{ field: 'categoryId', message: 'Bitte eine Kategorie wählen.' }]),
    ...nameProblems(
      variants.map(({ name }) => name),
      'variants',
      variants.length > 1,
    ),
    ...(unknownGroup
      ? [{ field: 'optionGroupIds', message: 'Eine gewählte Auswahl gibt es nicht mehr. Bitte neu wählen.' }]
      : []),
  ];
}

/** The same for everything that few dishes have. */
export const extrasProblems = (wanted: WantedDish, around: DishAround): FieldProblem[] => [
  ...ownPriceProblems(wanted),
  ...besideProblems(wanted, around),
  ...ingredientProblems(wanted, around),
  ...ageProblems(wanted),
  ...(wanted.combo && wanted.halves
    ? [{ field: 'halves', message: 'Ein Menü kann nicht zugleich halb und halb sein.' }]
    : []),
  ...comboProblems(wanted, around),
  ...halvesProblems(wanted, around),
  ...partProblems(wanted, around),
];

function ownPriceProblems({ variants }: WantedDish): FieldProblem[] {
  return variants.flatMap(({ ownPrices }, index) => {
    const named = ownPrices.map(({ fulfilment }) => fulfilment);
    const twice = new Set(named).size < named.length;
    return twice
      ? [{ field: `variants.${index}.ownPrices`, message: 'Je Bestellart ist ein eigener Preis möglich.' }]
      : [];
  });
}

function besideProblems({ goesWithIds = [] }: WantedDish, { self, dishes }: DishAround): FieldProblem[] {
  if (self !== null && goesWithIds.includes(self))
    return [{ field: 'goesWithIds', message: 'Eine Speise passt nicht zu sich selbst.' }];
  return goesWithIds.every((id) => dishes.has(id))
    ? []
    : [
        {
          field: 'goesWithIds',
          message: 'Eine Speise bei „Dazu passt“ gibt es nicht mehr. Bitte neu wählen.',
        },
      ];
}

function ingredientProblems({ ingredientIds = [] }: WantedDish, { ingredients }: DishAround): FieldProblem[] {
  return ingredientIds.every((id) => ingredients.has(id))
    ? []
    : [{ field: 'ingredientIds', message: 'Eine gewählte Zutat gibt es nicht mehr. Bitte neu wählen.' }];
}

/** Dishes that contain this one must still be able to. */
function partProblems(wanted: WantedDish, { self, dishes }: DishAround): FieldProblem[] {
  if (self === null) return [];
  const others = [...dishes.values()].filter(({ id }) => id !== self);
  return others.flatMap((other) => [
    ...sizeProblems(wanted, self, other),
    ...(isPartOf(self, other) && (wanted.combo || wanted.halves)
      ? [
          {
            field: wanted.combo ? 'combo' : 'halves',
            message: `Diese Speise steckt selbst in „${other.name}“.`,
          },
        ]
      : []),
  ]);
}

const isPartOf = (id: string, { combo, halves }: Pick<Product, 'combo' | 'halves'>): boolean =>
  (halves?.productIds.includes(id) ?? false) ||
  (combo?.courses.some(({ choices }) => choices.some(({ productId }) => productId === id)) ?? false);

function sizeProblems({ variants }: WantedDish, self: string, other: Dish): FieldProblem[] {
  const chosen = other.combo?.courses
    .flatMap(({ choices }) => choices)
    .filter(({ productId }) => productId === self);
  const lost = chosen?.some(({ variantId }) => !variants.some(({ id }) => id === variantId));
  if (lost)
    return [
      {
        field: 'variants',
        message: `Eine Größe, die wegfällt, steckt im Menü „${other.name}“. Nimm sie zuerst dort heraus.`,
      },
    ];
  if (!other.halves?.productIds.includes(self)) return [];
  const missing = other.variants.find(({ name }) => !variants.some((own) => own.name === name));
  return missing
    ? [{ field: 'variants', message: `„${other.name}“ braucht diese Speise ${inSize(missing.name)}.` }]
    : [];
}
