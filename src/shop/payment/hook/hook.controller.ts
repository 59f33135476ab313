import { Controller, HttpCode, Param, Post, Req, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../../platform/http/public.decorator.js';
import type { Request } from '../../../platform/http/request.js';
import { HookErrors } from './hook-errors.filter.js';
import { Hooks } from './hooks.service.js';

/** Where Stripe and PayPal call. The secret in the address says for whom; the signature is over the bytes of the body. */
@Public()
@ApiExcludeController()
@UseFilters(HookErrors)
@Controller('hooks')
export class HookController {
  constructor(private readonly hooks: Hooks) {}

  @Post(':service/:secret')
  @HttpCode(200)
  async take(
    @Param('service') service: string,
    @Param('secret') secret: string,
    @Req() request: Request & { rawBody?: Buffer },
  ): Promise<void> {
    const { rawBody: body = Buffer.alloc(0), headers, ip } = request;
    await this.hooks.take(service, secret, ip, { body, headers });
  }
}
