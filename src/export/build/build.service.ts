import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Live } from '../../platform/live/live.js';
import { Queue } from '../../platform/queue/queue.js';
import { newId } from '../../shared/ids.js';
import { BuildGone, BuildRuns, NothingBuilt, NothingToCancel } from './build.errors.js';
import { BUILD } from './build.jobs.js';
import { BuildRepository } from './build.repository.js';
import { type Build, treeOf } from './build.types.js';
import { BuildFolder } from './build-folder.js';
import type { SiteBuild } from './site-build.types.js';

const PATIENCE_MS = 60_000;
export const HISTORY = 30;

/** Starts builds of a site. Written first, queued second; the sweep finds what was never queued. */
@Injectable()
export class BuildService {
  constructor(
    private readonly builds: BuildRepository,
    private readonly folder: BuildFolder,
    private readonly queue: Queue,
    private readonly clock: Clock,
    private readonly live: Live,
  ) {}

  /** Asked again before it is finished, it is one build. */
  async buildLater(shopId: string, requestedBy: string): Promise<{ build: Build; isNew: boolean }> {
    return this.start(this.newBuild(shopId, requestedBy));
  }

  /** Also where another site lies: the operator has read what becomes of it. */
  async replaceLater(shopId: string, requestedBy: string): Promise<Build> {
    const { build } = await this.start({ ...this.newBuild(shopId, requestedBy), replacesOther: true });
    if (!build.replacesOther) throw new BuildRuns();
    return build;
  }

  /** An older build is published again: its files as they were. */
  async restore(shopId: string, requestedBy: string, id: string): Promise<Build> {
    const old = await this.builds.find(shopId, id);
    if (!old || !this.isKept(old)) throw new BuildGone();
    const wanted = { ...this.newBuild(shopId, requestedBy), restores: treeOf(old) };
    const { build } = await this.start(wanted);
    if (build.restores !== wanted.restores) throw new BuildRuns();
    return build;
  }

  async cancel(shopId: string, id: string): Promise<void> {
    if (!(await this.builds.cancel(shopId, id, this.clock.now()))) throw new NothingToCancel();
    await this.live.publish(shopId, 'build.progress', { buildId: id, state: 'cancelled', progress: null });
  }

  history(shopId: string): Promise<Build[]> {
    return this.builds.listLatest(shopId, HISTORY);
  }

  isKept(build: Build): boolean {
    return build.state === 'published' && this.folder.has(build.shopId, treeOf(build));
  }

  /** The files of one build; without an id those that were published last. */
  async filesOf(shopId: string, id?: string): Promise<{ build: Build; site: SiteBuild }> {
    const all = id === undefined ? await this.history(shopId) : [await this.builds.find(shopId, id)];
    const build = all.find((one) => one?.state === 'published');
    if (!build) throw id === undefined ? new NothingBuilt() : new BuildGone();
    return { build, site: await this.folder.read(shopId, treeOf(build)) };
  }

  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - PATIENCE_MS);
    for (const build of await this.builds.listUnfinished(before, 50)) await this.enqueue(build);
  }

  private async start(wanted: Build): Promise<{ build: Build; isNew: boolean }> {
    const running = await this.builds.findRunning(wanted.shopId);
    if (running) return { build: running, isNew: false };
    if (!(await this.builds.add(wanted))) return this.start(wanted);
    await this.enqueue(wanted);
    await this.live.publish(wanted.shopId, 'build.progress', {
      buildId: wanted.id,
      state: 'waiting',
      progress: null,
    });
    return { build: wanted, isNew: true };
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
