import { Module, type OnModuleInit } from '@nestjs/common';
import { APP_INTERCEPTOR, HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import type { Reply, Request } from '../http/request.js';
import { Answers } from './answers.js';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';

@Module({
  providers: [
    Answers,
    IdempotencyInterceptor,
    { provide: APP_INTERCEPTOR, useExisting: IdempotencyInterceptor },
  ],
})
export class IdempotencyModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly interceptor: IdempotencyInterceptor,
  ) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.addHook('onSend', (request, reply, payload, done) => {
      this.interceptor
        .send(request as Request, reply as Reply, payload)
        .then(() => done(null, payload), done);
    });
  }
}
