import { Injectable } from '@nestjs/common';
import { BuildRepository } from './build.repository.js';
import { HISTORY } from './build.service.js';
import { type Build, isRunning, treeOf } from './build.types.js';
import { BuildFolder } from './build-folder.js';

const KEPT_TREES = 5;
const READ = 200;

/** Five published sites are kept to go back to; what is older goes, and so does what came to nothing. */
@Injectable()
export class BuildKeeping {
  constructor(
    private readonly builds: BuildRepository,
    private readonly folder: BuildFolder,
  ) {}

  async tidy(shopId: string): Promise<void> {
    const builds = await this.builds.listLatest(shopId, READ);
    const kept = keptTrees(builds);
    await this.folder.keepOnly(shopId, kept);
    const old = builds.slice(HISTORY).filter(({ state, id }) => !isRunning(state) && !kept.has(id));
    await this.builds.delete(
      shopId,
      old.map(({ id }) => id),
    );
  }
}

function keptTrees(builds: readonly Build[]): ReadonlySet<string> {
  const published = builds.filter(({ state }) => state === 'published').map(treeOf);
  const running = builds.filter(({ state }) => isRunning(state)).flatMap((one) => [one.id, treeOf(one)]);
  return new Set([...[...new Set(published)].slice(0, KEPT_TREES), ...running]);
}
