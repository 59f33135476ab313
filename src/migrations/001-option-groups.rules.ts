/** The stored shapes as they were then: what the product makes of them today is no business of this file. */
export interface OrderedOption {
  id: string;
  name: string;
  cents: number;
  groupId?: string | null;
}

export interface OrderedLine {
  productId: string;
  variantName: string;
  options: OrderedOption[];
}

export interface Dish {
  _id: string;
  name: string;
  variants: { id: string; name: string }[];
  optionGroupIds?: string[];
  combo?: { courses: Course[] } | null;
  halves?: { productIds: string[] } | null;
}

interface Course {
  id: string;
  choices: { id: string; productId: string; variantId: string; surchargeCents: number }[];
}

export interface Group {
  _id: string;
  freeQuantity?: number;
  options: {
    id: string;
    name: string;
    priceCents: number;
    variantPrices?: { variantName: string; priceCents: number }[];
  }[];
}

export interface Menu {
  dishes: ReadonlyMap<string, Dish>;
  groups: ReadonlyMap<string, Group>;
}

/** The one question of the dish that offers just this answer today; null where none does, or more than one. */
export function groupIdOf(line: OrderedLine, index: number, menu: Menu): string | null {
  const dish = menu.dishes.get(line.productId);
  const option = line.options[index];
  if (!dish || !option) return null;
  const matches = [
    ...coursesWith(option, dish, menu),
    ...halvesWith(option, index, dish, menu),
    ...groupsWith(option, line, dish, menu),
  ];
  const [only = null] = matches;
  return matches.length === 1 ? only : null;
}

/** An option that the group gives away stands on the order at 0. */
function groupsWith(
  { id, name, cents }: OrderedOption,
  { variantName }: OrderedLine,
  { optionGroupIds = [] }: Dish,
  { groups }: Menu,
): string[] {
  const offers = (group: Group): boolean =>
    group.options.some((option) => {
      const own = option.variantPrices?.find((price) => price.variantName === variantName);
      const priceCents = own?.priceCents ?? option.priceCents;
      const free = cents === 0 && (group.freeQuantity ?? 0) > 0;
      return option.id === id && option.name === name && (priceCents === cents || free);
    });
  return optionGroupIds
    .flatMap((groupId) => groups.get(groupId) ?? [])
    .flatMap((group) => (offers(group) ? [group._id] : []));
}

function coursesWith({ id, name, cents }: OrderedOption, { combo }: Dish, { dishes }: Menu): string[] {
  const offers = ({ choices }: Course): boolean =>
    choices.some((choice) => {
      const dish = dishes.get(choice.productId);
      const size = dish?.variants.find((variant) => variant.id === choice.variantId);
      const shown = dish && size && [dish.name, size.name].filter(Boolean).join(', ');
      return choice.id === id && shown === name && choice.surchargeCents === cents;
    });
  return (combo?.courses ?? []).flatMap((course) => (offers(course) ? [course.id] : []));
}

/** Both halves offer the same dishes; they stand on the order as first and second. */
function halvesWith(
  { id, name }: OrderedOption,
  index: number,
  { halves }: Dish,
  { dishes }: Menu,
): string[] {
  const dish = halves?.productIds.includes(id) ? dishes.get(id) : undefined;
  return dish && `½ ${dish.name}` === name ? ['first', 'second'].slice(index, index + 1) : [];
}
