import { Controller } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { Public } from '../../platform/http/public.decorator.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { ShopIfAny } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { PLANS, planOf } from '../subscription/plans.js';
import type { PricingPage } from '../subscription/pricing-page.view.js';

@Public()
@Controller()
export class PricingPages {
  constructor(private readonly env: Env) {}

  @Page('/pricing')
  pricing(@ShopIfAny() shop: Shop | null): PricingPage {
    const ownLevel = planOf(shop?.subscription?.level)?.level ?? null;
    return { plans: PLANS, signUp: this.env.SIGN_UP === 'on', ownLevel };
  }
}
