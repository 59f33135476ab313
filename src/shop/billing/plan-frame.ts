import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/http/viewer.js';
import { PageFrame } from '../../platform/pages/page-frame.js';
import { ShopService } from '../restaurant/shop.service.js';
import { BillingPageService } from './billing-page.service.js';

/** That the plan ends is said by the page itself to whoever leads the restaurant, not above it a moment later. */
@Injectable()
export class PlanFrame {
  constructor(frame: PageFrame, shops: ShopService, pages: BillingPageService) {
    const notice = async (viewer: Viewer) => {
      const shop = viewer.role === 'staff' ? null : await shops.find(viewer);
      return shop && pages.notice(shop);
    };
    frame.add('plan', notice, 'every');
  }
}
