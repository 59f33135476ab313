import { Controller } from '@nestjs/common';
import { Roles } from '../../auth/roles.decorator.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { PrintedMenuService } from './printed-menu.service.js';
import type { MenuGeneratorPage } from './printed-menu.view.js';

@Roles('owner', 'manager')
@Controller()
export class PrintedMenuPages {
  constructor(private readonly menus: PrintedMenuService) {}

  @Page('/app/content/menu-generator')
  generator(@CurrentShop() shop: Shop): Promise<MenuGeneratorPage> {
    return this.menus.page(shop);
  }
}
