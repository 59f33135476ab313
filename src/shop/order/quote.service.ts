import { Injectable } from '@nestjs/common';
import { CatalogService } from '../catalog/catalog.service.js';
import type { DeliveryArea } from '../delivery/delivery.types.js';
import { type SlotQuestion, slotsFor, whenRefusalOf } from '../opening-hours/slots.rules.js';
import { priceOf } from '../pricing/pricing.rules.js';
import type { PricedBasket, PricingInput } from '../pricing/pricing.types.js';
import { paysOnSite } from '../restaurant/shop.rules.js';
import type { Shop, ShopSettings } from '../restaurant/shop.types.js';
import { resolveBasket } from './basket.rules.js';
import { dayOfHandover, handoverOf, servedBy } from './handover.rules.js';
import { BasketRefused } from './order.errors.js';
import { type Rejection, rejectionOf } from './order.rules.js';
import type { OrderDraft, OrderLine } from './order.types.js';
import { type Refusal, refusalOf } from './refusal.rules.js';
import { piecesOf, SlotPlaces } from './slot-places.service.js';

export interface Quote {
  lines: OrderLine[];
  sums: Omit<PricedBasket, 'lines'>;
  area: DeliveryArea | null;
  handoverAt: Date;
  /** The strictest age limit of all that is in it; 0 without one. */
  minAge: number;
  refusal: Refusal | null;
}

/** What a basket costs right now, and whether it could be ordered. Writes nothing. */
@Injectable()
export class QuoteService {
  constructor(
    private readonly catalog: CatalogService,
    private readonly places: SlotPlaces,
  ) {}

  async quote(shop: Shop, draft: OrderDraft, now: Date): Promise<Quote> {
    const { settings } = shop;
    const menu = await this.catalog.menuOf(shop.id);
    const basket = resolveBasket(draft.lines, menu, draft.fulfilment, now);
    if (basket.problem !== null) throw new BasketRefused(basket.problem, basket.line, basket.name);

    const question: SlotQuestion = {
      now,
      fulfilment: draft.fulfilment,
      items: piecesOf(draft.lines),
      loads: await this.places.loads(shop, draft.fulfilment),
    };
    const handoverAt = handoverOf(settings, draft.when, question);
    const priced = { ...inputOf(settings, draft, handoverAt), lines: basket.lines };
    const undelivered = priceOf(priced);
    const served = servedBy(settings, draft, { at: handoverAt, baseCents: undelivered.baseCents });
    const { lines, ...sums } = served.area
      ? priceOf(deliveredBy(served.area, priced, settings))
      : undelivered;

    const code = rejectionOf(sums, draft.payment, {
      settings,
      when: whenRefusalOf(settings, draft.when, question),
      delivery: served.refusal,
      onSite: paysOnSite(settings),
    });
    return {
      lines: lines.map((line, index) => ({ ...basket.lines[index]!, ...line })),
      sums,
      area: served.area,
      handoverAt,
      minAge: basket.minAge,
      refusal: code && explained(code, settings, question, sums),
    };
  }
}

const inputOf = (
  { vatScheme }: ShopSettings,
  { fulfilment, tipCents }: OrderDraft,
  handoverAt: Date,
): Omit<PricingInput, 'lines'> => ({
  fulfilment,
  supplyDay: dayOfHandover(handoverAt),
  vatScheme,
  discounts: [],
  delivery: null,
  extraFees: [],
  tip: { cents: tipCents, recipient: 'staff' },
  voucherCents: 0,
});

const deliveredBy = (
  area: DeliveryArea,
  input: PricingInput,
  { deliveryAreaRules: rules }: ShopSettings,
): PricingInput => ({ ...input, delivery: { area, rules } });

/** The calendar is only searched when a guest has to be told of another time. */
const explained = (
  code: Rejection,
  settings: ShopSettings,
  question: SlotQuestion,
  { missingToMinimumCents }: Pick<PricedBasket, 'missingToMinimumCents'>,
): Refusal => {
  const nextSlot = slotsFor(settings, question).find(({ full }) => !full)?.at ?? null;
  return refusalOf(code, { now: question.now, missingToMinimumCents, nextSlot });
};
