import type { GuestWay } from '../../../../src/storefront/shop/shop.view';

/** The basket lives in the browser until it is ordered; it survives a reload and is shared by tabs. */
export interface BasketLine {
  key: string;
  productId: string;
  variantId: string;
  options: { groupId: string; optionId: string; quantity: number }[];
  quantity: number;
  note: string;
}

export interface Basket {
  v: 1;
  fulfilment: GuestWay;
  lines: BasketLine[];
}

const EMPTY: Basket = { v: 1, fulfilment: 'pickup', lines: [] };
let offered: readonly GuestWay[] = [];
const MAX_QUANTITY = 99;
const MAX_LINES = 100;
const CHANGED = 'tresen:basket';
const nameOf = (slug: string) => `tresen:basket:${slug}`;

export function readBasket(slug: string): Basket {
  try {
    const stored = JSON.parse(localStorage.getItem(nameOf(slug)) ?? 'null') as Basket | null;
    if (stored?.v !== 1 || !Array.isArray(stored.lines)) return inOfferedWay(EMPTY);
    return inOfferedWay({ ...stored, lines: stored.lines.filter(isLine).slice(0, MAX_LINES) });
  } catch {
    return inOfferedWay(EMPTY);
  }
}

/** Whatever way a basket was begun with, from now on it is read with one the restaurant offers. */
export function offerWays(ways: readonly GuestWay[] = []): void {
  offered = ways;
}

function inOfferedWay(basket: Basket): Basket {
  const [first] = offered;
  return !first || offered.includes(basket.fulfilment) ? basket : { ...basket, fulfilment: first };
}

/** Whatever else stands in the browser's storage can neither be shown nor ordered. */
function isLine(line: unknown): line is BasketLine {
  const { key, productId, variantId, options, quantity, note } = (line ?? {}) as Partial<BasketLine>;
  const isNamed = [key, productId, variantId, note].every((text) => typeof text === 'string');
  return isNamed && isQuantity(quantity) && Array.isArray(options) && options.every(isOption);
}

function isOption(option: unknown): boolean {
  const { groupId, optionId, quantity } = (option ?? {}) as Partial<BasketLine['options'][number]>;
  return typeof groupId === 'string' && typeof optionId === 'string' && isQuantity(quantity);
}

const isQuantity = (quantity: unknown): boolean =>
  Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= MAX_QUANTITY;

export function writeBasket(slug: string, basket: Basket): void {
  try {
    localStorage.setItem(nameOf(slug), JSON.stringify(basket));
  } catch {
    // A full or forbidden storage must not take the order away: the basket then lasts as long as the page.
  }
  dispatchEvent(new CustomEvent(CHANGED));
}

export const clearBasket = (slug: string): void => writeBasket(slug, { ...readBasket(slug), lines: [] });

/** At a table there is nothing to choose: its basket is one of its own, and no page but the table's reads it. */
export const chooseFulfilment = (slug: string, fulfilment: Basket['fulfilment'] | 'table'): void =>
  writeBasket(slug, { ...readBasket(slug), fulfilment: fulfilment as Basket['fulfilment'] });

/** Called at once and after every change, here or in another tab. Returns the way out. */
export function watchBasket(slug: string, look: (basket: Basket) => void): () => void {
  const tell = () => look(readBasket(slug));
  const tellBack = ({ persisted }: PageTransitionEvent) => persisted && tell();
  const tellStored = ({ key }: StorageEvent) => (key === null || key === nameOf(slug)) && tell();
  addEventListener(CHANGED, tell);
  addEventListener('storage', tellStored);
  // A page that comes back from the browser's memory has heard nothing meanwhile.
  addEventListener('pageshow', tellBack);
  tell();
  return () => {
    removeEventListener(CHANGED, tell);
    removeEventListener('pageshow', tellBack);
    removeEventListener('storage', tellStored);
  };
}

/** The same dish with the same wishes becomes one line. */
export function withLine(basket: Basket, line: Omit<BasketLine, 'key'>): Basket {
  const key = keyOf(line);
  const there = basket.lines.find((old) => old.key === key);
  if (!there) return { ...basket, lines: [...basket.lines, { ...line, key }] };
  return withQuantity(basket, key, there.quantity + line.quantity);
}

/** Nothing left of a line takes it out. */
export const withQuantity = (basket: Basket, key: string, quantity: number): Basket => ({
  ...basket,
  lines: basket.lines
    .map((line) => (line.key === key ? { ...line, quantity: Math.min(quantity, MAX_QUANTITY) } : line))
    .filter((line) => line.quantity > 0),
});

/** How often a dish stands in the basket, whatever was wished with it. */
export const quantityOf = ({ lines }: Basket, productId: string): number =>
  lines.reduce((sum, line) => sum + (line.productId === productId ? line.quantity : 0), 0);

/** The line of a dish as it stands on the menu: nothing chosen, nothing noted. */
export const plainLineOf = ({ lines }: Basket, productId: string): BasketLine | undefined =>
  lines.find((line) => line.productId === productId && line.options.length === 0 && line.note === '');

/** So many of a dish without any wish, in one line; none takes the line out. */
export function withPlain(basket: Basket, productId: string, variantId: string, quantity: number): Basket {
  const line = { productId, variantId, options: [], quantity, note: '' };
  const key = keyOf(line);
  const isThere = basket.lines.some((old) => old.key === key);
  if (isThere || quantity < 1) return withQuantity(basket, key, quantity);
  return withQuantity(withLine(basket, line), key, quantity);
}

/** A line chosen anew stands where the old one stood; if another is the same by now, the two become one. */
export function withChanged(basket: Basket, key: string, line: Omit<BasketLine, 'key'>): Basket {
  const changed = { ...line, key: keyOf(line) };
  const same = basket.lines.find((old) => old.key === changed.key && old.key !== key);
  if (same) return withLine(withQuantity(basket, key, 0), line);
  return { ...basket, lines: basket.lines.map((old) => (old.key === key ? changed : old)) };
}

/** Puts a line that was taken out back to where it was. */
export function withBack(basket: Basket, line: BasketLine, place: number): Basket {
  if (basket.lines.some(({ key }) => key === line.key)) return withLine(basket, line);
  return { ...basket, lines: [...basket.lines.slice(0, place), line, ...basket.lines.slice(place)] };
}

export const countOf = ({ lines }: Basket): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

const keyOf = ({ productId, variantId, options, note }: Omit<BasketLine, 'key'>): string =>
  [productId, variantId, ...options.map((o) => `${o.groupId}.${o.optionId}x${o.quantity}`).sort(), note].join(
    '|',
  );
