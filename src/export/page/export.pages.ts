import { Controller } from '@nestjs/common';
import { Roles } from '../../auth/roles.decorator.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { CurrentShop } from '../../shop/restaurant/current-shop.decorator.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import type { ExportPage } from './export.view.js';
import { ExportPages } from './export-page.service.js';

@Roles('owner', 'manager')
@Controller()
export class ExportPageRoutes {
  constructor(private readonly pages: ExportPages) {}

  @Page('/app/settings/export')
  show(@CurrentShop() shop: Shop): Promise<ExportPage> {
    return this.pages.page(shop);
  }
}
