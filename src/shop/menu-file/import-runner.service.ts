import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { ImportJob } from './import.jobs.js';
import { ImportRepository } from './import.repository.js';
import type { ImportState, MenuImport } from './import.types.js';
import { isRunning, partsOf } from './import.view.js';
import { ImportNews } from './import-news.js';
import { ImportRuns } from './import-runs.service.js';
import { MenuStepsService } from './steps/menu-steps.service.js';

/** An import whose worker dies again and again is given up. */
const MAX_TRIES = 5;
const MAX_NAMES = 3;
const FAILED = 'Die Datei konnte nicht übernommen werden. Es ist alles wie vorher.';

/**
 * Writes part after part, each of which can be repeated or undone. If a worker is killed, the next one continues; if the
 * import is cancelled or overtaken, the parts are undone in reverse. Guests see the new menu once it is complete.
 */
@Injectable()
export class ImportRunner {
  constructor(
    private readonly imports: ImportRepository,
    private readonly steps: MenuStepsService,
    private readonly runs: ImportRuns,
    private readonly news: ImportNews,
    private readonly clock: Clock,
  ) {}

  async run({ shopId, importId }: ImportJob): Promise<void> {
    const job = await this.imports.find(shopId, importId);
    if (!job || !isRunning(job.state)) return;
    if (job.state === 'undoing') return this.undoAll(job, job.outcome ?? 'failed', job.problem);
    if (job.tries >= MAX_TRIES) return this.undoAll(job, 'failed', FAILED);
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
      if (now.cancelled) return this.undoAll(now, 'cancelled', null);
      const steps = await this.imports.steps(job.shopId, job.id, written);
      if (!(await this.steps.apply(job.shopId, steps))) {
        const names = await this.steps.overtaken(job.shopId, steps, []);
        return this.undoAll(now, 'overtaken', sentenceOf(names));
      }
      await this.move(now, { written: written + 1 });
    }
    for (let number = job.writeParts; number < partsOf(job); number++)
      await this.steps.settle(
        job.requestedBy,
        job.shopId,
        await this.imports.steps(job.shopId, job.id, number),
      );
    await this.runs.keep(job);
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

  /** Including the part after the last complete one, which may be half written. */
  private async undoAll(job: MenuImport, outcome: ImportState, problem: string | null): Promise<void> {
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
  const some = names.slice(0, MAX_NAMES).map((name) => `„${name}“`);
  const rest = names.length - some.length;
  const more = rest > 0 ? ` und ${rest} mehr` : '';
  const who = some.length > 0 ? `${some.join(', ')}${more}` : 'Etwas auf der Karte';
  return `${who} wurde seit der Prüfung geändert. Es wurde nichts übernommen; bitte die Datei neu prüfen.`;
}
