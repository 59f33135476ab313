import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.js';

@Global()
@Module({ controllers: [MetricsController], providers: [Metrics], exports: [Metrics] })
export class MetricsModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
      // An open stream lasts for minutes and is no slow answer.
      if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return done();
      const route = routeOptions.url ?? 'unmatched';
      this.metrics.answered({ method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
      done();
    });
  }
}
