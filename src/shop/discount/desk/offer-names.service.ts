import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Viewer } from '../../../platform/http/viewer.js';
import { MenuTexts, type Speaker } from '../../menu/texts/menu-texts.service.js';
import type { SaidText } from '../../menu/texts/translations.types.js';
import { ShopService } from '../../restaurant/shop.service.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { has } from '../../subscription/plans.js';
import type { DiscountKind } from '../discount.types.js';
import { offerStateOf } from '../words/offer-state.rules.js';
import { OfferLists } from './offer-lists.service.js';

/** What codes and campaigns are called is translated with the menu. */
@Injectable()
export class OfferNames implements Speaker {
  readonly name = 'offers';
  readonly rank = 10;

  constructor(
    private readonly lists: OfferLists,
    private readonly texts: MenuTexts,
    private readonly shops: ShopService,
    private readonly clock: Clock,
  ) {
    texts.add(this);
  }

  /** Of everything that guests may come to read: what is over nobody needs to translate. */
  async saidIn({ id, subscription }: Shop): Promise<SaidText[]> {
    const [campaigns, codes] = await Promise.all([
      has(subscription, 'campaigns') ? this.labels(id, 'campaign') : [],
      has(subscription, 'discountCodes') ? this.labels(id, 'code') : [],
    ]);
    const said =
      (owner: string) =>
      (german: string): SaidText => ({ subject: 'offer', german, owner });
    return [...campaigns.map(said('Aktionen')), ...codes.map(said('Rabattcodes'))];
  }

  /** After it was called something else, or deleted. */
  async forget(viewer: Viewer, shopId: string, label: string): Promise<void> {
    await this.texts.forget(viewer, await this.shops.get(shopId), 'offer', label);
  }

  private async labels(shopId: string, kind: DiscountKind): Promise<string[]> {
    const now = this.clock.now();
    const counted = await this.lists.of(shopId, kind);
    return counted
      .filter(({ offer, taken }) => !OVER.has(offerStateOf(offer, now, taken)))
      .map(({ offer }) => offer.label);
  }
}

const OVER: ReadonlySet<ReturnType<typeof offerStateOf>> = new Set(['ended', 'usedUp']);
