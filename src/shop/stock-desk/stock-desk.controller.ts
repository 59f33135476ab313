import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { StockLevelDto } from './stock-desk.dto.js';
import { StockDesk } from './stock-desk.service.js';

@ApiTags('stock')
@Roles('owner', 'manager')
@Controller('api/stock')
export class StockController {
  constructor(private readonly desk: StockDesk) {}

  @Post('set')
  @HttpCode(200)
  async set(
    @CurrentShop() shop: Shop,
    @CurrentUser() { userId }: Viewer,
    @Body() { productId, left }: StockLevelDto,
  ): Promise<void> {
    await this.desk.set(shop, userId, productId, left);
  }
}
