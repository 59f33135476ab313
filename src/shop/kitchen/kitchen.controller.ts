import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import type { BoardOrder } from '../order/order.view.js';
import { PassService } from '../order/pass/pass.service.js';
import { PassRecall } from '../order/pass/pass-recall.service.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { KitchenStationDto, TicketDto } from './kitchen.dto.js';
import type { KitchenState } from './kitchen.view.js';
import { KitchenStateService } from './kitchen-state.service.js';

@ApiTags('order')
@Controller('api/kitchen')
export class KitchenController {
  constructor(
    private readonly kitchen: KitchenStateService,
    private readonly pass: PassService,
    private readonly recalls: PassRecall,
  ) {}

  @Get('state')
  state(@CurrentShop() shop: Shop): Promise<KitchenState> {
    return this.kitchen.of(shop);
  }

  @Get('done')
  done(@CurrentShop() { id }: Shop, @Query() { station }: KitchenStationDto): Promise<BoardOrder[]> {
    return this.recalls.list(id, station ?? null);
  }

  @Post('bump')
  @HttpCode(200)
  bump(
    @CurrentShop() shop: Shop,
    @CurrentUser() viewer: Viewer,
    @Body() { id, station }: TicketDto,
  ): Promise<BoardOrder> {
    return this.pass.bump(shop.id, viewer, { id, station: station ?? null });
  }

  @Post('recall')
  @HttpCode(200)
  recall(
    @CurrentShop() shop: Shop,
    @CurrentUser() viewer: Viewer,
    @Body() { id, station }: TicketDto,
  ): Promise<BoardOrder> {
    return this.recalls.recall(shop.id, viewer, { id, station: station ?? null });
  }
}
