import type { DiscountConditions, DiscountEffect, DiscountScope } from '../discount.types.js';
import { GERMAN } from './offer-german.rules.js';
import type { Day, OfferWords } from './offer-words.types.js';

/** What things on the menu are called; undefined once they have left it. */
export interface MenuNames {
  category(id: string): string | undefined;
  product(id: string): string | undefined;
}

/** Of an offer what a sentence about it needs; a page has its days as text. */
export interface WordedOffer {
  effect: DiscountEffect;
  scope: DiscountScope;
  conditions: Omit<DiscountConditions, 'validFrom' | 'validUntil'> & { validFrom: Day; validUntil: Day };
  totalLimit: number | null;
  guestLimit: number | null;
}

const MOST_NAMED = 3;

/** 'Mo–Do 15–17 Uhr: 20 % auf Getränke, ab 20,00 €, nur Abholung' */
export function offerSentenceOf(offer: WordedOffer, names: MenuNames, words: OfferWords = GERMAN): string {
  const { hours } = offer.conditions;
  const when = hours ? words.hours(hours) : '';
  const what = [effectText(offer, names, words), ...conditionTexts(offer, words)].join(', ');
  return when ? `${when}: ${what}` : what;
}

function effectText({ effect, scope }: WordedOffer, names: MenuNames, words: OfferWords): string {
  const on = scopeText(scope, names, words);
  switch (effect.kind) {
    case 'percent': {
      const lid = effect.maxCents === null ? '' : `, ${words.atMost(words.euro(effect.maxCents))}`;
      return `${words.percentOff(effect.percent, on)}${lid}`;
    }
    case 'amount':
      return words.amountOff(words.euro(effect.cents), isWhole(scope) ? '' : on);
    case 'freeDelivery':
      return words.freeDelivery;
    case 'freeItem':
      return words.free(partText(effect.pieces, on));
    case 'buyGet':
      return `${on}: ${words.buyGet(effect)}`;
    case 'set': {
      const parts = effect.parts.map((part) => partText(part.quantity, scopeText(part.scope, names, words)));
      return words.set(parts.join(' + '), words.euro(effect.cents));
    }
  }
}

const partText = (quantity: number, on: string): string => (quantity > 1 ? `${quantity} × ${on}` : on);

/** 'Pizza, Pasta und Salate', 'alles außer Getränke' */
function scopeText(scope: DiscountScope, names: MenuNames, words: OfferWords): string {
  const meant = [...named(scope.categoryIds, names.category), ...named(scope.productIds, names.product)];
  const not = [...named(scope.notCategoryIds, names.category), ...named(scope.notProductIds, names.product)];
  const gone = !isEverything(scope) && meant.length === 0 ? words.nothingLeft : words.everything;
  const base = meant.length > 0 ? listed(meant, words) : gone;
  return not.length > 0 ? words.except(base, listed(not, words)) : base;
}

const named = (ids: readonly string[], nameOf: (id: string) => string | undefined): string[] =>
  ids.flatMap((id) => nameOf(id) ?? []);

const isEverything = ({ categoryIds, productIds }: DiscountScope): boolean =>
  categoryIds.length === 0 && productIds.length === 0;

const isWhole = (scope: DiscountScope): boolean =>
  isEverything(scope) && scope.notCategoryIds.length === 0 && scope.notProductIds.length === 0;

function listed(names: readonly string[], { and, others }: OfferWords): string {
  const shown = names.length > MOST_NAMED ? names.slice(0, MOST_NAMED - 1) : [...names];
  const left = names.length - shown.length;
  if (left > 0) return `${shown.join(', ')} ${and} ${others(left)}`;
  const last = shown.pop() ?? '';
  return shown.length > 0 ? `${shown.join(', ')} ${and} ${last}` : last;
}

function conditionTexts({ conditions, totalLimit, guestLimit }: WordedOffer, words: OfferWords): string[] {
  const { minimumCents, fulfilments, firstOrder, awayWeeks, validFrom, validUntil } = conditions;
  return [
    minimumCents > 0 && words.from(words.euro(minimumCents)),
    fulfilments.length > 0 && words.only(fulfilments.map((way) => words.way[way]).join(` ${words.and} `)),
    firstOrder && words.firstOrder,
    awayWeeks !== null && words.away(awayWeeks),
    words.days(validFrom, validUntil && lastDayBefore(validUntil)),
    guestLimit !== null && words.perGuest(guestLimit),
    totalLimit !== null && words.inAll(totalLimit),
  ].filter((text): text is string => Boolean(text));
}

/** The last day is the one before the instant at which it ends. */
const lastDayBefore = (until: Date | string): Date => new Date(new Date(until).getTime() - 1);

export const namesOf = (
  categories: readonly { id: string; name: string; products: readonly { id: string; name: string }[] }[],
): MenuNames => {
  const category = new Map(categories.map(({ id, name }) => [id, name]));
  const product = new Map(categories.flatMap(({ products }) => products.map(({ id, name }) => [id, name])));
  return { category: (id) => category.get(id), product: (id) => product.get(id) };
};
