import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { Answer } from '../../platform/http/answer.js';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { BinEntriesDto, RestoreDto } from './bin.dto.js';
import { BinDesk } from './bin-desk.service.js';

@ApiTags('menu')
@Roles('owner', 'manager')
@Controller('api/bin')
export class BinController {
  constructor(private readonly desk: BinDesk) {}

  @Post('restore')
  @HttpCode(200)
  async restore(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() shop: Shop,
    @Body() { ids, categoryId = null }: RestoreDto,
  ): Promise<Answer<null>> {
    return new Answer(null, await this.desk.restore(viewer, shop, ids, { categoryId }));
  }

  @Post('purge')
  @HttpCode(200)
  async purge(
    @CurrentUser() viewer: Viewer,
    @CurrentShop() { id }: Shop,
    @Body() { ids }: BinEntriesDto,
  ): Promise<Answer<null>> {
    const purged = await this.desk.purge(viewer, id, ids);
    return new Answer(null, purged === 1 ? 'Endgültig gelöscht' : `${purged} endgültig gelöscht`);
  }
}
