import { Injectable } from '@nestjs/common';
import type { Voice } from '../../shared/voice.types.js';
import type { CodeSet, LegendEntry } from '../allergens/allergens.types.js';
import { inEnglish } from '../allergens/declared-english.rules.js';
import type { DeliveryArea, Position } from '../delivery/delivery.types.js';
import { PostalCodes } from '../delivery/postal-codes.js';
import { MenuService } from '../menu/menu.service.js';
import { businessDayOf } from '../opening-hours/opening-hours.rules.js';
import { type SlotQuestion, slotsFor, whenRefusalOf } from '../opening-hours/slots.rules.js';
import { BasketRefused } from '../order/order.errors.js';
import { type Rejection, rejectionOf } from '../order/order.rules.js';
import type { OrderDraft, OrderLine } from '../order/order.types.js';
import { piecesOf, SlotPlaces } from '../places/slot-places.service.js';
import { priceOf } from '../pricing/pricing.rules.js';
import type { PricedBasket, PricingInput } from '../pricing/pricing.types.js';
import { paysOnSite } from '../restaurant/shop.rules.js';
import type { Shop, ShopSettings } from '../restaurant/shop.types.js';
import type { StockTake } from '../stock/stock.types.js';
import { CountedMenu } from '../stock-desk/counted-menu.service.js';
import { resolveBasket } from './basket.rules.js';
import { type Declared, declaredOf } from './declared.rules.js';
import { dayOfHandover, handoverOf, servedBy } from './handover.rules.js';
import { type Refusal, refusalOf } from './refusal.rules.js';

export interface Quote extends Pick<Declared, 'legend'> {
  lines: OrderLine[];
  sums: Omit<PricedBasket, 'lines'>;
  area: DeliveryArea | null;
  handoverAt: Date;
  /** The day it counts for, and whose stock it takes. */
  businessDay: string;
  takes: StockTake[];
  /** The strictest age limit of all that is in it; 0 without one. */
  minAge: number;
  refusal: Refusal | null;
}

/** What a basket costs right now, and whether it could be ordered. Writes nothing. */
@Injectable()
export class QuoteService {
  constructor(
    private readonly menus: MenuService,
    private readonly counted: CountedMenu,
    private readonly places: SlotPlaces,
    private readonly postalCodes: PostalCodes,
  ) {}

  async quote(shop: Shop, draft: OrderDraft, now: Date): Promise<Quote> {
    const { settings } = shop;
    const menu = await this.menus.menuOf(shop.id);
    const question: SlotQuestion = {
      now,
      fulfilment: draft.fulfilment,
      items: piecesOf(draft.lines),
      loads: await this.places.loads(shop, draft.fulfilment),
    };
    const handoverAt = handoverOf(settings, draft.when, question);
    const businessDay = businessDayOf(settings, draft.when === 'asap' ? now : draft.when, draft.fulfilment);
    const { faults, ...basket } = resolveBasket(draft.lines, menu, {
      fulfilment: draft.fulfilment,
      at: handoverAt,
      left: await this.counted.leftOn(menu, businessDay),
      language: draft.speech.language,
    });
    if (isNotEmpty(faults)) throw new BasketRefused(faults, draft.speech);

    const priced = { ...inputOf(settings, draft, handoverAt), lines: basket.lines };
    const undelivered = priceOf(priced);
    const served = servedBy(settings, draft, {
      at: handoverAt,
      baseCents: undelivered.baseCents,
      position: await this.positionOf(settings, draft),
    });
    const { lines, ...sums } = served.area
      ? priceOf(deliveredBy(served.area, priced, settings))
      : undelivered;

    const code = rejectionOf(sums, draft.payment, {
      settings,
      when: whenRefusalOf(settings, draft.when, question),
      delivery: served.refusal,
      onSite: paysOnSite(settings),
    });
    const declared = declaredOf(draft.lines, menu);
    return {
      lines: lines.map((line, index) => ({
        ...basket.lines[index]!,
        ...line,
        declared: declared.lines[index]!,
      })),
      legend: legendIn(draft.speech, declared.legend, menu.codeSet),
      sums,
      area: served.area,
      handoverAt,
      businessDay,
      minAge: basket.minAge,
      takes: basket.takes,
      refusal: code && explained(code, { settings, question, sums, speech: draft.speech }),
    };
  }

  private async positionOf({ placedCodes }: ShopSettings, { address }: OrderDraft): Promise<Position | null> {
    return address && this.postalCodes.positionOf(address.postalCode, placedCodes);
  }
}

const isNotEmpty = <T>(list: T[]): list is [T, ...T[]] => list.length > 0;

const inputOf = (
  { vatScheme, tipRecipient }: ShopSettings,
  { fulfilment, tipCents }: OrderDraft,
  handoverAt: Date,
): Omit<PricingInput, 'lines'> => ({
  fulfilment,
  supplyDay: dayOfHandover(handoverAt),
  vatScheme,
  discounts: [],
  delivery: null,
  extraFees: [],
  tip: { cents: tipCents, recipient: tipRecipient },
  voucherCents: 0,
});

const deliveredBy = (
  area: DeliveryArea,
  input: PricingInput,
  { deliveryAreaRules: rules }: ShopSettings,
): PricingInput => ({ ...input, delivery: { area, rules } });

interface Explained {
  settings: ShopSettings;
  question: SlotQuestion;
  sums: Pick<PricedBasket, 'missingToMinimumCents'>;
  speech: Voice;
}

/** The calendar is only searched when a guest has to be told of another time. */
const explained = (code: Rejection, { settings, question, sums, speech }: Explained): Refusal => {
  const nextSlot = slotsFor(settings, question).find(({ full }) => !full)?.at ?? null;
  const { missingToMinimumCents } = sums;
  return refusalOf(code, { now: question.now, missingToMinimumCents, nextSlot }, speech);
};

const legendIn = ({ language }: Voice, legend: LegendEntry[], codeSet: CodeSet): LegendEntry[] =>
  language === 'en' ? inEnglish(legend, codeSet) : legend;
