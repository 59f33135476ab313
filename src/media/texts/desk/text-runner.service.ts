import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Live } from '../../../platform/live/live.js';
import { KnownShops } from '../../../shop/restaurant/known-shops.js';
import type { Shop } from '../../../shop/restaurant/shop.types.js';
import { isLasting } from '../model-failure.rules.js';
import { ModelFailed } from '../texts.errors.js';
import { backlogOf } from './backlog.rules.js';
import type { MissingText } from './kinds/text-kind.js';
import { toTaskView } from './text-desk.view.js';
import { TextDeskStore } from './text-desk-store.js';
import { TextSources } from './text-sources.service.js';
import type { TextsJob } from './text-task.jobs.js';
import { isTaskRunning, type TextTask, type TextTaskState } from './text-task.types.js';

/** A model that fails so often in a row is asked again by a person, not by us. */
const MAX_FAILURES = 3;
/** A task whose worker dies again and again is given up. */
const MAX_TRIES = 5;
const GIVEN_UP = 'Das Schreiben ist mehrmals abgebrochen. Was fertig ist, steht unten.';

/** Writes text after text. A worker that dies leaves its proposals, and the next one goes on behind them. */
@Injectable()
export class TextRunner {
  constructor(
    private readonly store: TextDeskStore,
    private readonly sources: TextSources,
    private readonly shops: KnownShops,
    private readonly live: Live,
    private readonly clock: Clock,
  ) {}

  async run({ shopId, taskId }: TextsJob): Promise<void> {
    const task = await this.store.tasks.find(shopId, taskId);
    if (!task || !isTaskRunning(task)) return;
    if (task.tries >= MAX_TRIES) return this.finish(task, 'failed', GIVEN_UP);
    await this.store.tasks.change(shopId, taskId, { tries: task.tries + 1 });
    await this.write(await this.shops.get(shopId), task);
  }

  private async write(shop: Shop, task: TextTask): Promise<void> {
    const left = await this.left(shop, task);
    // What an earlier worker skipped is tried again.
    let now = { ...task, total: task.written + left.length, skipped: 0 };
    let failures = 0;
    for (const chunk of this.sources.chunks(task.kind, left)) {
      if ((await this.store.tasks.find(shop.id, task.id))?.cancelled)
        return this.finish(now, 'cancelled', null);
      const due = await this.sources.stillMissing(shop, task.kind, chunk);
      now = { ...now, total: now.total - chunk.length + due.length };
      try {
        const written = await this.sources.write(shop, task.kind, due);
        await this.store.proposals.put(written);
        now = {
          ...now,
          written: now.written + written.length,
          skipped: now.skipped + due.length - written.length,
        };
        failures = 0;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        failures += 1;
        now = { ...now, skipped: now.skipped + due.length };
        const isOver = failures >= MAX_FAILURES || !isPassing(error);
        if (isOver) return this.finish(now, 'failed', error.message);
      }
      await this.tell(now);
    }
    await this.finish(now, 'done', null);
  }

  /** Without what has been proposed already. */
  private async left(shop: Shop, { kind }: TextTask): Promise<MissingText[]> {
    const [missing, proposed] = await Promise.all([
      this.sources.of(kind).missing(shop),
      this.store.proposals.list(shop.id, kind),
    ]);
    return backlogOf({ shopId: shop.id, kind }, missing, proposed).unwritten;
  }

  private async finish(task: TextTask, state: TextTaskState, problem: string | null): Promise<void> {
    const end = {
      state,
      problem,
      finishedAt: this.clock.now(),
      total: task.total,
      written: task.written,
      skipped: task.skipped,
    };
    await this.store.tasks.finish(task.shopId, task.id, end);
    await this.live.publish(task.shopId, 'texts.progress', toTaskView({ ...task, ...end }));
  }

  private async tell(task: TextTask): Promise<void> {
    const { total, written, skipped } = task;
    await this.store.tasks.change(task.shopId, task.id, { total, written, skipped });
    await this.live.publish(task.shopId, 'texts.progress', toTaskView(task));
  }
}

/** One text may fail and the next one come; a day that is used up, or a model that cannot, stays so. */
const isPassing = (error: AppError): boolean =>
  error.status === 404 ||
  (error.status === 503 && !(error instanceof ModelFailed && isLasting(error.failure)));
