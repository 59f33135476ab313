import type { ImportReview, ImportState, MenuImport } from './import.types.js';

export interface ImportView {
  /** null: there is nothing to import, or the file has errors. */
  id: string | null;
  state: ImportState;
  review: ImportReview;
  /** 0 to 100. */
  percent: number;
  removeMissing: boolean;
  cancelled: boolean;
  /** Why nothing was changed. */
  problem: string | null;
  finishedAt: string | null;
}

/** The progress of a running import in the live stream. */
export interface ImportProgress {
  id: string;
  state: ImportState;
  percent: number;
}

export interface ImportPage {
  products: number;
  /** null: unlimited. */
  limit: number | null;
  planName: string;
  /** null: no import is running. */
  running: ImportView | null;
}

/** What a table of the menu may weigh. */
export const MAX_MENU_FILE_BYTES = 5 * 1024 * 1024;

export const isRunning = (state: ImportState): boolean => ['waiting', 'writing', 'undoing'].includes(state);

export const partsOf = ({ writeParts, removeParts, removeMissing }: MenuImport): number =>
  writeParts + (removeMissing ? removeParts : 0);

export function toProgress(job: MenuImport): ImportProgress {
  const parts = partsOf(job);
  const share = job.state === 'done' ? 1 : parts === 0 ? 0 : job.written / parts;
  return { id: job.id, state: job.state, percent: Math.round(share * 100) };
}

export const toImportView = (job: MenuImport): ImportView => ({
  ...toProgress(job),
  review: job.review,
  removeMissing: job.removeMissing,
  cancelled: job.cancelled,
  problem: job.problem,
  finishedAt: job.finishedAt?.toISOString() ?? null,
});

/** A check that cannot be imported. */
export const reviewOnly = (review: ImportReview): ImportView => ({
  id: null,
  state: 'checked',
  review,
  percent: 0,
  removeMissing: false,
  cancelled: false,
  problem: null,
  finishedAt: null,
});
