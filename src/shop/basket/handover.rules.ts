import { berlinClock, MINUTE_MS } from '../../shared/berlin-time.js';
import { areaFor } from '../delivery/delivery.rules.js';
import type { DeliveryArea, Position } from '../delivery/delivery.types.js';
import { asapTimeOf, type SlotQuestion } from '../opening-hours/slots.rules.js';
import type { ShopSettings } from '../restaurant/shop.types.js';
import type { DeliveryDraft, OrderDraft, OrderZone, PickupDraft, TableDraft } from './basket.types.js';
import type { DeliveryRefusal } from './rejection.rules.js';

/** When the food changes hands: the wanted time, or as soon as the kitchen can. */
export const handoverOf = (settings: ShopSettings, when: OrderDraft['when'], question: SlotQuestion): Date =>
  when === 'asap' ? (asapTimeOf(settings, question) ?? question.now) : when;

export interface ServedBy {
  area: DeliveryArea | null;
  refusal: DeliveryRefusal | null;
}

export interface Delivery {
  at: Date;
  baseCents: number;
  /** The middle of the postal code, where it is known: without it only postal codes match. */
  position: Position | null;
  townsInstead: readonly string[];
}

type Where = Pick<DeliveryDraft, 'fulfilment' | 'address'> | Pick<PickupDraft | TableDraft, 'fulfilment'>;

/** The area that drives to an address at that time, or why none does. */
export function servedBy(
  { deliveryAreas, deliveryAreaRules }: ShopSettings,
  draft: Where,
  { at, baseCents, position, townsInstead }: Delivery,
): ServedBy {
  if (draft.fulfilment !== 'delivery') return { area: null, refusal: null };
  if (!draft.address?.postalCode) return { area: null, refusal: 'addressMissing' };

  if (townsInstead.length > 0) return { area: null, refusal: 'otherPlace' };

  const { postalCode, street, houseNo } = draft.address;
  const question = { address: { postalCode, street, houseNo, position }, at, baseCents };
  const area = areaFor(deliveryAreas, deliveryAreaRules, question);
  if (area) return { area, refusal: null };
  const anytime = deliveryAreas.map((one) => ({ ...one, times: null }));
  const isReached = areaFor(anytime, deliveryAreaRules, question) !== null;
  return { area: null, refusal: isReached ? 'areaNotServed' : 'outsideArea' };
}

export const zoneOf = ({
  id,
  name,
  minOrderCents,
  feeCents,
  freeFromCents,
  eta,
}: DeliveryArea): OrderZone => ({
  id,
  name,
  minOrderCents,
  feeCents,
  freeFromCents,
  eta: { ...eta },
});

/** The kitchen gets an order ahead when its time to cook begins; null: with the acceptance. */
export function docketTimeOf(
  { leadMinutes }: ShopSettings,
  { fulfilment, when }: Pick<OrderDraft, 'fulfilment' | 'when'>,
  now: Date,
): Date | null {
  if (when === 'asap') return null;
  const at = new Date(when.getTime() - leadMinutes[fulfilment] * MINUTE_MS);
  return at > now ? at : null;
}

/** A promise in minutes never pulls an order ahead before the time the guest wants it. */
export function promiseOf({ wantedAt }: { wantedAt: Date | null }, minutes: number, now: Date): Date {
  const ready = new Date(now.getTime() + minutes * MINUTE_MS);
  return wantedAt && wantedAt > ready ? wantedAt : ready;
}

export const dayOfHandover = (at: Date): string => berlinClock(at).date;
