import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { ShopId } from '../printer/shop-id.decorator.js';
import { PrintStation } from './print-station.service.js';
import type { PrintStationPage } from './print-station.view.js';

@Controller()
export class PrintStationPages {
  constructor(private readonly station: PrintStation) {}

  @Page('/app/printStation')
  async printStation(@ShopId() shopId: string, @CurrentUser() { role }: Viewer): Promise<PrintStationPage> {
    const stations = await this.station.list(shopId);
    return { stations, mayManage: role === 'owner' || role === 'manager' };
  }
}
