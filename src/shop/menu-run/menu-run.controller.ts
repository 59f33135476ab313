import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { Answer } from '../../platform/http/answer.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { MenuRunDto } from './menu-run.dto.js';
import { MenuRunService } from './menu-run.service.js';
import type { TakenBack } from './menu-run.view.js';

@ApiTags('menu')
@Roles('owner', 'manager')
@Controller('api/menuRun')
export class MenuRunController {
  constructor(private readonly runs: MenuRunService) {}

  /** Never replaces what somebody has changed since; the answer names it. */
  @Post('takeBack')
  @HttpCode(200)
  async takeBack(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { id }: MenuRunDto,
  ): Promise<Answer<TakenBack>> {
    const taken = await this.runs.takeBack(viewer, shop, id);
    return new Answer(taken, taken.text);
  }
}
