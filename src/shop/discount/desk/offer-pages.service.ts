import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Env } from '../../../platform/env/env.js';
import { berlinClock, formatMinute } from '../../../shared/berlin-time.js';
import { homeOf } from '../../domain/shop-home.rules.js';
import { MenuService } from '../../menu/menu.service.js';
import type { Menu } from '../../menu/menu.types.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { FEATURES, has } from '../../subscription/plans.js';
import type { DiscountKind } from '../discount.types.js';
import type { Offer } from '../offer/offer.types.js';
import { isTriable } from '../trial/trial.rules.js';
import { OfferTrial } from '../trial/trial.service.js';
import { isActingAt, offerStateOf, stateTextOf, type Taken } from '../words/offer-state.rules.js';
import { namesOf, offerSentenceOf } from '../words/offer-words.rules.js';
import type { OfferCategory, OfferPage, OfferRow, OffersPage } from './discount-desk.view.js';
import { offerViewOf } from './offer.view.js';
import { OfferLists } from './offer-lists.service.js';

interface Opened {
  id: string;
  copy: boolean;
}

/** What the pages of codes and campaigns show. */
@Injectable()
export class OfferPages {
  constructor(
    private readonly lists: OfferLists,
    private readonly menus: MenuService,
    private readonly trial: OfferTrial,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async list(shop: Shop, kind: DiscountKind): Promise<OffersPage> {
    const [offers, { categories }] = await Promise.all([
      this.lists.of(shop.id, kind),
      this.menus.menuOf(shop.id),
    ]);
    const names = namesOf(categories);
    return {
      ...this.aboutOf(shop, kind),
      offers: offers.map(({ offer, taken }) => ({
        id: offer.id,
        label: offer.label,
        code: offer.code,
        series: offer.series,
        enabled: offer.enabled,
        sentence: offerSentenceOf(offer, names),
        ...this.stateOf(offer, taken),
      })),
    };
  }

  /** An address without an offer opens the editor for a new one. */
  async one(shop: Shop, kind: DiscountKind, { id, copy }: Opened): Promise<OfferPage> {
    const [found, menu] = await Promise.all([
      id === '' ? null : this.lists.get(shop.id, kind, id),
      this.menus.menuOf(shop.id),
    ]);
    const { date, minute } = berlinClock(this.clock.now());
    return {
      ...this.aboutOf(shop, kind),
      offer: found && offerViewOf(found.offer),
      copy: copy && found !== null,
      state: found && this.stateOf(found.offer, found.taken),
      conflicts: found && !copy ? await this.trial.meets(shop, found.offer) : [],
      categories: categoriesOf(menu),
      day: date,
      time: formatMinute(minute),
      postalCode: shop.address.postalCode,
    };
  }

  private aboutOf(shop: Shop, kind: DiscountKind): Pick<OffersPage, 'kind' | 'needs' | 'link'> {
    const feature = kind === 'campaign' ? 'campaigns' : 'discountCodes';
    const needs = has(shop.subscription, feature) ? null : FEATURES[feature];
    return { kind, needs, link: homeOf(shop, this.env) };
  }

  private stateOf(
    offer: Offer,
    taken: Taken | null,
  ): Pick<OfferRow, 'state' | 'stateText' | 'actsNow' | 'taken'> {
    const now = this.clock.now();
    return {
      state: offerStateOf(offer, now, taken),
      stateText: stateTextOf(offer, now, taken),
      actsNow: isActingAt(offer, now, taken),
      taken,
    };
  }
}

const categoriesOf = ({ categories }: Menu): OfferCategory[] =>
  categories.map(({ id, name, products }) => ({
    id,
    name,
    products: products.map((product) => ({
      id: product.id,
      name: product.name,
      number: product.number,
      triable: isTriable(product),
      variants: product.variants.map((one) => ({ id: one.id, name: one.name, cents: one.priceCents })),
    })),
  }));
