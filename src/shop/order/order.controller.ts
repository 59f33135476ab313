import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { BoardService } from './board/board.service.js';
import { DeskService } from './board/desk.service.js';
import { OrderChange } from './change/change.service.js';
import {
  ChangeOrderDto,
  FindOrdersDto,
  MoveOrderDto,
  PromiseDto,
  SeenDto,
  TakeDto,
  WhichOrderDto,
} from './order.dto.js';
import type { BoardOrder, OrderBoard, WaitingOrders } from './order.view.js';

@ApiTags('order')
@Controller('api/order')
export class OrderController {
  constructor(
    private readonly board: BoardService,
    private readonly desk: DeskService,
    private readonly changes: OrderChange,
  ) {}

  @Get('board')
  show(@CurrentShop() { id }: Shop, @Query() { take }: TakeDto): Promise<OrderBoard> {
    return this.board.of(id, take);
  }

  @Get('waiting')
  waiting(@CurrentShop() shop: Shop): Promise<WaitingOrders> {
    return this.board.waiting(shop);
  }

  @Get('finished')
  finished(@CurrentShop() { id }: Shop): Promise<BoardOrder[]> {
    return this.board.finished(id);
  }

  @Get('find')
  find(
    @CurrentShop() shop: Shop,
    @CurrentUser() { role }: Viewer,
    @Query() { q }: FindOrdersDto,
  ): Promise<BoardOrder[]> {
    return this.board.find(shop, role, q);
  }

  @Post('move')
  @HttpCode(200)
  move(
    @CurrentShop() { id }: Shop,
    @CurrentUser() viewer: Viewer,
    @Body() body: MoveOrderDto,
  ): Promise<BoardOrder> {
    return this.desk.move(id, viewer, body);
  }

  @Post('undo')
  @HttpCode(200)
  undo(
    @CurrentShop() shop: Shop,
    @CurrentUser() viewer: Viewer,
    @Body() { id }: WhichOrderDto,
  ): Promise<BoardOrder> {
    return this.desk.undo(shop.id, viewer, id);
  }

  @Post('recall')
  @HttpCode(200)
  recall(
    @CurrentShop() shop: Shop,
    @CurrentUser() viewer: Viewer,
    @Body() { id }: WhichOrderDto,
  ): Promise<BoardOrder> {
    return this.desk.recall(shop.id, viewer, id);
  }

  @Post('promise')
  @HttpCode(200)
  promise(
    @CurrentShop() { id }: Shop,
    @CurrentUser() viewer: Viewer,
    @Body() body: PromiseDto,
  ): Promise<BoardOrder> {
    return this.desk.promise(id, viewer, body);
  }

  @Post('change')
  @HttpCode(200)
  lower(
    @CurrentShop() { id }: Shop,
    @CurrentUser() viewer: Viewer,
    @Body() body: ChangeOrderDto,
  ): Promise<BoardOrder> {
    return this.changes.lower(id, viewer, body);
  }

  @Post('seen')
  @HttpCode(200)
  seen(@CurrentShop() { id }: Shop, @CurrentUser() viewer: Viewer, @Body() { ids }: SeenDto): Promise<void> {
    return this.desk.see(id, viewer, ids);
  }
}
