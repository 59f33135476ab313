import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { QuoteService } from '../../basket/quote.service.js';
import { MenuService } from '../../menu/menu.service.js';
import type { Menu } from '../../menu/menu.types.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { has } from '../../subscription/plans.js';
import { BadOffer } from '../desk/offer.errors.js';
import { inputOf } from '../desk/offer-input.rules.js';
import type { SentOffer } from '../desk/offer-input.types.js';
import { OfferRepository } from '../offer/offer.repository.js';
import type { Offer, OfferInput } from '../offer/offer.types.js';
import { offerProblems } from '../offer/offer-check.rules.js';
import { RunningCampaigns } from '../offer/running-campaigns.js';
import { outcomeOf } from '../redeem/discount-basket.rules.js';
import type { DiscountOutcome } from '../rules/discount.rules.js';
import type { Placed } from '../rules/scope.rules.js';
import { conflictsOf, type OfferConflict } from '../words/conflict.rules.js';
import { deskMissWords } from '../words/miss-words-desk.rules.js';
import { instantOf, type TriedBasket, trialDraftOf, trialGuestOf } from './trial.rules.js';
import type { TrialGuest, TrialView } from './trial.view.js';

const MOST_CAMPAIGNS = 60;
const MOST_CODES = 500;
const UNSAVED = 'unsaved';

interface Tried extends Omit<TriedBasket, 'postalCode'> {
  id: string | null;
  offer: SentOffer;
  postalCode?: string;
  day: string;
  time: string;
  guest: TrialGuest;
}

/** Tries a rule before any guest gets it, by the same rules and prices. */
@Injectable()
export class OfferTrial {
  constructor(
    private readonly campaigns: RunningCampaigns,
    private readonly offers: OfferRepository,
    private readonly menus: MenuService,
    private readonly quotes: QuoteService,
    private readonly clock: Clock,
  ) {}

  async try(shop: Shop, { id, offer: sent, day, time, guest, ...basket }: Tried): Promise<TrialView> {
    const menu = await this.menus.menuOf(shop.id);
    const own = this.unsaved(shop.id, id ?? UNSAVED, inputOf(sent));
    const [problem, ...more] = offerProblems(own, placesOf(menu));
    if (problem) throw new BadOffer([problem, ...more]);
    const rules = [own, ...(await this.campaignsBeside(shop, own))];
    const now = instantOf(day, time);
    let outcome: DiscountOutcome = { given: [], missed: [], discounts: [] };
    const draft = trialDraftOf({ ...basket, postalCode: basket.postalCode || shop.address.postalCode }, menu);
    const quote = await this.quotes.quote(shop, draft, now, {
      for: async ({ settings }, question) => {
        outcome = outcomeOf(rules, { settings, menu, guest: trialGuestOf(guest, now) }, question);
        return { discounts: [...outcome.discounts], voucherCents: 0, codes: [] };
      },
    });
    const { sums, lines, refusal } = quote;
    return {
      ...wordsOf(outcome, own.id),
      lines: lines.map(({ grossCents, discountCents }) => ({ grossCents, discountCents })),
      goodsCents: sums.goodsCents,
      feesCents: sums.fees.reduce((all, { cents }) => all + cents, 0),
      depositCents: sums.depositCents,
      payableCents: sums.payableCents,
      refusal: refusal?.message ?? null,
      conflicts: await this.conflictsOf(shop, own, menu),
    };
  }

  /** What an offer that was just saved meets. */
  async meets(shop: Shop, offer: Offer): Promise<OfferConflict[]> {
    return this.conflictsOf(shop, offer, await this.menus.menuOf(shop.id));
  }

  private async conflictsOf(shop: Shop, offer: Offer, menu: Menu): Promise<OfferConflict[]> {
    const [campaigns, codes] = await Promise.all([
      has(shop.subscription, 'campaigns') ? this.offers.list(shop.id, 'campaign', MOST_CAMPAIGNS) : [],
      this.offers.list(shop.id, 'code', MOST_CODES),
    ]);
    const now = this.clock.now();
    const acting = [...campaigns, ...codes].filter(
      ({ enabled, conditions: { validUntil } }) => enabled && (!validUntil || validUntil > now),
    );
    return conflictsOf(offer, acting, placesOf(menu));
  }

  private async campaignsBeside({ id, subscription }: Shop, own: Offer): Promise<Offer[]> {
    if (!has(subscription, 'campaigns')) return [];
    const now = this.clock.now();
    const campaigns = await this.campaigns.of(id, now);
    return campaigns.filter((campaign) => campaign.id !== own.id);
  }

  private unsaved(shopId: string, id: string, input: OfferInput): Offer {
    return { ...input, id, shopId, version: 0, enabled: true, createdAt: this.clock.now() };
  }
}

const placesOf = ({ categories }: Menu): Placed[] =>
  categories.flatMap(({ id: categoryId, products }) =>
    products.map(({ id: productId }) => ({ productId, categoryId })),
  );

const wordsOf = ({ given, missed }: DiscountOutcome, ownId: string): Pick<TrialView, 'given' | 'missed'> => ({
  given: given.map(({ rule: { id, label, effect }, cents }) => ({
    id,
    label,
    kind: effect.kind,
    cents,
    own: id === ownId,
  })),
  missed: missed.map(({ rule: { id, label }, miss }) => ({
    id,
    label,
    why: deskMissWords(miss),
    own: id === ownId,
  })),
});
