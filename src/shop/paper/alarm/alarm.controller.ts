import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CurrentUser } from '../../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../../platform/http/viewer.js';
import { CurrentShop } from '../../restaurant/current-shop.decorator.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { AlarmsDto } from './alarm.dto.js';
import { AlarmService } from './alarm.service.js';
import type { AlarmView } from './alarm.view.js';

@Controller('api/paper')
export class AlarmController {
  constructor(private readonly alarms: AlarmService) {}

  @Get('alarms')
  list(@CurrentShop() shop: Shop): Promise<AlarmView[]> {
    return this.alarms.list(shop);
  }

  @Post('seen')
  @HttpCode(200)
  seen(
    @CurrentShop() shop: Shop,
    @CurrentUser() { name }: Viewer,
    @Body() { ids }: AlarmsDto,
  ): Promise<AlarmView[]> {
    return this.alarms.acknowledge(shop, ids, name);
  }
}
