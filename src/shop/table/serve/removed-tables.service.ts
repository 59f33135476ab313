import { Injectable } from '@nestjs/common';
import { FloorPlans } from '../plan/floor-plan.service.js';
import { removedFrom } from '../plan/plan.rules.js';
import type { TableSketch } from '../plan/plan.types.js';
import { Tabs } from '../tab/tabs.service.js';
import { TableInUse } from '../table.errors.js';

/** Nobody takes a table away from under its guests. */
@Injectable()
export class RemovedTables {
  constructor(
    private readonly plans: FloorPlans,
    private readonly tabs: Tabs,
  ) {}

  async makeSureFree(shopId: string, after: readonly TableSketch[]): Promise<void> {
    const gone = removedFrom((await this.plans.of(shopId)).tables, after);
    if (gone.length === 0) return;
    const taken = new Set((await this.tabs.sitting(shopId)).map(({ tableId }) => tableId));
    const used = gone.find(({ id }) => taken.has(id));
    if (used) throw new TableInUse(used.number);
  }
}
