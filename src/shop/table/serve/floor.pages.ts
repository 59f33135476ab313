import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../../platform/http/viewer.js';
import { Page } from '../../../platform/pages/page.decorator.js';
import { CurrentShop } from '../../restaurant/current-shop.decorator.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { FEATURES, has } from '../../subscription/plans.js';
import type { TablesPage } from './floor.view.js';
import { FloorDesk } from './floor-desk.service.js';

@Controller()
export class FloorPages {
  constructor(private readonly desk: FloorDesk) {}

  @Page('/app/tables')
  async tables(@CurrentUser() { role }: Viewer, @CurrentShop() shop: Shop): Promise<TablesPage> {
    return {
      floor: await this.desk.floor(shop),
      needs: has(shop.subscription, 'tables') ? null : FEATURES.tables,
      leads: role !== 'staff',
    };
  }
}
