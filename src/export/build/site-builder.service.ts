import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { Redis } from '../../platform/queue/redis.js';
import { RedisLock } from '../../platform/queue/redis-lock.js';
import { newId } from '../../shared/ids.js';
import { BuildLost } from './build.errors.js';
import type { BuildJob } from './build.jobs.js';
import { BuildRepository } from './build.repository.js';
import type { Build } from './build.types.js';
import { type BuildRun, BuildWatch } from './build-watch.service.js';
import { Publishing } from './publishing.service.js';

const MOST_ATTEMPTS = 5;
const LEASE_MS = 6_000;
const WAIT_MS = 500;
const WAITS = 20;
const UNKNOWN = 'Die Website konnte nicht erstellt werden. Versuche es noch einmal.';

/** Runs builds. Run again after a crash it goes on where the tree is complete; a finished build is left alone. */
@Injectable()
export class SiteBuilder {
  private readonly log = new Logger('Export');

  constructor(
    private readonly builds: BuildRepository,
    private readonly publishing: Publishing,
    private readonly watch: BuildWatch,
    private readonly redis: Redis,
    private readonly clock: Clock,
  ) {}

  async build(job: BuildJob): Promise<void> {
    const lock = await this.turnOf(job.shopId);
    // Somebody is at it; the sweep comes back to what they leave.
    if (!lock) return;
    try {
      await this.attempt(job);
    } finally {
      await lock.release();
    }
  }

  private async attempt({ shopId, buildId }: BuildJob): Promise<void> {
    const run = newId();
    const build = await this.builds.begin(shopId, buildId, { run, at: this.clock.now() });
    if (!build) return;
    await this.watch.tell(build, 'building', null);
    try {
      const done = await this.watch.over(build, run, (work: BuildRun) => this.publishing.publish(work));
      await this.watch.end(build, run, { state: 'published', problem: null, ...done });
    } catch (error) {
      await this.fail(build, run, error);
    }
    await this.publishing.tidy(shopId);
  }

  private async fail(build: Build, run: string, error: unknown): Promise<void> {
    if (error instanceof BuildLost) return;
    const isKnown = error instanceof AppError;
    if (!isKnown) this.log.error(`${build.id}: ${error instanceof Error ? error.message : error}`);
    if (!isKnown && (build.attempts ?? 0) < MOST_ATTEMPTS) throw error;
    const why = isKnown ? { problem: error.message, problemCode: error.code } : { problem: UNKNOWN };
    await this.watch.end(build, run, { state: 'failed', ...why });
  }

  /** A shop is built by one worker at a time, also when the one before was just cancelled. */
  private async turnOf(shopId: string): Promise<RedisLock | null> {
    for (let waits = 0; waits < WAITS; waits += 1) {
      const lock = await RedisLock.take(this.redis, `build:${shopId}`, LEASE_MS);
      if (lock) return lock;
      await sleep(WAIT_MS);
    }
    return null;
  }
}
