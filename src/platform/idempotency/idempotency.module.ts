import { Module, type OnModuleInit } from '@nestjs/common';
import { APP_GUARD, HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import type { Reply, Request } from '../http/request.js';
import { Answers } from './answers.js';
import { IdempotencyGuard } from './idempotency.guard.js';

@Module({
  providers: [Answers, IdempotencyGuard, { provide: APP_GUARD, useExisting: IdempotencyGuard }],
})
export class IdempotencyModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly guard: IdempotencyGuard,
  ) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.addHook('onSend', (request, reply, payload, done) => {
      if (!this.guard.holds(request as Request)) return done(null, payload);
      this.guard.send(request as Request, reply as Reply, payload).then(() => done(null, payload), done);
    });
    server.addHook('onResponse', (request, _, done) => {
      this.guard.leave(request as Request);
      done();
    });
  }
}
