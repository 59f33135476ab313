import { isFoundBy, plain, searchTokens } from '../../../../src/shared/text';
import { priceFor } from '../../../../src/shop/menu/prices.rules';
import type { PhoneDish, PhoneOption, PhoneVariant } from '../../../../src/shop/phone-order/phone-menu.view';
import type { PhoneWay } from '../../../../src/shop/phone-order/phone-order.view';

const MOST_SHOWN = 8;
const MOST_PIECES = 99;

interface Wanted {
  quantity: number;
  /** A number of the menu, or words of a name. */
  text: string;
}

/** '2 marg', '2x14' and '2 × 14' are two of it; '14' alone is the dish of that number. */
export function wantedIn(typed: string): Wanted {
  const [, count = '', text = ''] = /^\s*(\d{1,2})\s*(?:[x×*]\s*|\s+)(\S.*)$/i.exec(typed) ?? [];
  const quantity = Number(count);
  if (quantity < 1 || quantity > MOST_PIECES) return { quantity: 1, text: typed.trim() };
  return { quantity, text: text.trim() };
}

/** The dish of that number first, then whose name begins like it, then the rest in the order of the menu. */
export function dishesFor(dishes: readonly PhoneDish[], typed: string, way: PhoneWay): PhoneDish[] {
  const text = plain(wantedIn(typed).text);
  if (text === '') return [];
  return dishes
    .map((dish) => ({ dish, rank: rankOf(dish, text) }))
    .filter(({ rank, dish }) => rank !== null && dish.fulfilments.includes(way))
    .sort((a, b) => a.rank! - b.rank!)
    .slice(0, MOST_SHOWN)
    .map(({ dish }) => dish);
}

function rankOf({ number, name, category }: PhoneDish, text: string): number | null {
  const spelled = plain(number);
  if (spelled !== '' && spelled === text) return 0;
  if (plain(name).startsWith(text)) return 1;
  if (isFoundBy(searchTokens(name, category), text)) return 2;
  return spelled !== '' && spelled.startsWith(text) ? 3 : null;
}

/** Nothing has to be asked: Enter puts it into the basket. */
export const isPlain = ({ variants, questions }: PhoneDish): boolean =>
  variants.length === 1 && questions.every(({ min }) => min === 0);

export const variantCents = ({ cents, ownPrices }: PhoneVariant, way: PhoneWay): number =>
  priceFor({ id: '', name: '', priceCents: cents, content: null, ownPrices }, way);

export const optionCents = ({ cents, sizes }: PhoneOption, size: string): number =>
  sizes.find(({ name }) => name === size)?.cents ?? cents;
