import { Injectable } from '@nestjs/common';
import { PageFrame } from '../../../platform/pages/page-frame.js';
import { ShopService } from '../../restaurant/shop.service.js';
import { AlarmService } from './alarm.service.js';

/** What keeps paper from coming is said by each page itself, not above it a moment later. */
@Injectable()
export class AlarmFrame {
  constructor(frame: PageFrame, shops: ShopService, alarms: AlarmService) {
    frame.add('alarms', async (viewer) => {
      const shop = await shops.find(viewer);
      return shop && alarms.list(shop);
    });
  }
}
