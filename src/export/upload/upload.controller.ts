import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../auth/roles.decorator.js';
import { RateLimit } from '../../platform/http/rate-limit.decorator.js';
import { Needs } from '../../shop/plan-gate/needs.decorator.js';
import { CurrentShop } from '../../shop/restaurant/current-shop.decorator.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { ConnectionChecks } from './connection-check.service.js';
import type { ConnectionCheck } from './upload.types.js';

@ApiTags('export')
@Controller('api/export')
@Roles('owner', 'manager')
export class UploadController {
  constructor(private readonly checks: ConnectionChecks) {}

  /** Each call dials out and signs in somewhere: not a way to try passwords. */
  @Post('check')
  @HttpCode(200)
  @Needs('siteExport')
  @RateLimit({ points: 20, seconds: 600, by: 'user' })
  check(@CurrentShop() shop: Shop): Promise<ConnectionCheck> {
    return this.checks.check(shop);
  }
}
