import { Injectable } from '@nestjs/common';
import type { Cents } from '../../shared/money.js';
import { shownPhone } from '../../shared/phone.js';
import { inLanguage } from '../allergens/declared-english.rules.js';
import type { DeliveryArea } from '../delivery/delivery.types.js';
import { MenuService } from '../menu/menu.service.js';
import type { Menu } from '../menu/menu.types.js';
import { slotsFor, whenRefusalOf } from '../opening-hours/slots.rules.js';
import { hasHours } from '../opening-hours/way-offered.rules.js';
import { priceOf } from '../pricing/pricing.rules.js';
import type { PricedBasket, PricedLine, PricingInput } from '../pricing/pricing.types.js';
import { vatSchemeOn } from '../pricing/tax.rules.js';
import { payableWith } from '../restaurant/paying/payable.rules.js';
import type { Shop, ShopSettings } from '../restaurant/shop.types.js';
import { CountedMenu } from '../stock-desk/counted-menu.service.js';
import { BasketRefused } from './basket.errors.js';
import { type ResolvedBasket, resolveBasket } from './basket.rules.js';
import type { OrderDraft, OrderLine } from './basket.types.js';
import type { MenuLine } from './basket-line.rules.js';
import { type Declared, declaredOf } from './declared.rules.js';
import type { Granted } from './grant.types.js';
import { Grants } from './grants.service.js';
import { withGuestLabels, withGuestWords } from './guest-words.rules.js';
import { dayOfHandover, type ServedBy, servedBy } from './handover.rules.js';
import { type HandoverFacts, HandoverService } from './handover.service.js';
import type { Quote } from './quote.types.js';
import { type Refusal, refusalOf } from './refusal.rules.js';
import { type Rejection, rejectionOf } from './rejection.rules.js';

/** What a basket costs right now, and whether it could be ordered. Writes nothing. */
@Injectable()
export class QuoteService {
  constructor(
    private readonly menus: MenuService,
    private readonly counted: CountedMenu,
    private readonly handovers: HandoverService,
    private readonly grants: Grants,
  ) {}

  /** Whoever only tries something out brings their own grants. */
  async quote(
    shop: Shop,
    draft: OrderDraft,
    now: Date,
    grants: Pick<Grants, 'for'> = this.grants,
  ): Promise<Quote> {
    const { settings } = shop;
    const menu = await this.menus.menuOf(shop.id);
    const handover = await this.handovers.of(shop, draft, now);
    const basket = await this.resolve(menu, draft, handover);
    const found = { handover, lines: basket.lines };
    const granted = await grants.for(shop, {
      draft,
      lines: basket.lines,
      handoverAt: handover.at,
      now,
      deliveryCents: () => deliveryCentsOf(settings, draft, found),
    });
    const input = inputOf(settings, draft, { ...found, granted });
    const { served, lines, sums } = pricedFor(settings, draft, { handover, input });
    const judged = { ...sums, lines: basket.lines };
    const code = rejectionOf(judged, draft.payment, {
      settings,
      when: whenRefusalOf(settings, draft.when, handover.question),
      delivery: served.refusal,
      ways: payableWith(shop, draft.fulfilment, sums.payableCents),
    });
    const declared = declaredOf(draft.lines, menu);
    const { language } = draft.speech;
    return {
      lines: withGuestWords(orderLinesOf(basket.lines, lines, declared), menu, language),
      legend: inLanguage(declared.legend, language),
      sums: { ...sums, discounts: withGuestLabels(sums.discounts, menu, language) },
      area: served.area,
      handoverAt: handover.at,
      businessDay: handover.businessDay,
      minAge: basket.minAge,
      takes: basket.takes,
      test: granted.test,
      codes: granted.codes,
      refusal: code && explained(code, { shop, draft, handover, sums }),
    };
  }

