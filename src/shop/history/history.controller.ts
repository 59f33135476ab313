import { Readable } from 'node:stream';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { RateLimit } from '../../platform/http/rate-limit.decorator.js';
import type { Reply } from '../../platform/http/request.js';
import { sendFile } from '../../platform/http/send-file.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { WhichOrderDto } from '../order/order.dto.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { HistoryDto, MoreHistoryDto } from './history.dto.js';
import type { HistoryMore, HistoryOrder } from './history.view.js';
import { OrderFileService } from './order-file.service.js';
import { OrderHistoryList } from './order-history-list.service.js';

@ApiTags('order')
@Controller('api/orderHistory')
export class HistoryController {
  constructor(
    private readonly list: OrderHistoryList,
    private readonly files: OrderFileService,
  ) {}

  @Get('list')
  more(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Query() dto: MoreHistoryDto,
  ): Promise<HistoryMore> {
    return this.list.more(viewer, shop, dto);
  }

  @Get('order')
  order(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Query() { id }: WhichOrderDto,
  ): Promise<HistoryOrder> {
    return this.list.order(viewer, shop, id);
  }

  @Roles('owner', 'manager')
  @Get('export')
  @ApiProduces('text/csv')
  @RateLimit({ points: 10, seconds: 60, by: 'user' })
  async export(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Query() dto: HistoryDto,
    @Res() reply: Reply,
  ): Promise<void> {
    const rows = this.files.csv(shop.id, this.list.askedOf(viewer, shop, dto));
    const content = Readable.from(rows);
    await sendFile(reply, { type: 'text/csv; charset=utf-8', name: 'bestellungen.csv', content });
  }
}
