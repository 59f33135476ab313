import type { AddressInfo } from 'node:net';
import { type CanActivate, type ExecutionContext, Injectable, type Type } from '@nestjs/common';
import { APP_GUARD, NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Request } from '../../src/platform/http/request.js';
import { adapterFor } from '../../src/platform/http/server/server.js';
import { validation } from '../../src/platform/http/validation.js';
import { PlatformModule } from '../../src/platform/platform.module.js';
import { testEnv } from './env.js';
import { StoppedClock } from './stopped-clock.js';

export interface PlatformApp {
  app: NestFastifyApplication;
  clock: StoppedClock;
  url: string;
  /** Signed in when `as` names somebody; their shop is `shop-of-<name>`. */
  call(path: string, init?: RequestInit & { as?: string }): Promise<Response>;
  close(): Promise<void>;
}

interface Parts {
  controllers?: Type[];
  providers?: Type[];
}

/** The platform without the product on top, for what the product's own calls would not show. */
export async function startPlatform(
  { controllers = [], providers = [] }: Parts = {},
  over: Record<string, string> = {},
): Promise<PlatformApp> {
  const env = testEnv({ NODE_ENV: 'development', ...over });
  const clock = new StoppedClock();
  const root = {
    module: class TestModule {},
    imports: [PlatformModule.for(env, clock)],
    controllers,
    providers: [...providers, { provide: APP_GUARD, useClass: NameTag }],
  };
  const options = { rawBody: true, abortOnError: false, logger: false as const };
  const app = await NestFactory.create<NestFastifyApplication>(root, adapterFor(env), options);
  app.useGlobalPipes(validation());
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const call = (path: string, { as, headers, ...init }: RequestInit & { as?: string } = {}) =>
    fetch(url + path, { ...init, headers: { ...(headers as object), ...(as && { 'x-name': as }) } });
  return { app, clock, url, call, close: () => app.close() };
}

/** Stands where the product's guard stands: the name in the header is believed. */
@Injectable()
class NameTag implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const name = request.headers['x-name'];
    request.user =
      typeof name === 'string'
        ? {
            userId: name,
            sessionId: name,
            byPin: false,
            shopId: `shop-of-${name}`,
            role: 'owner',
            name,
            email: `${name}@bella.example`,
          }
        : null;
    return true;
  }
}
