import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from '../../src/app.js';
import type { Env } from '../../src/platform/env/env.js';
import { testEnv } from './env.js';
import { StoppedClock } from './stopped-clock.js';

export interface RunningApp {
  app: NestFastifyApplication;
  env: Env;
  clock: StoppedClock;
  url: string;
  close(): Promise<void>;
}

/** The real product on a real port, with the stores of the run and a clock that stands still. */
export async function startApp(over: Record<string, string> = {}): Promise<RunningApp> {
  const env = testEnv(over);
  const clock = new StoppedClock();
  const app = await createApp(env, clock);
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  // The cookie and origin rules follow the address people type.
  env.BASE_URL ??= `http://127.0.0.1:${port}`;
  return { app, env, clock, url: `http://127.0.0.1:${port}`, close: () => app.close() };
}
