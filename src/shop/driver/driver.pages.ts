import { Controller, Query } from '@nestjs/common';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { DriverDayDto } from './driver.dto.js';
import { DriverService } from './driver.service.js';
import type { DriversPage } from './driver.view.js';

@Controller()
export class DriverPages {
  constructor(private readonly drivers: DriverService) {}

  /** Staff see the running day, as everywhere. */
  @Page('/app/drivers')
  show(
    @CurrentUser() { role }: Viewer,
    @CurrentShop() shop: Shop,
    @Query() { day }: DriverDayDto,
  ): Promise<DriversPage> {
    return this.drivers.page(shop, role === 'staff' ? undefined : day);
  }
}
