import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { ApiDocsModule } from './api-docs/api-docs.module.js';
import { AuditModule } from './audit/audit.module.js';
import { CipherModule } from './cipher/cipher.module.js';
import { Clock } from './clock/clock.js';
import { Env } from './env/env.js';
import { FilesModule } from './files/files.module.js';
import { HealthModule } from './health/health.module.js';
import { ErrorFilter } from './http/error.filter.js';
import { FastPaths } from './http/fast-paths.js';
import { GuestHosts } from './http/guest-hosts.js';
import { RateLimitModule } from './http/rate-limit.module.js';
import { IdempotencyModule } from './idempotency/idempotency.module.js';
import { LiveModule } from './live/live.module.js';
import { MailModule } from './mail/mail.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { PageRenderer } from './pages/page.renderer.js';
import { PageFrame } from './pages/page-frame.js';
import { PayModule } from './pay/pay.module.js';
import { PicturesModule } from './pictures/pictures.module.js';
import { PulseModule } from './pulse/pulse.module.js';
import { PushEdgeModule } from './push/push.module.js';
import { QueueModule } from './queue/queue.module.js';
import { Indexes } from './store/indexes.js';
import { StoreModule } from './store/store.module.js';

/** Everything that is not about restaurants. Global: nobody has to import it by name. */
@Global()
@Module({})
export class PlatformModule {
  static for(env: Env, clock: Clock, hosts = new GuestHosts()): DynamicModule {
    return {
      module: PlatformModule,
      imports: [
        StoreModule,
        QueueModule,
        LiveModule,
        CipherModule,
        FilesModule,
        PicturesModule,
        MailModule,
        AuditModule,
        RateLimitModule,
        IdempotencyModule,
        HealthModule,
        MetricsModule,
        ApiDocsModule,
        PulseModule,
        PushEdgeModule,
        PayModule,
      ],
      providers: [
        { provide: Env, useValue: env },
        { provide: Clock, useValue: clock },
        { provide: GuestHosts, useValue: hosts },
        Indexes,
        PageRenderer,
        PageFrame,
        FastPaths,
        ErrorFilter,
        { provide: APP_FILTER, useExisting: ErrorFilter },
      ],
      exports: [Env, Clock, GuestHosts, PageRenderer, PageFrame, FastPaths, ErrorFilter],
    };
  }
}
