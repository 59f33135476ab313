import { Injectable } from '@nestjs/common';
import { UserService } from '../../auth/user/user.service.js';
import { Clock } from '../../platform/clock/clock.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { MenuNews } from '../menu/menu-news.js';
import type { Shop } from '../restaurant/shop.types.js';
import { RunNotFound, TakenBackBefore } from './menu-run.errors.js';
import { MenuRunRepository } from './menu-run.repository.js';
import { MAX_LISTED, takenBackText } from './menu-run.rules.js';
import { type RunRow, type TakenBack, toRunRow } from './menu-run.view.js';
import { TakingBack } from './taking-back.service.js';

/** Lists the latest changes of many dishes, and takes one back. */
@Injectable()
export class MenuRunService {
  constructor(
    private readonly runs: MenuRunRepository,
    private readonly back: TakingBack,
    private readonly users: UserService,
    private readonly news: MenuNews,
    private readonly clock: Clock,
  ) {}

  async list(shopId: string): Promise<RunRow[]> {
    const runs = await this.runs.list(shopId);
    const names = await this.users.namesOf(runs.map(({ by }) => by));
    return runs.map((run) => toRunRow(run, names.get(run.by) ?? 'Ein früheres Konto'));
  }

  async takeBack(viewer: Viewer, shop: Shop, id: string): Promise<TakenBack> {
    const run = await this.runs.find(shop.id, id);
    if (!run) throw new RunNotFound();
    if (run.takenBackAt) throw new TakenBackBefore();
    const steps = await this.runs.steps(shop.id, id);
    const left = await this.back.run(viewer, shop, steps);
    const end = {
      takenBackAt: this.clock.now(),
      left: left.slice(0, MAX_LISTED),
      leftCount: left.length,
    };
    // Where a later change stands in the way of all, that one may be taken back first.
    if (left.length < steps.length) await this.runs.finish(shop.id, id, end);
    const after = { run: id, title: run.title, left };
    await this.news.changed(viewer, shop.id, { subject: 'product', action: 'takenBack', after });
    return { text: takenBackText(run.kind, left), left: end.left, leftCount: end.leftCount };
  }
}
