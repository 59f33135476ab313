import { Controller } from '@nestjs/common';
import { Roles } from '../../auth/roles.decorator.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import type { PrinterSettingsPage } from './paper.view.js';
import { PrinterSettings } from './printer-settings.service.js';

@Roles('owner', 'manager')
@Controller()
export class PaperPages {
  constructor(private readonly printers: PrinterSettings) {}

  @Page('/app/settings/printers')
  show(@CurrentShop() shop: Shop): Promise<PrinterSettingsPage> {
    return this.printers.settings(shop);
  }
}
