import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { DashboardService } from './dashboard.service.js';
import type { DashboardPage } from './dashboard.view.js';

@Controller()
export class DashboardPages {
  constructor(private readonly dashboard: DashboardService) {}

  @Page('/app/dashboard')
  show(@CurrentUser() viewer: Viewer, @CurrentShop() shop: Shop): Promise<DashboardPage> {
    return this.dashboard.page(viewer, shop);
  }
}
