import type { Language } from '../../shared/voice.types.js';
import { allergenEntry } from '../../shop/allergens/allergens.rules.js';
import { ALLERGENS, type Allergen } from '../../shop/allergens/allergens.types.js';
import { ENGLISH_ALLERGENS } from '../../shop/allergens/declared-english.rules.js';
import type { AllergensView, MenuView, ProductView } from './menu.view.js';

/** Filters work by family: a guest avoids gluten, not wheat alone. */
const FAMILY: Partial<Record<Allergen, Allergen>> = {
  ...Object.fromEntries(['wheat', 'rye', 'barley', 'oats', 'spelt', 'kamut'].map((key) => [key, 'gluten'])),
  ...Object.fromEntries(
    ['almonds', 'hazelnuts', 'walnuts', 'cashews', 'pecans', 'brazilNuts', 'pistachios', 'macadamias'].map(
      (key) => [key, 'nuts'],
    ),
  ),
};

const familyOf = (key: string): string => FAMILY[key as Allergen] ?? key;

/** The facts about a dish that filters look at. */
export interface DishFacts {
  /** Contained whatever the guest chooses. */
  has: string[];
  /** Contained in some option of a choice that must be made. */
  may: string[];
  /** Nobody has checked the dish, or one of the choices that must be made. */
  unchecked: boolean;
}

export function factsOf(product: ProductView, groups: MenuView['groups']): DishFacts {
  const choices = choicesOf(product, groups);
  const has = familiesOf(product.allergenKeys ?? []);
  const may = familiesOf(choices.flatMap(({ allergenKeys }) => allergenKeys ?? []));
  return {
    has,
    may: may.filter((family) => !has.includes(family)),
    unchecked: product.allergenKeys === null || choices.some(({ allergenKeys }) => allergenKeys === null),
  };
}

interface FilterChoice {
  key: string;
  name: string;
}

/** The families that some dish of this menu contains; other filters would change nothing. */
export function filterChoicesOf({ categories, groups }: MenuView, language: Language): FilterChoice[] {
  const required = groups.filter(({ min }) => min > 0);
  const keys = new Set<string>();
  for (const { products } of categories)
    for (const product of products)
      for (const { allergenKeys } of [product, ...choicesOf(product, required)])
        for (const key of allergenKeys ?? []) keys.add(key);
  const used = new Set(familiesOf([...keys]));
  return ALLERGENS.filter((key) => used.has(key)).map((key) => ({ key, name: nameOf(key, language) }));
}

/** Choices that a guest must make. */
const choicesOf = ({ combo, halves, groupIds }: ProductView, groups: MenuView['groups']): AllergensView[] => [
  ...(combo?.courses.flatMap(({ choices }) => choices) ?? []),
  ...(halves?.choices ?? []),
  ...groups.filter(({ id, min }) => min > 0 && groupIds.includes(id)).flatMap(({ options }) => options),
];

const familiesOf = (keys: readonly string[]): string[] => [...new Set(keys.map(familyOf))];

/** 'Milch' is enough on a button; the legend has it in full. */
function nameOf(key: Allergen, language: Language): string {
  if (language === 'en') return ENGLISH_ALLERGENS[key];
  if (key === 'gluten') return 'Gluten';
  return allergenEntry(key).name.replace(/ \(.*$/, '');
}
