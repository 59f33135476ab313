import { Controller } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { Public } from '../../platform/http/public.decorator.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { PLANS } from './plans.js';
import type { PricingPage } from './pricing-page.view.js';

@Public()
@Controller()
export class PricingPages {
  constructor(private readonly env: Env) {}

  @Page('/pricing')
  pricing(): PricingPage {
    return { plans: PLANS, signUp: this.env.SIGN_UP === 'on' };
  }
}
