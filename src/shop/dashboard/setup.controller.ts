import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { type ShopView, toShopView } from '../restaurant/shop.view.js';
import { StartMenuDto } from './setup.dto.js';
import { SetupService } from './setup.service.js';

@Roles('owner', 'manager')
@ApiTags('setup')
@Controller('api/setup')
export class SetupController {
  constructor(private readonly setup: SetupService) {}

  @Post('menu')
  @HttpCode(200)
  async startMenu(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { template }: StartMenuDto,
  ): Promise<ShopView> {
    return toShopView(await this.setup.startMenu(viewer, shop, template));
  }
}
