import { Controller, HttpCode, Param, Post, Req, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../../platform/http/public.decorator.js';
import type { Request } from '../../../platform/http/request.js';
import { HookErrors } from '../../payment/hook/hook-errors.filter.js';
import { PlatformHooks } from './platform-hooks.service.js';

/** Where Stripe and PayPal tell of plans. The signature is over the bytes of the body. */
@Public()
@ApiExcludeController()
@UseFilters(HookErrors)
@Controller('hooks/platform')
export class PlatformHookController {
  constructor(private readonly hooks: PlatformHooks) {}

  @Post(':service')
  @HttpCode(200)
  async take(
    @Param('service') service: string,
    @Req() request: Request & { rawBody?: Buffer },
  ): Promise<void> {
    const { rawBody: body = Buffer.alloc(0), headers } = request;
    await this.hooks.take(service, { body, headers });
  }
}
