import { newId } from '../../shared/ids.js';
import { readMenuFile } from './menu-file-reader.js';
import { type MenuPlan, planOf } from './menu-plan.rules.js';
import type { WholeMenu } from './menu-source.service.js';
import type { FileFacts, TableProblem } from './table/menu-table.types.js';

export interface FileToPlan {
  name: string;
  bytes: Uint8Array;
  shopId: string;
  menu: WholeMenu;
  now: Date;
}

export interface PlannedFile {
  file: FileFacts;
  rows: number;
  /** That keep the table from being read; then the plan is empty. */
  problems: TableProblem[];
  notes: TableProblem[];
  plan: MenuPlan;
}

/** What a file says, and what it would change about the menu. Takes seconds for a long one. */
export function planFile({ name, bytes, shopId, menu, now }: FileToPlan): PlannedFile {
  const { file, table, problems, notes } = readMenuFile(name, bytes);
  const { categories, products, around } = menu;
  const plan = planOf(problems.length > 0 ? { ...table, rows: [] } : table, {
    shopId,
    categories,
    products,
    around,
    now,
    newId: () => newId(now.getTime()),
  });
  return { file, rows: table.rows.length, problems, notes, plan };
}
