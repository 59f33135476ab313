import { Injectable } from '@nestjs/common';
import { UserService } from '../../auth/user/user.service.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { toShopView } from '../../shop/restaurant/shop.view.js';
import { FEATURES, has } from '../../shop/subscription/plans.js';
import { BuildService } from '../build/build.service.js';
import { type Build, BY_ITSELF } from '../build/build.types.js';
import type { BuildView, ExportPage } from './export.view.js';

@Injectable()
export class ExportPages {
  constructor(
    private readonly builds: BuildService,
    private readonly users: UserService,
  ) {}

  async page(shop: Shop): Promise<ExportPage> {
    const { ftp } = toShopView(shop);
    return {
      allowed: has(shop.subscription, 'siteExport'),
      needs: FEATURES.siteExport,
      version: shop.version,
      shopName: shop.name,
      access: ftp,
      builds: await this.history(shop),
    };
  }

  async history({ id }: Shop): Promise<BuildView[]> {
    const builds = await this.builds.history(id);
    const names = await this.namesOf(builds);
    return builds.map((build) => this.viewOf(build, names, builds));
  }

  private viewOf(build: Build, names: ReadonlyMap<string, string>, all: readonly Build[]): BuildView {
    const { requestedAt, finishedAt, startedAt, restores, state } = build;
    const from = startedAt ?? requestedAt;
    const restored = all.find(({ id }) => id === restores);
    return {
      id: build.id,
      state,
      requestedAt: requestedAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
      seconds: finishedAt && Math.max(1, Math.round((finishedAt.getTime() - from.getTime()) / 1_000)),
      who: names.get(build.requestedBy) ?? 'Ein früheres Konto',
      byItself: build.requestedBy === BY_ITSELF,
      files: build.files,
      bytes: build.bytes,
      problem: build.problem,
      otherSite: build.problemCode === 'UPLOAD_OTHER_SITE',
      notes: build.notes ?? [],
      restoredFrom: restores ? (restored?.requestedAt.toISOString() ?? '') : null,
      progress: build.progress ?? null,
      upload: build.upload ?? null,
      kept: this.builds.isKept(build),
    };
  }

  private async namesOf(builds: readonly Build[]): Promise<ReadonlyMap<string, string>> {
    const ids = [...new Set(builds.map(({ requestedBy }) => requestedBy))].filter((id) => id !== BY_ITSELF);
    const users = await Promise.all(ids.map((id) => this.users.find(id)));
    const names = users.flatMap((user, at) => (user ? [[ids[at] ?? '', user.name] as const] : []));
    return new Map([...names, [BY_ITSELF, 'Von selbst, nach Änderungen']]);
  }
}
