import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../auth/roles.decorator.js';
import { Answer } from '../../../platform/http/answer.js';
import { CurrentUser } from '../../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../../platform/http/viewer.js';
import { CurrentShop } from '../../restaurant/current-shop.decorator.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { type ShopView, type TeamShopView, toShopView, toTeamShopView } from '../../restaurant/shop.view.js';
import { PauseDto } from './pause.dto.js';
import { PauseService } from './pause.service.js';

@ApiTags('shop')
@Roles('owner', 'manager', 'staff')
@Controller('api/shop')
export class PauseController {
  constructor(private readonly pauses: PauseService) {}

  @Post('pause')
  @HttpCode(200)
  async pause(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() wish: PauseDto,
  ): Promise<Answer<ShopView | TeamShopView>> {
    const paused = await this.pauses.pause(viewer, shop, wish);
    return new Answer(viewFor(viewer, paused), 'Bestellungen pausieren');
  }

  @Post('resume')
  @HttpCode(200)
  async resume(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
  ): Promise<Answer<ShopView | TeamShopView>> {
    return new Answer(viewFor(viewer, await this.pauses.resume(viewer, shop)), 'Bestellungen laufen wieder');
  }
}

const viewFor = ({ role }: Viewer, shop: Shop) =>
  role === 'staff' ? toTeamShopView(shop) : toShopView(shop);
