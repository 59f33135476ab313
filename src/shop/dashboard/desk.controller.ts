import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { OwnIdempotency } from '../../platform/idempotency/own-idempotency.decorator.js';
import { DeskPresence } from '../ladder/desk-presence.js';
import { WhichOrderDto } from '../order/order.dto.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { DeskHereDto } from './desk.dto.js';
import type { DeskDish, DeskState } from './desk.view.js';
import { DeskPapers } from './desk-papers.service.js';
import { DeskStateService } from './desk-state.service.js';

@ApiTags('order')
@Controller('api/desk')
export class DeskController {
  constructor(
    private readonly desk: DeskStateService,
    private readonly papers: DeskPapers,
    private readonly presence: DeskPresence,
  ) {}

  @Get('state')
  state(@CurrentShop() shop: Shop): Promise<DeskState> {
    return this.desk.of(shop);
  }

  @Get('dishes')
  dishes(@CurrentShop() shop: Shop): Promise<DeskDish[]> {
    return this.desk.dishes(shop);
  }

  /** Said by every visible desk, again and again. */
  @OwnIdempotency()
  @Post('here')
  @HttpCode(200)
  here(@CurrentShop() { id }: Shop, @Body() sight: DeskHereDto): Promise<void> {
    return this.presence.isHere(id, sight);
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
