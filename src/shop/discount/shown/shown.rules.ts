import { addDays, berlinClock, DAY_MINUTES, MINUTE_MS } from '../../../shared/berlin-time.js';
import type { Fulfilment } from '../../../shared/fulfilment.types.js';
import { type Cents, percentOf } from '../../../shared/money.js';
import type { Language } from '../../../shared/voice.types.js';
import type { Menu, Product, Variant } from '../../menu/menu.types.js';
import { priceFor } from '../../menu/prices.rules.js';
import { openInOneOf } from '../../opening-hours/opening-hours.rules.js';
import { reductionPercentOf } from '../../pricing/reference-price.rules.js';
import { contentText } from '../../pricing/unit-price.rules.js';
import type { DiscountScope } from '../discount.types.js';
import type { Offer } from '../offer/offer.types.js';
import { isMeant } from '../rules/scope.rules.js';
import { isActingAt, type Taken } from '../words/offer-state.rules.js';
import type { ShownPrice } from './shown.types.js';

const DAYS_BACK = 30;
const FROM_HOME: Fulfilment[] = ['pickup', 'delivery'];

/** What the menu tells everybody: nothing that depends on who orders, or on when the food is handed over. */
export const isShownAt = (offer: Offer, now: Date, taken: Taken | null): boolean =>
  isActingAt(offer, now, taken) &&
  !offer.conditions.firstOrder &&
  offer.conditions.awayWeeks === null &&
  (offer.conditions.hours === null || offer.conditions.clock === 'order');

/** The first minute it does not act any more. */
export function actsUntil({ conditions: { hours, validUntil } }: Offer, now: Date): Date | null {
  const end = hours && endOfHours(openInOneOf([hours]), now);
  if (!end || !validUntil) return end ?? validUntil;
  return end < validUntil ? end : validUntil;
}

function endOfHours(isOpen: (at: Date) => boolean, now: Date): Date | null {
  const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  for (let passed = 1; passed <= DAY_MINUTES; passed++) {
    const at = new Date(minute + passed * MINUTE_MS);
    if (!isOpen(at)) return at;
  }
  return null;
}

export function scopesOf({ effect, scope }: Offer): DiscountScope[] {
  if (effect.kind === 'freeDelivery') return [];
  return effect.kind === 'set' ? effect.parts.map((part) => part.scope) : [scope];
}

/** Some dishes were chosen for it; a badge at every dish would say nothing. */
export const isForSome = (offer: Offer): boolean =>
  scopesOf(offer).some(({ categoryIds, productIds }) => categoryIds.length + productIds.length > 0);

/** The dishes it is for. */
export function dishesOf(offer: Offer, { categories }: Menu): Product[] {
  const scopes = scopesOf(offer);
  return categories.flatMap(({ id: categoryId, products }) =>
    products.filter(({ id: productId }) => scopes.some((one) => isMeant(one, { productId, categoryId }))),
  );
}

/**
 * The day its 30 days are counted back from; null where no former price may be named: at hours that come again, and when it
 * acted within those days before, the lower price was asked already.
 */
export function reducedSince({ conditions, since, ranUntil, createdAt }: Offer): string | null {
  if (conditions.hours !== null) return null;
  const begun = since ?? createdAt;
  const { validFrom } = conditions;
  const { date } = berlinClock(validFrom && validFrom > begun ? validFrom : begun);
  if (ranUntil && berlinClock(ranUntil).date > addDays(date, -DAYS_BACK)) return null;
  return date;
}

export type LowestPrice = (variantId: string, fulfilment: Fulfilment) => Cents | null;

export function shownPricesOf(
  { effect }: Offer,
  products: readonly Product[],
  lowest: LowestPrice,
  language: Language,
): ShownPrice[] {
  if (effect.kind !== 'percent') return [];
  const priced = products
    .filter(({ halves }) => !halves)
    .flatMap((product) =>
      product.variants.flatMap((variant) =>
        FROM_HOME.map((way) =>
          shownPrice(product.id, variant, { way, percent: effect.percent, lowest, language }),
        ),
      ),
    );
  const keyOf = ({ dishId, cents, unitPrice }: ShownPrice) => `${dishId} ${cents} ${unitPrice}`;
  return [...new Map(priced.map((one) => [keyOf(one), one])).values()];
}

interface Terms {
  way: Fulfilment;
  percent: number;
  lowest: LowestPrice;
  language: Language;
}

function shownPrice(dishId: string, variant: Variant, { way, percent, lowest, language }: Terms): ShownPrice {
  const cents = priceFor(variant, way);
  const nowCents = cents - percentOf(cents, percent);
  const former = lowest(variant.id, way);
  const off = reductionPercentOf(nowCents, former);
  const unitPrice = (of: Cents) => variant.content && contentText(of, variant.content, language);
  return {
    dishId,
    cents,
    unitPrice: unitPrice(cents),
    nowCents,
    nowUnitPrice: unitPrice(nowCents),
    lowestCents: off === null ? null : former,
    percent: off,
  };
}
