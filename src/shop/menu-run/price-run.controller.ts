import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { RaisePricesDto } from '../dish/product.dto.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { PriceRunService } from './price-run.service.js';

@ApiTags('menu')
@Roles('owner', 'manager')
@Controller('api/product')
export class PriceRunController {
  constructor(private readonly prices: PriceRunService) {}

  /** Answers with the run, which can be taken back; null when no price changed. */
  @Post('raisePrices')
  @HttpCode(200)
  async raisePrices(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { ids, percent, roundTo }: RaisePricesDto,
  ): Promise<{ run: string | null }> {
    return { run: await this.prices.raise(viewer, shop, ids, percent, roundTo) };
  }
}
