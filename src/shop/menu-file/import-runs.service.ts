import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { RunStep } from '../menu-run/menu-run.types.js';
import { MenuRuns } from '../menu-run/menu-runs.service.js';
import { ImportRepository } from './import.repository.js';
import type { MenuImport } from './import.types.js';
import { partsOf } from './import.view.js';
import type { MenuStep } from './steps/menu-steps.types.js';

/** A finished import is a run that can be taken back, under the id of the import. */
@Injectable()
export class ImportRuns {
  constructor(
    private readonly imports: ImportRepository,
    private readonly runs: MenuRuns,
    private readonly clock: Clock,
  ) {}

  async keep(job: MenuImport): Promise<void> {
    const { id, shopId, requestedBy: by, review } = job;
    const at = this.clock.now();
    const steps: RunStep[] = [];
    for (let number = 0; number < partsOf(job); number++)
      steps.push(...(await this.imports.steps(shopId, id, number)).map(runStepOf));
    await this.runs.keep(
      { id, shopId, kind: 'import', title: `„${review.file.name}“ übernommen`, at, by },
      steps,
    );
  }
}

function runStepOf(step: MenuStep): RunStep {
  if (step.kind === 'addCategory')
    return { kind: 'newCategory', id: step.category.id, name: step.category.name };
  if (step.kind !== 'changeDish')
    return {
      kind: step.kind === 'addDish' ? 'added' : 'removed',
      id: step.dish.id,
      name: step.dish.name,
    };
  const { searchTokens: _before, ...before } = step.before;
  const { searchTokens: _after, ...after } = step.after;
  return { kind: 'changed', id: step.id, name: step.name, before, after };
}
