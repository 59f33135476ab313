import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { CallBackDto, NewBlockDto, WhichBlockDto } from './block-list.dto.js';
import { BlockList } from './block-list.service.js';

@ApiTags('blockList')
@Roles('owner', 'manager')
@Controller('api/blockList')
export class BlockListController {
  constructor(private readonly list: BlockList) {}

  @Post('add')
  add(@CurrentUser() viewer: Viewer, @CurrentShop() shop: Shop, @Body() body: NewBlockDto): Promise<void> {
    return this.list.add(shop, viewer, body);
  }

  @Post('remove')
  @HttpCode(200)
  remove(@CurrentShop() shop: Shop, @Body() { id }: WhichBlockDto): Promise<void> {
    return this.list.remove(shop.id, id);
  }

  @Post('callBack')
  @HttpCode(200)
  callBack(
    @CurrentShop() shop: Shop,
    @Body() { aboveCents, first, payOnline = false }: CallBackDto,
  ): Promise<void> {
    return this.list.setCallBack(shop.id, { aboveCents, first, payOnline });
  }
}
