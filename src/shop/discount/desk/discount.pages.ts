import { Controller, Query } from '@nestjs/common';
import { Roles } from '../../../auth/roles.decorator.js';
import { Page } from '../../../platform/pages/page.decorator.js';
import { CurrentShop } from '../../restaurant/current-shop.decorator.js';
import type { Shop } from '../../restaurant/shop.types.js';
import type { OfferPage, OffersPage } from './discount-desk.view.js';
import { OpenedOfferDto } from './offer.dto.js';
import { OfferPages } from './offer-pages.service.js';

@Roles('owner', 'manager')
@Controller()
export class DiscountPages {
  constructor(private readonly pages: OfferPages) {}

  @Page('/app/discounts/codes')
  codes(@CurrentShop() shop: Shop): Promise<OffersPage> {
    return this.pages.list(shop, 'code');
  }

  @Page('/app/discounts/codes/code')
  code(@CurrentShop() shop: Shop, @Query() { id = '', kopie = '' }: OpenedOfferDto): Promise<OfferPage> {
    return this.pages.one(shop, 'code', { id, copy: kopie !== '' });
  }

  @Page('/app/discounts/campaigns')
  campaigns(@CurrentShop() shop: Shop): Promise<OffersPage> {
    return this.pages.list(shop, 'campaign');
  }

  @Page('/app/discounts/campaigns/campaign')
  campaign(@CurrentShop() shop: Shop, @Query() { id = '', kopie = '' }: OpenedOfferDto): Promise<OfferPage> {
    return this.pages.one(shop, 'campaign', { id, copy: kopie !== '' });
  }
}
