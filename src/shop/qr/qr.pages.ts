import { Controller, Query } from '@nestjs/common';
import { Roles } from '../../auth/roles.decorator.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { OpenedQrDto } from './qr.dto.js';
import type { QrPage } from './qr.view.js';
import { QrPageService } from './qr-page.service.js';

@Controller()
export class QrPages {
  constructor(private readonly pages: QrPageService) {}

  @Roles('owner', 'manager')
  @Page('/app/qrcode')
  codes(@CurrentShop() shop: Shop, @Query() opened: OpenedQrDto): Promise<QrPage> {
    return this.pages.page(shop, opened);
  }
}
