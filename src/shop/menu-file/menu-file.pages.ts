import { Controller } from '@nestjs/common';
import { Roles } from '../../auth/roles.decorator.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import type { ImportPage } from './import.view.js';
import { MenuImportService } from './menu-import.service.js';

@Roles('owner', 'manager')
@Controller()
export class MenuFilePages {
  constructor(private readonly imports: MenuImportService) {}

  @Page('/app/products/import')
  import(@CurrentShop() shop: Shop): Promise<ImportPage> {
    return this.imports.page(shop);
  }
}
