import type { Level } from '../../subscription/plans.js';
import type { PlanSketch, TableSketch } from './plan.types.js';

/** A table as its leaders see it: with the address that its code opens. */
export interface TableView extends TableSketch {
  url: string;
  codeSince: string;
}

export interface PlanView extends Omit<PlanSketch, 'tables'> {
  version: number;
  tables: TableView[];
}

export interface TablePlanPage {
  plan: PlanView;
  /** The plan it comes with, when the restaurant has none; null: it has. */
  needs: Level | null;
  /** The hours a room begins with that gets its own. */
  houseTimes: PlanSketch['rooms'][number]['times'];
  /** Nobody can be served: the house has said that it has no own till, so guests pay online only. */
  onlineOnly: boolean;
}
