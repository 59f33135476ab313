import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import { Live } from '../platform/live/live.js';
import type { BuildJob } from './build.jobs.js';
import { BuildRepository } from './build.repository.js';
import type { Build } from './build.types.js';
import { BuildFolder } from './build-folder.js';
import { SiteTree } from './site-tree.service.js';

/** Writes the site. Run again after a crash it writes the same tree; a finished build is left alone. */
@Injectable()
export class SiteBuilder {
  constructor(
    private readonly builds: BuildRepository,
    private readonly tree: SiteTree,
    private readonly folder: BuildFolder,
    private readonly live: Live,
    private readonly clock: Clock,
  ) {}

  async build({ shopId, buildId }: BuildJob): Promise<void> {
    const build = await this.builds.find(shopId, buildId);
    if (!build || build.state === 'built') return;

    await this.move(build, { state: 'building' });
    try {
      const files = await this.tree.of(shopId);
      await this.folder.write(shopId, buildId, files);
      const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
      await this.move(build, {
        state: 'built',
        files: files.length,
        bytes,
        finishedAt: this.clock.now(),
        problem: null,
      });
    } catch (error) {
      await this.move(build, { state: 'failed', problem: 'Die Seite konnte nicht geschrieben werden.' });
      throw error;
    }
  }

  private async move(build: Build, set: Partial<Omit<Build, 'id' | 'shopId'>>): Promise<void> {
    await this.builds.change(build.shopId, build.id, set);
    const { state, files } = { ...build, ...set };
    await this.live.publish(build.shopId, 'build.progress', { buildId: build.id, state, files });
  }
}
