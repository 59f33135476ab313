import { Injectable } from '@nestjs/common';
import { PageFrame } from '../../../platform/pages/page-frame.js';
import { ShopService } from '../../restaurant/shop.service.js';
import { PrinterSettings } from '../printer-settings.service.js';
import { AlarmService } from './alarm.service.js';

/** Where somebody could mend that a part of the menu has no printer. */
const COVER = ['/app/products', '/app/products/categories', '/app/printerQueue'];

/** What keeps paper from coming is said by each page itself, not above it a moment later. */
@Injectable()
export class AlarmFrame {
  constructor(frame: PageFrame, shops: ShopService, alarms: AlarmService, printers: PrinterSettings) {
    frame.add('alarms', async (viewer) => {
      const shop = await shops.find(viewer);
      return shop && alarms.list(shop);
    });
    const cover = async ({ shopId }: { shopId: string | null }) => shopId && printers.cover(shopId);
    frame.add('cover', cover, COVER);
  }
}
