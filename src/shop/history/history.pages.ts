import { Controller, Query } from '@nestjs/common';
import { Roles } from '../../auth/roles.decorator.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { DayService } from './day/day.service.js';
import type { DayPage } from './day/day.view.js';
import { HistoryDto, PeriodDto } from './history.dto.js';
import type { OrderHistoryPage } from './history.view.js';
import { OrderHistoryList } from './order-history-list.service.js';

@Controller()
export class HistoryPages {
  constructor(
    private readonly list: OrderHistoryList,
    private readonly days: DayService,
  ) {}

  @Page('/app/orderHistory')
  async orders(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Query() dto: HistoryDto,
  ): Promise<OrderHistoryPage> {
    const page = await this.list.page(viewer, shop, dto);
    return { ...page, glance: page.onlyToday ? null : await this.days.glance(shop, page.asked) };
  }

  @Roles('owner', 'manager')
  @Page('/app/orderHistory/day')
  day(@CurrentShop() shop: Shop, @Query() { day = '', span = 'day' }: PeriodDto): Promise<DayPage> {
    return this.days.page(shop, day, span);
  }
}
