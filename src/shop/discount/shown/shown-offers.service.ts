import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Live } from '../../../platform/live/live.js';
import { LiveCache } from '../../../platform/live/live-cache.js';
import type { Language } from '../../../shared/voice.types.js';
import { MenuService } from '../../menu/menu.service.js';
import type { Menu } from '../../menu/menu.types.js';
import { wordsIn } from '../../menu/texts/size-words.rules.js';
import { PriceHistory } from '../../price-history/price-history.service.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { has } from '../../subscription/plans.js';
import { OfferLists } from '../desk/offer-lists.service.js';
import type { Offer } from '../offer/offer.types.js';
import { namesOf, offerSentenceOf } from '../words/offer-words.rules.js';
import { englishSentenceOf } from './english-offer.rules.js';
import { mayShowPrices } from './may-show.rules.js';
import { actsUntil, dishesOf, isForSome, isShownAt, reducedSince, shownPricesOf } from './shown.rules.js';
import type { ShownOffer } from './shown.types.js';

const MOST = 4;
const MOST_KEPT = 2_000;
/** Every guest asks each minute, and a campaign may begin a few seconds late on the menu; baskets never wait for this. */
const KEPT_MS = 10_000;

/** The campaigns that act right now, for badges and prices on the menu. */
@Injectable()
export class ShownOffers {
  private readonly kept: LiveCache<ShownOffer[]>;

  constructor(
    private readonly lists: OfferLists,
    private readonly menus: MenuService,
    private readonly history: PriceHistory,
    private readonly clock: Clock,
    live: Live,
  ) {
    this.kept = new LiveCache(live, ['shop.changed', 'menu.changed'], {
      max: MOST_KEPT,
      lifetime: { ms: KEPT_MS, clock },
    });
  }

  async of(shop: Shop, language: Language): Promise<ShownOffer[]> {
    if (!has(shop.subscription, 'campaigns')) return [];
    return this.kept.of(`${shop.id} ${language}`, (belongsTo) => {
      belongsTo(shop.id);
      return this.look(shop, language, this.clock.now());
    });
  }

  private async look({ id }: Shop, language: Language, now: Date): Promise<ShownOffer[]> {
    const counted = await this.lists.of(id, 'campaign');
    const shown = counted.filter(({ offer, taken }) => isShownAt(offer, now, taken)).slice(0, MOST);
    if (shown.length === 0) return [];
    const menu = await this.menus.menuOf(id);
    return Promise.all(shown.map(({ offer }) => this.shown(offer, menu, { language, now })));
  }

  private async shown(
    offer: Offer,
    menu: Menu,
    { language, now }: { language: Language; now: Date },
  ): Promise<ShownOffer> {
    const dishes = dishesOf(offer, menu);
    const since = reducedSince(offer);
    const isPriced = offer.showPrices === true && mayShowPrices(offer);
    const lowest =
      isPriced && since ? await this.history.lowestBefore(offer.shopId, dishes, since) : () => null;
    return {
      ...saidOf(offer, menu, language),
      until: actsUntil(offer, now)?.toISOString() ?? null,
      dishIds: isForSome(offer) ? dishes.map((dish) => dish.id) : [],
      prices: isPriced ? shownPricesOf(offer, dishes, lowest, language) : [],
    };
  }
}

function saidOf(
  offer: Offer,
  menu: Menu,
  language: Language,
): Pick<ShownOffer, 'label' | 'inGerman' | 'text'> {
  const { label } = offer;
  if (language === 'de') return { label, text: offerSentenceOf(offer, namesOf(menu.categories)) };
  const said = wordsIn(menu, language).get(label);
  const name = said === undefined ? { label, inGerman: ['name' as const] } : { label: said };
  return { ...name, text: englishSentenceOf(offer, menu) };
}
