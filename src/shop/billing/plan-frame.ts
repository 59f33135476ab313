import { Injectable } from '@nestjs/common';
import { PageFrame } from '../../platform/pages/page-frame.js';
import { ShopService } from '../restaurant/shop.service.js';
import { BillingPageService } from './billing-page.service.js';

/** That the plan ends is said by the page itself to whoever leads the restaurant, not above it a moment later. */
@Injectable()
export class PlanFrame {
  constructor(frame: PageFrame, shops: ShopService, pages: BillingPageService) {
    frame.add('plan', async (viewer) => {
      const shop = await shops.find(viewer);
      const isAsked = viewer.role === 'owner' || viewer.role === 'manager';
      return { notice: shop && isAsked ? await pages.notice(shop) : null };
    });
  }
}
