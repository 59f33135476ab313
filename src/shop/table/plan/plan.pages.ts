import { Controller } from '@nestjs/common';
import { Roles } from '../../../auth/roles.decorator.js';
import { Page } from '../../../platform/pages/page.decorator.js';
import { CurrentShop } from '../../restaurant/current-shop.decorator.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { FEATURES, has } from '../../subscription/plans.js';
import { FloorPlans } from './floor-plan.service.js';
import type { TablePlanPage } from './plan.view.js';

@Controller()
export class PlanPages {
  constructor(private readonly plans: FloorPlans) {}

  @Roles('owner', 'manager')
  @Page('/app/tableManagement')
  async plan(@CurrentShop() shop: Shop): Promise<TablePlanPage> {
    return {
      plan: await this.plans.view(shop),
      needs: has(shop.subscription, 'tables') ? null : FEATURES.tables,
      houseTimes: shop.settings.ownTimes.table ?? shop.settings.shopTimes,
      onlineOnly: shop.settings.ownTillConfirmedAt === null,
    };
  }
}
