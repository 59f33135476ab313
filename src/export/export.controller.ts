import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../auth/roles.decorator.js';
import { RawAnswer } from '../platform/http/answer.js';
import { CurrentUser } from '../platform/http/viewer.decorator.js';
import type { Viewer } from '../platform/http/viewer.js';
import { CurrentShop } from '../shop/restaurant/current-shop.decorator.js';
import type { Shop } from '../shop/restaurant/shop.types.js';
import { BuildService } from './build.service.js';

@ApiTags('export')
@Controller('api/export')
@Roles('owner', 'manager')
export class ExportController {
  constructor(private readonly builds: BuildService) {}

  @Get('build')
  async build(
    @CurrentShop() shop: Shop,
    @CurrentUser() viewer: Viewer,
  ): Promise<RawAnswer<{ success: true; message: string; buildId: string }>> {
    const { id } = await this.builds.buildLater(shop.id, viewer.userId);
    return new RawAnswer({ success: true, message: 'Deine Seite wird neu geschrieben.', buildId: id });
  }
}
