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
  /** Rows of an old menu: an empty cell leaves what is on the menu, and nobody has seen a heading. */
  fromPaper: boolean;
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
export function planFile({ name, bytes, shopId, menu, now, fromPaper }: FileToPlan): PlannedFile {
  const { file, table, problems, notes } = readMenuFile(name, bytes);
  const { categories, products, around } = menu;
  const heading = fromPaper ? 1 : 0;
  const rows = table.rows.map((row) => ({ ...row, line: row.line - heading }));
  const plan = planOf(
    { ...table, rows: problems.length > 0 ? [] : rows },
    {
      shopId,
      categories,
      products,
      around,
      now,
      fromPaper,
      newId: () => newId(now.getTime()),
    },
  );
  return { file, rows: rows.length, problems, notes, plan };
}
