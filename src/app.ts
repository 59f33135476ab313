import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { MIGRATIONS } from './migrations/migrations.js';
import { ApiDocs } from './platform/api-docs/api-docs.js';
import { type Clock, SystemClock } from './platform/clock/clock.js';
import type { Env } from './platform/env/env.js';
import { HealthController } from './platform/health/health.controller.js';
import { GuestHosts } from './platform/http/guest-hosts.js';
import { adapterFor, configureServer, onlyHealth } from './platform/http/server/server.js';
import { closeSilentConnections } from './platform/http/server/silent-connections.js';
import { validation } from './platform/http/validation.js';
import { createLog } from './platform/log/log.js';
import { NestLog } from './platform/log/nest-log.js';
import { MetricsController } from './platform/metrics/metrics.controller.js';
import { migrate } from './platform/migrations/migrate.js';

/** Asked for by an operator, a terminal or the one that started us. Without a list Nest would stop at every signal there is. */
const FAREWELLS = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/** The whole product, ready to listen. Tests boot the same one with a clock of their own. */
export async function createApp(env: Env, clock: Clock = new SystemClock()): Promise<NestFastifyApplication> {
  const log = createLog(env);
  await migrate(env, MIGRATIONS, log);
  const hosts = new GuestHosts(env.TRUST_PROXY > 0);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.for(env, clock, hosts),
    adapterFor(env, log, hosts),
    {
      rawBody: true,
      bufferLogs: false,
      abortOnError: false,
      forceCloseConnections: false,
      logger: new NestLog(log),
    },
  );
  app.get(ApiDocs, { strict: false }).describe(app);
  app.useGlobalPipes(validation());
  app.enableShutdownHooks(FAREWELLS, { useProcessExit: true });
  closeSilentConnections(app.getHttpAdapter().getInstance());
  if (env.runsWeb) await configureServer(app, env, hosts);
  else onlyHealth(app, [HealthController, MetricsController]);
  return app;
}
