import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Queue } from '../../../platform/queue/queue.js';
import { newId } from '../../../shared/ids.js';
import type { Shop } from '../../../shop/restaurant/shop.types.js';
import { TextWriter } from '../text-writer.service.js';
import { TextsNotConnected } from '../texts.errors.js';
import { type Backlog, backlogOf } from './backlog.rules.js';
import type { MissingText } from './kinds/text-kind.js';
import { TextDeskStore } from './text-desk-store.js';
import { TextSources } from './text-sources.service.js';
import { NothingToWrite, TextsRunning } from './text-task.errors.js';
import { TEXTS } from './text-task.jobs.js';
import { isTaskRunning, type TextTask, type TextTaskKind } from './text-task.types.js';

const PATIENCE_MS = 120_000;

/** Begins and ends the writing of many texts. Saved first, queued second; the sweep queues what was missed. */
@Injectable()
export class TextTasks {
  constructor(
    private readonly store: TextDeskStore,
    private readonly sources: TextSources,
    private readonly writer: TextWriter,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  /** Started again while it runs, from a second window or by somebody else, it is the same task. */
  async start(shop: Shop, kind: TextTaskKind): Promise<void> {
    if (!(await this.writer.state(shop)).isConnected) throw new TextsNotConnected();
    if (await this.runs(shop.id, kind)) return;
    const total = (await this.backlog(shop, kind)).unwritten.length;
    if (total === 0) throw new NothingToWrite(kind);
    const task: TextTask = {
      id: newId(),
      shopId: shop.id,
      kind,
      state: 'running',
      total,
      written: 0,
      skipped: 0,
      cancelled: false,
      tries: 0,
      problem: null,
      createdAt: this.clock.now(),
      finishedAt: null,
    };
    if (await this.store.tasks.begin(task)) return this.enqueue(task);
    const running = await this.store.tasks.findRunning(shop.id);
    if (running && running.kind !== kind) throw new TextsRunning(running.kind);
  }

  cancel(shopId: string, kind: TextTaskKind): Promise<void> {
    return this.store.tasks.cancelRunning(shopId, kind);
  }

  async backlog(shop: Shop, kind: TextTaskKind): Promise<Backlog<MissingText>> {
    const [missing, proposals] = await Promise.all([
      this.sources.of(kind).missing(shop),
      this.store.proposals.list(shop.id, kind),
    ]);
    return backlogOf({ shopId: shop.id, kind }, missing, proposals);
  }

  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - PATIENCE_MS);
    for (const lost of await this.store.tasks.listUnfinished(before, 50)) await this.enqueue(lost);
  }

  private async runs(shopId: string, kind: TextTaskKind): Promise<boolean> {
    const latest = await this.store.tasks.findLatest(shopId, kind);
    return latest !== null && isTaskRunning(latest);
  }

  private enqueue({ shopId, id }: TextTask): Promise<void> {
    return this.queue.add(TEXTS, { shopId, taskId: id }, { id });
  }
}
