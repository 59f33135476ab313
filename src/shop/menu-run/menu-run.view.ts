import type { BinPage } from '../bin/bin.view.js';
import type { Left } from '../dish/bulk/reversal.types.js';
import type { MenuRun, RunKind } from './menu-run.types.js';

export interface RunRow {
  id: string;
  kind: RunKind;
  title: string;
  at: string;
  who: string;
  changed: number;
  added: number;
  removed: number;
  takenBackAt: string | null;
  left: Left[];
  leftCount: number;
}

/** The page of the bin, with the latest changes that can be taken back. */
export interface BinAndRunsPage extends BinPage {
  runs: RunRow[];
}

export interface TakenBack {
  /** What happened, in a sentence. */
  text: string;
  left: Left[];
  /** All of them, listed or not. */
  leftCount: number;
}

export const toRunRow = (run: MenuRun, who: string): RunRow => {
  const { id, kind, title, at, changed, added, removed, takenBackAt, left, leftCount } = run;
  return {
    id,
    kind,
    title,
    at: at.toISOString(),
    who,
    changed,
    added,
    removed,
    takenBackAt: takenBackAt?.toISOString() ?? null,
    left,
    leftCount,
  };
};
