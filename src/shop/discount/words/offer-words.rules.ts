import { formatDate } from '../../../shared/berlin-time.js';
import type { Fulfilment } from '../../../shared/fulfilment.types.js';
import { formatEuro } from '../../../shared/money.js';
import type { ShopTimes } from '../../opening-hours/opening-hours.types.js';
import { weekLines } from '../../opening-hours/week.rules.js';
import type { DiscountConditions, DiscountEffect, DiscountScope } from '../discount.types.js';

/** What things on the menu are called; undefined once they have left it. */
export interface MenuNames {
  category(id: string): string | undefined;
  product(id: string): string | undefined;
}

type Day = Date | string | null;

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
export function offerSentenceOf(offer: WordedOffer, names: MenuNames): string {
  const { hours } = offer.conditions;
  const when = hours ? hoursText(hours) : '';
  const what = [effectText(offer.effect, offer.scope, names), ...conditionTexts(offer)].join(', ');
  return when ? `${when}: ${what}` : what;
}

/** 'Mo–Do 15–17 Uhr, Fr 15–18 Uhr' */
export function hoursText(hours: ShopTimes): string {
  const lines = weekLines(hours).filter(({ isOff }) => !isOff);
  return lines
    .map((line) => {
      const days = line.days === 'Mo–So' ? 'täglich' : line.days;
      return isWholeDay(line.hours) ? days : `${days} ${line.hours.replace(/(\d\d?):00/g, shortHour)}`;
    })
    .join(', ');
}

const shortHour = (_: string, hour: string): string => `${Number(hour)}`;
const isWholeDay = (hours: string): boolean => !/\d/.test(hours) || hours.startsWith('24');

export function effectText(effect: DiscountEffect, scope: DiscountScope, names: MenuNames): string {
  const on = scopeText(scope, names);
  switch (effect.kind) {
    case 'percent': {
      const lid = effect.maxCents === null ? '' : `, höchstens ${formatEuro(effect.maxCents)}`;
      return `${percentText(effect.percent)} auf ${on}${lid}`;
    }
    case 'amount':
      return `${formatEuro(effect.cents)} Rabatt${isWhole(scope) ? '' : ` auf ${on}`}`;
    case 'freeDelivery':
      return 'Lieferung frei';
    case 'freeItem':
      return `${effect.pieces > 1 ? `${effect.pieces} × ` : ''}${on} gratis`;
    case 'buyGet':
      return `${on}: ${buyGetText(effect)}`;
    case 'set':
      return `${effect.parts.map((part) => partText(part.quantity, scopeText(part.scope, names))).join(' + ')} für ${formatEuro(effect.cents)}`;
  }
}

const partText = (quantity: number, on: string): string => (quantity > 1 ? `${quantity} × ${on}` : on);

function buyGetText({ buy, get, percent }: Extract<DiscountEffect, { kind: 'buyGet' }>): string {
  const price = percent === 50 ? 'zum halben Preis' : `${percentText(percent)} günstiger`;
  if (percent === 100) return `${buy} kaufen, ${get} gratis dazu`;
  return get === 1 ? `jedes ${buy + 1}. Stück ${price}` : `${buy} kaufen, ${get} weitere ${price}`;
}

/** 'Pizza, Pasta und Salate', 'alles außer Getränke' */
export function scopeText(scope: DiscountScope, names: MenuNames): string {
  const meant = [...named(scope.categoryIds, names.category), ...named(scope.productIds, names.product)];
  const not = [...named(scope.notCategoryIds, names.category), ...named(scope.notProductIds, names.product)];
  const gone = !isEverything(scope) && meant.length === 0 ? 'nichts mehr auf der Karte' : 'alles';
  const base = meant.length > 0 ? listed(meant) : gone;
  return not.length > 0 ? `${base} außer ${listed(not)}` : base;
}

const named = (ids: readonly string[], nameOf: (id: string) => string | undefined): string[] =>
  ids.flatMap((id) => nameOf(id) ?? []);

const isEverything = ({ categoryIds, productIds }: DiscountScope): boolean =>
  categoryIds.length === 0 && productIds.length === 0;

const isWhole = (scope: DiscountScope): boolean =>
  isEverything(scope) && scope.notCategoryIds.length === 0 && scope.notProductIds.length === 0;

function listed(names: readonly string[]): string {
  const shown = names.length > MOST_NAMED ? names.slice(0, MOST_NAMED - 1) : [...names];
  const others = names.length - shown.length;
  if (others > 0) return `${shown.join(', ')} und ${others} weitere`;
  const last = shown.pop() ?? '';
  return shown.length > 0 ? `${shown.join(', ')} und ${last}` : last;
}

function conditionTexts({ conditions, totalLimit, guestLimit }: WordedOffer): string[] {
  const { minimumCents, fulfilments, firstOrder, awayWeeks, validFrom, validUntil } = conditions;
  return [
    minimumCents > 0 && `ab ${formatEuro(minimumCents)}`,
    fulfilments.length > 0 && `nur ${fulfilments.map((way) => WAY[way]).join(' und ')}`,
    firstOrder && 'nur zur ersten Bestellung',
    awayWeeks !== null && `für Gäste, die ${weeksText(awayWeeks)} nicht bestellt haben`,
    daysText(validFrom, validUntil),
    guestLimit !== null && `${timesText(guestLimit)} je Gast`,
    totalLimit !== null && `insgesamt ${timesText(totalLimit)}`,
  ].filter((text): text is string => Boolean(text));
}

const WAY: Record<Fulfilment, string> = { delivery: 'Lieferung', pickup: 'Abholung', table: 'am Tisch' };

const weeksText = (weeks: number): string => (weeks === 1 ? 'eine Woche' : `${weeks} Wochen`);
const timesText = (times: number): string =>
  times === 1 ? 'einmal' : `${times.toLocaleString('de-DE')}-mal`;

/** The last day is the one before the instant at which it ends. */
function daysText(from: Day, until: Day): string {
  const first = from && formatDate(new Date(from));
  const last = until && formatDate(new Date(new Date(until).getTime() - 1));
  if (first && last) return first === last ? `nur am ${first}` : `vom ${first} bis ${last}`;
  if (first) return `ab ${first}`;
  return last ? `bis ${last}` : '';
}

/** '12,5 %' */
export const percentText = (percent: number): string =>
  `${percent.toLocaleString('de-DE', { maximumFractionDigits: 2 })}\u00a0%`;

export const namesOf = (
  categories: readonly { id: string; name: string; products: readonly { id: string; name: string }[] }[],
): MenuNames => {
  const category = new Map(categories.map(({ id, name }) => [id, name]));
  const product = new Map(categories.flatMap(({ products }) => products.map(({ id, name }) => [id, name])));
  return { category: (id) => category.get(id), product: (id) => product.get(id) };
};
