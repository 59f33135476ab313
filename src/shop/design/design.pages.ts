import { Controller } from '@nestjs/common';
import { Roles } from '../../auth/roles.decorator.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import type { DesignPage } from './design.view.js';
import { DesignPageService } from './design-page.service.js';

@Roles('owner', 'manager')
@Controller()
export class DesignPages {
  constructor(private readonly design: DesignPageService) {}

  @Page('/app/settings/design')
  show(@CurrentShop() shop: Shop): Promise<DesignPage> {
    return this.design.page(shop);
  }
}
