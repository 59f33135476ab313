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
  fulfilment: 'pickup' | 'delivery';
  lines: BasketLine[];
}

const EMPTY: Basket = { v: 1, fulfilment: 'pickup', lines: [] };
const MAX_QUANTITY = 99;
const CHANGED = 'tresen:basket';
const nameOf = (slug: string) => `tresen:basket:${slug}`;

export function readBasket(slug: string): Basket {
  try {
    const stored = JSON.parse(localStorage.getItem(nameOf(slug)) ?? 'null') as Basket | null;
    return stored?.v === 1 && Array.isArray(stored.lines) ? stored : EMPTY;
  } catch {
    return EMPTY;
  }
}

export function writeBasket(slug: string, basket: Basket): void {
  try {
    localStorage.setItem(nameOf(slug), JSON.stringify(basket));
  } catch {
    // A full or forbidden storage must not take the order away: the basket then lasts as long as the page.
  }
  dispatchEvent(new CustomEvent(CHANGED));
}

export const clearBasket = (slug: string): void => writeBasket(slug, { ...readBasket(slug), lines: [] });

export const chooseFulfilment = (slug: string, fulfilment: Basket['fulfilment']): void =>
  writeBasket(slug, { ...readBasket(slug), fulfilment });

/** Called at once and after every change, here or in another tab. Returns the way out. */
export function watchBasket(slug: string, look: (basket: Basket) => void): () => void {
  const tell = () => look(readBasket(slug));
  const tellStored = ({ key }: StorageEvent) => (key === null || key === nameOf(slug)) && tell();
  addEventListener(CHANGED, tell);
  addEventListener('storage', tellStored);
  tell();
  return () => {
    removeEventListener(CHANGED, tell);
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

export const countOf = ({ lines }: Basket): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

const keyOf = ({ productId, variantId, options, note }: Omit<BasketLine, 'key'>): string =>
  [productId, variantId, ...options.map((o) => `${o.groupId}.${o.optionId}x${o.quantity}`).sort(), note].join(
    '|',
  );
