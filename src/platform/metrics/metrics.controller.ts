import { Controller, Get, NotFoundException, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Env } from '../env/env.js';
import { Public } from '../http/public.decorator.js';
import type { Reply, Request } from '../http/request.js';
import { Metrics } from './metrics.js';
import { mayReadMetrics } from './metrics-access.js';

@Public()
@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly env: Env,
  ) {}

  @Get()
  async read(@Req() request: Request, @Res({ passthrough: true }) reply: Reply): Promise<string> {
    const { authorization, forwarded, 'x-forwarded-for': forwardedFor, via } = request.headers;
    const asking = {
      peer: request.raw.socket.remoteAddress,
      forwarded: [forwarded, forwardedFor, via].some((header) => header !== undefined),
      authorization,
    };
    if (!mayReadMetrics(asking, this.env.METRICS_TOKEN)) throw new NotFoundException();
    reply.type(this.metrics.registry.contentType);
    return this.metrics.text();
  }
}
