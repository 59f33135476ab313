import { formatEuro } from '../../../../src/shared/money';
import type { DishPricesView, PriceLineView, SizePrice } from '../../../../src/storefront/menu/menu.view';
import type { PageConfig, PriceWords } from '../../lib/config';

export interface PriceSpeech {
  words: PriceWords;
  language: PageConfig['speech']['language'];
}

/** 'ab 8,90 €', as the tile and the page of a dish say it. */
export const fromText = ({ lowest }: DishPricesView, { words, language }: PriceSpeech): string =>
  (lowest.from ? `${words.from} ` : '') + formatEuro(lowest.cents, language);

/** The lines of a dish as `Price` writes them on the server. */
export const priceLines = (dish: DishPricesView, name: string, speech: PriceSpeech): HTMLElement[] =>
  dish.lines.map((line) => priceLine(line, { dish, name, speech }));

interface Line {
  dish: DishPricesView;
  name: string;
  speech: PriceSpeech;
}

function priceLine({ way, sizes }: PriceLineView, { dish, name, speech }: Line): HTMLElement {
  const { words, language } = speech;
  const isShort = sizes.length > 1 && sizes.every(({ unitPrice }) => unitPrice === null);
  const lowest = Math.min(...sizes.map(({ cents }) => cents));
  const low = sizes.findIndex(({ cents }) => cents === lowest);
  const line = element('p', isShort ? 'dish__price dish__price--short' : 'dish__price');
  if (way) {
    line.dataset.for = way;
    line.append(element('span', 'dish__way', words.ways[way] ?? ''));
  }
  if (isShort) line.append(element('span', 'dish__from', `${words.from} `));
  for (const [place, size] of sizes.entries()) {
    const part = element('span', place === low ? 'dish__size dish__size--low' : 'dish__size');
    if (size.from && !isShort) part.append(`${words.from} `);
    part.append(element('strong', 'price', formatEuro(size.cents, language)), ...measures(size, name));
    line.append(part);
  }
  const { cents, kind } = dish.deposit;
  const deposit = words[kind].replace('{amount}', () => formatEuro(cents, language));
  if (cents > 0) line.append(element('span', 'small', deposit));
  return line;
}

/** What the name of the dish says already is not said again. */
function measures({ name, unitPrice }: SizePrice, dish: string): HTMLElement[] {
  return [
    ...(name && !dish.includes(name) ? [element('span', 'small dish__measure', ` ${name}`)] : []),
    ...(unitPrice ? [element('span', 'small', ` ${unitPrice}`)] : []),
  ];
}

/** One row for each size, where a dish has a page of its own. */
export const sizeRows = ({ lines }: DishPricesView, { words, language }: PriceSpeech): HTMLElement[] =>
  sizesToGo(lines).map(({ name, cents, unitPrice, from }) => {
    const row = document.createElement('li');
    const price = element('span', '');
    if (unitPrice) price.append(element('span', 'small', `${unitPrice} `));
    price.append(element('strong', 'price', (from ? `${words.from} ` : '') + formatEuro(cents, language)));
    const title = element('span', '', name);
    title.lang = 'de';
    row.append(title, price);
    return row;
  });

/** Picked up, as the page of a dish tells them. */
export const sizesToGo = (lines: readonly PriceLineView[]): SizePrice[] =>
  (lines.find(({ way }) => way === 'pickup') ?? lines[0])?.sizes ?? [];

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}
