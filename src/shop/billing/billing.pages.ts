import { Controller, Query } from '@nestjs/common';
import { Roles } from '../../auth/roles.decorator.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { CheckoutDto } from './billing.dto.js';
import type { PlanCheckoutPage, SubscriptionPage } from './billing.view.js';
import { BillingPageService } from './billing-page.service.js';
import { PlanReturns } from './plan-returns.service.js';

@Roles('owner')
@Controller()
export class BillingPages {
  constructor(
    private readonly pages: BillingPageService,
    private readonly returns: PlanReturns,
  ) {}

  @Page('/app/settings/subscription')
  async subscription(
    @CurrentShop() shop: Shop,
    @Query('changed') changed?: string,
    @Query('plan') plan?: string,
  ): Promise<SubscriptionPage> {
    return this.pages.subscription(changed ? await this.returns.changed(shop) : shop, plan ?? '');
  }

  @Page('/app/checkout')
  async checkout(@CurrentShop() shop: Shop, @Query() dto: CheckoutDto): Promise<PlanCheckoutPage> {
    const { shop: now, outcome } = await this.returns.arrived(shop, dto);
    return this.pages.checkout(now, dto.plan ?? '', outcome);
  }
}
