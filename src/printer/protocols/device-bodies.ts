import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

const ROUTES = '/print/';
const DEVICE = 'application/x-printer';
export const BODY_LIMIT = 16 * 1024;

export const textOf = (body: unknown): string => (Buffer.isBuffer(body) ? body.toString('utf8') : '');

/** Devices send any content type or none: their bodies arrive as bytes, with a small limit. */
@Injectable()
export class DeviceBodies implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.addHook('onRequest', (request, reply, done) => {
      if (request.routeOptions.url?.startsWith(ROUTES)) {
        request.headers['content-type'] = DEVICE;
        // What a proxy kept would be printed again and again.
        reply.header('cache-control', 'no-store');
      }
      done();
    });
    server.addContentTypeParser(
      DEVICE,
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    );
  }
}
