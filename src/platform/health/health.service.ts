import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import { withDeadline } from '../dial/deadline.js';
import { Redis } from '../queue/redis.js';

export type Readiness = Record<'store' | 'queue' | 'running', boolean>;

const DEADLINE_MS = 1_000;

@Injectable()
export class HealthService implements OnModuleDestroy {
  private running = true;

  constructor(
    @InjectConnection() private readonly store: mongoose.Connection,
    private readonly redis: Redis,
  ) {}

  /** Whether this process can serve now; a proxy stops sending to one that is about to end. */
  async readiness(): Promise<Readiness> {
    const [store, queue] = await Promise.all([
      answers(async () => this.store.db?.admin().ping() ?? Promise.reject(new Error('not connected'))),
      answers(() => this.redis.client.ping()),
    ]);
    return { store, queue, running: this.running };
  }

  onModuleDestroy(): void {
    this.running = false;
  }
}

const answers = (ask: () => Promise<unknown>): Promise<boolean> =>
  withDeadline(DEADLINE_MS, ask).then(
    () => true,
    () => false,
  );
