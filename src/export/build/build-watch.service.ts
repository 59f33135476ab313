import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Live } from '../../platform/live/live.js';
import { BuildLost, BuildTooLate } from './build.errors.js';
import { BuildRepository } from './build.repository.js';
import type { Build, BuildState } from './build.types.js';
import { FailedBuildMails } from './failure/failed-build-mails.service.js';
import type { UploadProgress } from './upload.types.js';

/** Everything together, however often a worker had to begin again. */
const DEADLINE_MINUTES = 30;
const LOOK_MS = 1_000;
const TELL_MS = 300;
/** For an upload to let go of its connections. */
const LEAVE_MS = 10_000;

/** What the work of one attempt may ask and say. */
export interface BuildRun {
  id: string;
  build: Build;
  signal: AbortSignal;
  /** Throws BuildLost when this attempt may not write any more. */
  move(set: Partial<Omit<Build, 'id' | 'shopId'>>): Promise<void>;
  progress(progress: UploadProgress): void;
}

/** Ends the work on a build when it was cancelled, was taken over or lasts too long. */
@Injectable()
export class BuildWatch {
  constructor(
    private readonly builds: BuildRepository,
    private readonly live: Live,
    private readonly clock: Clock,
    private readonly mails: FailedBuildMails,
  ) {}

  async over<T>(build: Build, id: string, work: (run: BuildRun) => Promise<T>): Promise<T> {
    const ending = new AbortController();
    const told = this.telling(build, id);
    const look = async () => {
      if (this.isLate(build)) ending.abort(new BuildTooLate(DEADLINE_MINUTES));
      else if (!(await told.write())) ending.abort(new BuildLost());
    };
    const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS);
    const ended = new Promise<never>((_, reject) => {
      ending.signal.addEventListener('abort', () => reject(ending.signal.reason));
    });
    ended.catch(() => undefined);
    const run: BuildRun = {
      id,
      build,
      signal: ending.signal,
      move: async (set) => {
        if (!(await this.builds.change(build, id, set))) throw new BuildLost();
        if (set.state) await this.tell(build, set.state, null);
      },
      progress: told.progress,
    };
    try {
      if (this.isLate(build)) throw new BuildTooLate(DEADLINE_MINUTES);
      const working = work(run);
      const left = ended.catch(async (reason: unknown) => {
        await Promise.race([working.catch(() => undefined), sleep(LEAVE_MS, null, { ref: false })]);
        throw reason;
      });
      left.catch(() => undefined);
      return await Promise.race([working, left]);
    } finally {
      clearInterval(timer);
      // Whoever ignores the end still gets it.
      ending.abort(new BuildLost());
    }
  }

  async end(build: Build, run: string, set: Partial<Build> & { state: BuildState }): Promise<void> {
    const ended = { ...set, finishedAt: this.clock.now() };
    if (!(await this.builds.finish(build, run, ended))) return;
    await this.tell(build, set.state, null);
    if (set.state === 'failed') await this.mails.tell({ ...build, ...ended });
  }

  async tell(build: Build, state: BuildState, progress: UploadProgress | null): Promise<void> {
    await this.live.publish(build.shopId, 'build.progress', { buildId: build.id, state, progress });
  }

  private isLate({ startedAt, requestedAt }: Build): boolean {
    const since = startedAt ?? requestedAt;
    return this.clock.now().getTime() - since.getTime() > DEADLINE_MINUTES * 60_000;
  }

  /** Every page hears of it a few times a second, the store once. A new step is written at once. */
  private telling(build: Build, id: string) {
    let latest: UploadProgress | null = null;
    let toldAt = Number.NEGATIVE_INFINITY;
    // A change of nothing would never reach the store.
    const write = () =>
      latest ? this.builds.change(build, id, { progress: latest }) : this.builds.belongsTo(build, id);
    const progress = (next: UploadProgress) => {
      const isNew = next.step !== latest?.step;
      latest = next;
      if (isNew) void write().catch(() => undefined);
      if (!isNew && performance.now() - toldAt < TELL_MS) return;
      toldAt = performance.now();
      void this.tell(build, 'uploading', next);
    };
    return { write, progress };
  }
}
