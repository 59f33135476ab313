import type { MenuStep } from './steps/menu-steps.types.js';
import type { FileFacts } from './table/menu-table.types.js';

export type ImportState =
  | 'checked'
  | 'waiting'
  | 'writing'
  | 'undoing'
  | 'done'
  | 'cancelled'
  | 'overtaken'
  | 'failed';

export interface ShownProblem {
  line: number | null;
  /** The heading in the file. */
  column: string | null;
  message: string;
}

export interface DishChange {
  line: number;
  name: string;
  kind: 'added' | 'changed';
  parts: { column: string; before: string; after: string }[];
}

/** What importing a file would do. */
export interface ImportReview {
  file: FileFacts;
  rows: number;
  problems: ShownProblem[];
  /** All of them, listed or not. */
  problemCount: number;
  /** Set when only these rows can be taken over; the counts and changes are theirs then, and nothing is removed. */
  goodRows?: number;
  notes: ShownProblem[];
  added: number;
  changed: number;
  unchanged: number;
  newCategories: string[];
  changes: DishChange[];
  /** On the menu but not in the file. */
  missing: string[];
  missingCount: number;
  /** Not in the file, but needed by a combo or by halves that stay; never removed. */
  needed: string[];
  /** The menu fits the plan only if the missing dishes are removed. */
  fitsOnlyWithout: boolean;
}

export interface MenuImport {
  id: string;
  shopId: string;
  state: ImportState;
  requestedBy: string;
  createdAt: Date;
  review: ImportReview;
  /** The number of parts that write; those that remove follow. */
  writeParts: number;
  removeParts: number;
  removeMissing: boolean;
  /** The number of parts written; the next one may be half written. */
  written: number;
  cancelled: boolean;
  /** How often it was started, counting restarts after a worker died. */
  tries: number;
  /** The state after undoing. */
  outcome: ImportState | null;
  /** Why nothing was changed, for the operator. */
  problem: string | null;
  finishedAt: Date | null;
}

export interface ImportPart {
  importId: string;
  shopId: string;
  number: number;
  steps: MenuStep[];
}
