import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { ImportJob } from './import.jobs.js';
import { ImportRepository } from './import.repository.js';
import type { ImportState, MenuImport } from './import.types.js';
import { isRunning, partsOf } from './import.view.js';
import { ImportNews } from './import-news.js';
import { MenuStepsService } from './steps/menu-steps.service.js';

/** A worker that dies again and again is not tried for ever. */
const MOST_TRIES = 5;
const MOST_NAMES = 3;
const FAILED = 'Die Datei konnte nicht übernommen werden. Es ist alles wie vorher.';

/**
 * Writes part after part, each of which can be done twice or taken back. Killed in the middle, the next worker goes on;
 * cancelled or overtaken, the parts are taken back in reverse. Guests see the new menu when all of it is there.
 */
@Injectable()
export class ImportRunner {
  constructor(
    private readonly imports: ImportRepository,
    private readonly steps: MenuStepsService,
    private readonly news: ImportNews,
    private readonly clock: Clock,
  ) {}

  async run({ shopId, importId }: ImportJob): Promise<void> {
    const job = await this.imports.find(shopId, importId);
    if (!job || !isRunning(job.state)) return;
    if (job.state === 'undoing') return this.takeBack(job, job.outcome ?? 'failed', job.problem);
    if (job.tries >= MOST_TRIES) return this.takeBack(job, 'failed', FAILED);
    await this.imports.change(shopId, importId, { tries: job.tries + 1 });
    const overtaken = job.state === 'waiting' ? await this.overtaken(job) : [];
    if (overtaken.length > 0) return this.finish(job, 'overtaken', sentenceOf(overtaken));
    await this.move(job, { state: 'writing' });
    await this.write(job);
  }

  private async write(job: MenuImport): Promise<void> {
    for (let { written } = job; written < partsOf(job); written++) {
      const now = await this.imports.find(job.shopId, job.id);
      if (now?.state !== 'writing') return;
      if (now.cancelled) return this.takeBack(now, 'cancelled', null);
      const steps = await this.imports.steps(job.shopId, job.id, written);
      if (!(await this.steps.apply(job.shopId, steps))) {
        const names = await this.steps.overtaken(job.shopId, steps, []);
        return this.takeBack(now, 'overtaken', sentenceOf(names));
      }
      await this.move(now, { written: written + 1 });
    }
    for (let number = job.writeParts; number < partsOf(job); number++)
      await this.steps.settle(job.shopId, await this.imports.steps(job.shopId, job.id, number));
    await this.finish(job, 'done', null);
  }

  private async overtaken(job: MenuImport): Promise<string[]> {
    const parts = await Promise.all(
      Array.from({ length: partsOf(job) }, (_, number) => this.imports.steps(job.shopId, job.id, number)),
    );
    const fresh = parts.flat().flatMap((step) => (step.kind === 'addCategory' ? [step.category.id] : []));
    const names: string[] = [];
    for (const steps of parts) names.push(...(await this.steps.overtaken(job.shopId, steps, fresh)));
    return names;
  }

  /** The part behind the last one may be half done. */
  private async takeBack(job: MenuImport, outcome: ImportState, problem: string | null): Promise<void> {
    await this.move(job, { state: 'undoing', outcome, problem });
    for (let number = Math.min(job.written, partsOf(job) - 1); number >= 0; number--)
      await this.steps.undo(job.shopId, await this.imports.steps(job.shopId, job.id, number));
    await this.finish(job, outcome, problem);
  }

  private async finish(job: MenuImport, state: ImportState, problem: string | null): Promise<void> {
    const end = { state, problem, finishedAt: this.clock.now() };
    await this.imports.finish(job.shopId, job.id, end);
    await this.news.over({ ...job, ...end });
  }

  private async move(job: MenuImport, set: Partial<MenuImport>): Promise<void> {
    await this.imports.change(job.shopId, job.id, set);
    await this.news.progress({ ...job, ...set });
  }
}

function sentenceOf(names: readonly string[]): string {
  const some = names.slice(0, MOST_NAMES).map((name) => `„${name}“`);
  const rest = names.length - some.length;
  const more = rest > 0 ? ` und ${rest} mehr` : '';
  const who = some.length > 0 ? `${some.join(', ')}${more}` : 'Etwas auf der Karte';
  return `${who} wurde seit der Prüfung geändert. Es wurde nichts übernommen; bitte die Datei neu prüfen.`;
}
