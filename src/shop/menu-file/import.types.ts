import type { MenuStep } from './steps/menu-steps.types.js';
import type { FileFacts } from './table/menu-table.types.js';

export const IMPORT_STATES = [
  'checked',
  'waiting',
  'writing',
  'undoing',
  'done',
  'cancelled',
  'overtaken',
  'failed',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export interface SaidProblem {
  line: number | null;
  /** As it is headed in the file. */
  column: string | null;
  message: string;
}

export interface DishChange {
  line: number;
  name: string;
  kind: 'added' | 'changed';
  parts: { column: string; before: string; after: string }[];
}

/** What the import of a file would do, before anything is done. */
export interface ImportReview {
  file: FileFacts;
  rows: number;
  problems: SaidProblem[];
  /** More than are listed. */
  problemCount: number;
  notes: SaidProblem[];
  added: number;
  changed: number;
  unchanged: number;
  newCategories: string[];
  changes: DishChange[];
  /** On the menu and not in the file. */
  missing: string[];
  missingCount: number;
  /** Not in the file, but part of a combo or of halves that stay: never removed. */
  needed: string[];
  /** Only with what is missing removed does the menu fit into the plan. */
  fitsOnlyWithout: boolean;
}

export interface MenuImport {
  id: string;
  shopId: string;
  state: ImportState;
  requestedBy: string;
  createdAt: Date;
  review: ImportReview;
  /** Parts of writing, then of removing. */
  writeParts: number;
  removeParts: number;
  removeMissing: boolean;
  /** Parts that are written; the one behind may be half done. */
  written: number;
  cancelled: boolean;
  /** Begun anew after a worker died. */
  tries: number;
  /** Where undoing leads. */
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
