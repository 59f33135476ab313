import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import { Queue } from '../platform/queue/queue.js';
import { newId } from '../shared/ids.js';
import { BUILD } from './build.jobs.js';
import { BuildRepository } from './build.repository.js';
import type { Build } from './build.types.js';

const PATIENCE_MS = 60_000;

/** Starts builds of a site. Written first, queued second; the sweep finds what was never queued. */
@Injectable()
export class BuildService {
  constructor(
    private readonly builds: BuildRepository,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  /** Asked twice before it began, it is one build. */
  async buildLater(shopId: string, requestedBy: string): Promise<Build> {
    const waiting = await this.builds.findWaiting(shopId);
    const build = waiting ?? this.newBuild(shopId, requestedBy);
    if (!waiting) await this.builds.add(build);
    await this.enqueue(build);
    return build;
  }

  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - PATIENCE_MS);
    for (const build of await this.builds.listUnfinished(before, 50)) await this.enqueue(build);
  }

  private enqueue({ shopId, id }: Build): Promise<void> {
    return this.queue.add(BUILD, { shopId, buildId: id }, { id });
  }

  private newBuild(shopId: string, requestedBy: string): Build {
    return {
      id: newId(),
      shopId,
      state: 'waiting',
      requestedBy,
      requestedAt: this.clock.now(),
      finishedAt: null,
      files: 0,
      bytes: 0,
      problem: null,
    };
  }
}
