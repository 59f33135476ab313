/** What a guest wants to be without, and what they eat. */
export interface Wishes {
  without: string[];
  diets: string[];
}

export interface DishMarks {
  has: string[];
  may: string[];
  unchecked: boolean;
  diets: string[];
}

/** 'ask': it may fit, but nobody can promise it. */
export type Verdict = 'fits' | 'ask' | 'not';

/** Never says that a dish is free of something that nobody has checked. */
export function verdictOf(dish: DishMarks, { without, diets }: Wishes): Verdict {
  if (!diets.every((diet) => eats(dish.diets, diet))) return 'not';
  if (without.length === 0) return 'fits';
  if (without.some((allergen) => dish.has.includes(allergen))) return 'not';
  return dish.unchecked || without.some((allergen) => dish.may.includes(allergen)) ? 'ask' : 'fits';
}

/** What is vegan is vegetarian as well. */
const eats = (promised: string[], diet: string): boolean =>
  promised.includes(diet) || (diet === 'vegetarian' && promised.includes('vegan'));

const nameOf = (slug: string) => `tresen:filter:${slug}`;

/** Kept in this browser only; what a guest cannot eat is nobody else's business. */
export function readWishes(slug: string): Wishes {
  try {
    const { without, diets } = JSON.parse(localStorage.getItem(nameOf(slug)) ?? '{}');
    return { without: listOf(without), diets: listOf(diets) };
  } catch {
    return { without: [], diets: [] };
  }
}

export function keepWishes(slug: string, wishes: Wishes): void {
  try {
    if (wishes.without.length + wishes.diets.length === 0) localStorage.removeItem(nameOf(slug));
    else localStorage.setItem(nameOf(slug), JSON.stringify(wishes));
  } catch {
    // Private windows may refuse; then they are ticked again next time.
  }
}

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
