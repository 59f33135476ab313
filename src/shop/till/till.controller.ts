import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { AsksPassword } from '../../platform/http/asks-password.decorator.js';
import { RateLimit } from '../../platform/http/rate-limit.decorator.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { TillKeyDto, WebhookDto, WhichTillDto } from './till.dto.js';
import type { TillNoticeView } from './till.view.js';
import { TillSettings } from './till-settings.service.js';

/** A key or an address of a webhook reads all orders and outlives the session: a PIN is not enough to make one. */
@ApiTags('till')
@Roles('owner', 'manager')
@Controller('api/till')
export class TillController {
  constructor(private readonly till: TillSettings) {}

  @Get('notices')
  notices(@CurrentShop() { id }: Shop): Promise<TillNoticeView[]> {
    return this.till.list(id);
  }

  /** The secret is shown once, when the address is new. */
  @Post('webhook')
  @AsksPassword()
  @HttpCode(200)
  @RateLimit({ points: 20, seconds: 60, by: 'user' })
  async webhook(@CurrentShop() { id }: Shop, @Body() { url, active }: WebhookDto) {
    return { secret: await this.till.setWebhook(id, url, active) };
  }

  @Post('webhook/remove')
  @AsksPassword()
  @HttpCode(200)
  removeWebhook(@CurrentShop() { id }: Shop): Promise<void> {
    return this.till.removeWebhook(id);
  }

  @Post('test')
  @HttpCode(200)
  @RateLimit({ points: 20, seconds: 60, by: 'user' })
  test(@CurrentShop() { id }: Shop): Promise<void> {
    return this.till.ping(id);
  }

  @Post('replay')
  @HttpCode(200)
  @RateLimit({ points: 60, seconds: 60, by: 'user' })
  replay(@CurrentShop() { id: shopId }: Shop, @Body() { id }: WhichTillDto): Promise<void> {
    return this.till.replay(shopId, id);
  }

  @Post('key/add')
  @AsksPassword()
  async addKey(@CurrentShop() { id }: Shop, @Body() { name }: TillKeyDto) {
    return { key: await this.till.addKey(id, name) };
  }

  @Post('key/remove')
  @AsksPassword()
  @HttpCode(200)
  removeKey(@CurrentShop() { id: shopId }: Shop, @Body() { id }: WhichTillDto): Promise<void> {
    return this.till.removeKey(shopId, id);
  }
}
