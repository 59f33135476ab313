import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { BoardService } from './board.service.js';
import { MoveOrderDto } from './order.dto.js';
import type { BoardOrder, OrderBoard } from './order.view.js';

@ApiTags('order')
@Controller('api/order')
export class OrderController {
  constructor(private readonly board: BoardService) {}

  @Get('board')
  show(@CurrentShop() shop: Shop): Promise<OrderBoard> {
    return this.board.of(shop.id);
  }

  @Post('move')
  @HttpCode(200)
  move(
    @CurrentShop() shop: Shop,
    @CurrentUser() viewer: Viewer,
    @Body() body: MoveOrderDto,
  ): Promise<BoardOrder> {
    return this.board.move(shop.id, viewer.userId, body);
  }
}
