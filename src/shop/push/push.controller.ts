import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../platform/http/viewer.decorator.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { PushEndpointDto, PushTargetDto } from './push.dto.js';
import type { PushKey } from './push.view.js';
import { Subscriptions } from './subscriptions.service.js';

@ApiTags('push')
@Controller('api/push')
export class PushController {
  constructor(private readonly subscriptions: Subscriptions) {}

  @Get('key')
  async key(): Promise<PushKey> {
    return { publicKey: await this.subscriptions.publicKey() };
  }

  @Post('add')
  @HttpCode(200)
  add(
    @CurrentShop() { id }: Shop,
    @CurrentUser() viewer: Viewer,
    @Body() target: PushTargetDto,
  ): Promise<void> {
    return this.subscriptions.add(id, viewer, target);
  }

  @Post('remove')
  @HttpCode(200)
  remove(@CurrentShop() { id }: Shop, @Body() { endpoint }: PushEndpointDto): Promise<void> {
    return this.subscriptions.remove(id, endpoint);
  }
}