  private async resolve(
    menu: Menu,
    draft: OrderDraft,
    { at, businessDay }: HandoverFacts,
  ): Promise<ResolvedBasket> {
    const { fulfilment, lines, speech } = draft;
    const left = await this.counted.leftOn(menu, businessDay);
    const basket = resolveBasket(lines, menu, { fulfilment, at, left, language: speech.language });
    if (isNotEmpty(basket.faults)) throw new BasketRefused(basket.faults, speech);
    return keepsBottles(draft) ? { ...basket, lines: basket.lines.map(withoutDeposit) } : basket;
  }
}

/** What is drunk at the table leaves its bottle there. */
const keepsBottles = (draft: OrderDraft): boolean => draft.fulfilment === 'table' && !draft.deposit;

const withoutDeposit = (line: MenuLine): MenuLine => ({
  ...line,
  deposit: null,
  combo: line.combo && { ...line.combo, parts: line.combo.parts.map((part) => ({ ...part, deposit: null })) },
});

const isNotEmpty = <T>(list: T[]): list is [T, ...T[]] => list.length > 0;

interface Found {
  handover: HandoverFacts;
  lines: MenuLine[];
  granted: Granted;
}

const inputOf = (
  settings: ShopSettings,
  { fulfilment, tipCents }: OrderDraft,
  { handover, lines, granted: { discounts, voucherCents } }: Found,
): PricingInput => ({
  fulfilment,
  supplyDay: dayOfHandover(handover.at),
  vatScheme: vatSchemeOn(settings, dayOfHandover(handover.at)),
  lines,
  discounts,
  delivery: null,
  extraFees: [],
  tip: { cents: tipCents, recipient: settings.tipRecipient },
  voucherCents,
});

const NOTHING_GRANTED: Granted = { discounts: [], voucherCents: 0, codes: [] };

function deliveryCentsOf(settings: ShopSettings, draft: OrderDraft, found: Omit<Found, 'granted'>): Cents {
  const input = inputOf(settings, draft, { ...found, granted: NOTHING_GRANTED });
  const { sums } = pricedFor(settings, draft, { handover: found.handover, input });
  return sums.fees.find(({ kind }) => kind === 'delivery')?.cents ?? 0;
}

interface Priced {
  served: ServedBy;
  lines: PricedLine[];
  sums: Omit<PricedBasket, 'lines'>;
}

/** Which area drives there may depend on what the goods cost; then they are priced again with its terms. */
function pricedFor(
  settings: ShopSettings,
  draft: OrderDraft,
  { handover: { at, position, townsInstead }, input }: { handover: HandoverFacts; input: PricingInput },
): Priced {
  const undelivered = priceOf(input);
  const served = servedBy(settings, draft, {
    at,
    position,
    townsInstead,
    baseCents: undelivered.baseCents,
  });
  const { lines, ...sums } = served.area ? priceOf(deliveredBy(served.area, input, settings)) : undelivered;
  return { served, lines, sums };
}

const deliveredBy = (
  area: DeliveryArea,
  input: PricingInput,
  { deliveryAreaRules: rules }: ShopSettings,
): PricingInput => ({ ...input, delivery: { area, rules } });

const orderLinesOf = (found: readonly MenuLine[], priced: readonly PricedLine[], of: Declared): OrderLine[] =>
  found.map((line, index) => ({ ...priced[index]!, ...line, declared: of.lines[index]! }));

interface Explained {
  shop: Shop;
  draft: OrderDraft;
  handover: HandoverFacts;
  sums: Pick<PricedBasket, 'missingToMinimumCents'>;
}

/** The calendar is only searched when a guest has to hear of another time. */
function explained(code: Rejection, { shop, draft, handover, sums }: Explained): Refusal {
  const { question, townsInstead } = handover;
  const facts = {
    now: question.now,
    pauseReason: shop.settings.pause?.reason ?? '',
    missingToMinimumCents: sums.missingToMinimumCents,
    nextSlot: slotsFor(shop.settings, question).find(({ full }) => !full)?.at ?? null,
    phone: shownPhone(shop.contact.phone, shop.address.country),
    pickup: hasHours(shop.settings, 'pickup'),
    postalCode: draft.fulfilment === 'delivery' ? (draft.address?.postalCode ?? '') : '',
    towns: townsInstead,
  };
  return refusalOf(code, facts, draft.speech);
}
