import { Injectable } from '@nestjs/common';
import { MenuRunRepository } from './menu-run.repository.js';
import { runOf, surplusOf } from './menu-run.rules.js';
import type { MenuRun, RunStep } from './menu-run.types.js';

/** The number of steps in one record. */
const PART = 100;

/** The latest changes of many dishes at once. */
@Injectable()
export class MenuRuns {
  constructor(private readonly runs: MenuRunRepository) {}

  /** Repeatable: a second time replaces the first. */
  async keep(
    begun: Pick<MenuRun, 'id' | 'shopId' | 'kind' | 'title' | 'at' | 'by'>,
    steps: readonly RunStep[],
  ): Promise<void> {
    if (steps.length === 0) return;
    await this.runs.put(runOf(begun, steps), inParts(steps));
    const surplus = surplusOf(await this.runs.list(begun.shopId));
    if (surplus.length > 0) await this.runs.remove(begun.shopId, surplus);
  }
}

const inParts = (steps: readonly RunStep[]): RunStep[][] =>
  Array.from({ length: Math.ceil(steps.length / PART) }, (_, at) => steps.slice(at * PART, (at + 1) * PART));
