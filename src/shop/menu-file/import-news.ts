import { Injectable } from '@nestjs/common';
import { Live } from '../../platform/live/live.js';
import { MenuNews } from '../menu/menu-news.js';
import type { ImportState, MenuImport } from './import.types.js';
import { toProgress } from './import.view.js';

const ACTIONS: Partial<Record<ImportState, string>> = {
  done: 'imported',
  cancelled: 'importCancelled',
  overtaken: 'importOvertaken',
  failed: 'importFailed',
};

/** Reports the progress of an import to its page, and its end like any other change of the menu. */
@Injectable()
export class ImportNews {
  constructor(
    private readonly menu: MenuNews,
    private readonly live: Live,
  ) {}

  progress(job: MenuImport): Promise<void> {
    return this.live.publish(job.shopId, 'import.progress', toProgress(job));
  }

  async over(job: MenuImport): Promise<void> {
    const { shopId, requestedBy, state, review, problem, removeMissing } = job;
    const { file, added, changed, missingCount, needed } = review;
    const removed = removeMissing ? missingCount - needed.length : 0;
    const action = ACTIONS[state] ?? state;
    const after = { file: file.name, added, changed, removed, problem };
    await this.menu.changed({ userId: requestedBy }, shopId, { subject: 'product', action, after });
    await this.progress(job);
  }
}
