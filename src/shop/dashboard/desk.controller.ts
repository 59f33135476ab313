import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { WhichOrderDto } from '../order/order.dto.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import type { DeskDish, DeskState } from './desk.view.js';
import { DeskPapers } from './desk-papers.service.js';
import { DeskStateService } from './desk-state.service.js';

@ApiTags('order')
@Controller('api/desk')
export class DeskController {
  constructor(
    private readonly desk: DeskStateService,
    private readonly papers: DeskPapers,
  ) {}

  @Get('state')
  state(@CurrentShop() shop: Shop): Promise<DeskState> {
    return this.desk.of(shop);
  }

  @Get('dishes')
  dishes(@CurrentShop() shop: Shop): Promise<DeskDish[]> {
    return this.desk.dishes(shop);
  }

  @Post('print')
  @HttpCode(200)
  print(
    @CurrentShop() { id: shopId }: Shop,
    @CurrentUser() { name }: Viewer,
    @Body() { id }: WhichOrderDto,
  ): Promise<void> {
    return this.papers.printAgain(shopId, id, name);
  }
}
