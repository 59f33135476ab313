import { Injectable } from '@nestjs/common';
import { Env } from '../../../platform/env/env.js';
import { homeOf } from '../../domain/shop-home.rules.js';
import { csvFrom } from '../../menu-file/table/csv.rules.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { FEATURES, has } from '../../subscription/plans.js';
import { PlanNeeded } from '../../subscription/subscription.errors.js';
import type { DiscountKind } from '../discount.types.js';
import type { Offer } from '../offer/offer.types.js';
import { OfferDesk } from './offer-desk.service.js';
import { OfferLists } from './offer-lists.service.js';

/** Offers for whoever prints what guests scan. */
@Injectable()
export class OfferCodes {
  constructor(
    private readonly desk: OfferDesk,
    private readonly lists: OfferLists,
    private readonly env: Env,
  ) {}

  /** With its codes, if it is a series. */
  of(shop: Shop, id: string): Promise<{ offer: Offer; codes: string[] }> {
    if (!has(shop.subscription, 'discountCodes')) throw new PlanNeeded(FEATURES.discountCodes);
    return this.desk.codes(shop.id, id);
  }

  /** The codes of a series, one in a line with the address that fills it in, for a printer or a mailing. */
  async fileOf(shop: Shop, id: string): Promise<string> {
    const { codes } = await this.of(shop, id);
    const home = homeOf(shop, this.env);
    const rows = codes.map((code) => [code, codeLinkOf(home, code)]);
    return `\uFEFF${csvFrom([['Code', 'Link'], ...rows], ';')}`;
  }

  async list(shopId: string, kind: DiscountKind): Promise<Offer[]> {
    return (await this.lists.of(shopId, kind)).map(({ offer }) => offer);
  }
}

/** Opens the shop with the code filled in. */
export const codeLinkOf = (home: string, code: string): string => `${home}?code=${encodeURIComponent(code)}`;
