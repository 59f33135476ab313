import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { Env } from '../env/env.js';
import { Batches } from './batches.js';
import { BullQueue } from './bull.queue.js';
import { Outbox } from './outbox.js';
import { Queue } from './queue.js';
import { Redis } from './redis.js';
import { Schedules } from './schedule.js';

const SWEEP_MS = 5_000;

@Global()
@Module({
  imports: [ScheduleModule.forRoot()],
  providers: [
    { provide: Redis, inject: [Env], useFactory: (env: Env) => Redis.connect(env) },
    { provide: Queue, useClass: BullQueue },
    Outbox,
    Batches,
    Schedules,
  ],
  exports: [Redis, Queue, Outbox, Batches, Schedules],
})
export class QueueModule implements OnModuleInit {
  constructor(
    private readonly schedules: Schedules,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.schedules.every('outbox', SWEEP_MS, () => this.outbox.sweep());
  }
}
