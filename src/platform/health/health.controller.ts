import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../http/public.decorator.js';
import type { Reply } from '../http/request.js';
import { HealthService, type Readiness } from './health.service.js';

@Public()
@ApiExcludeController()
@Controller()
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** The process lives. It says nothing about the stores: restarting it would not bring them back. */
  @Get('healthz')
  alive(): { ok: true } {
    return { ok: true };
  }

  @Get('readyz')
  async ready(@Res({ passthrough: true }) reply: Reply): Promise<Readiness> {
    const readiness = await this.health.readiness();
    reply.header('cache-control', 'no-store');
    if (Object.values(readiness).includes(false)) reply.code(HttpStatus.SERVICE_UNAVAILABLE);
    return readiness;
  }
}
