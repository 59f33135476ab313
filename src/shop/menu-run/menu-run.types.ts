import type { DishChange, Left } from '../dish/bulk/reversal.types.js';

export type RunKind = 'prices' | 'import';

/** One of many changes that were made together. What was removed lies in the bin. */
export type RunStep =
  | ({ kind: 'changed' } & DishChange)
  | { kind: 'added'; id: string; name: string }
  | { kind: 'removed'; id: string; name: string }
  | { kind: 'newCategory'; id: string; name: string };

/** What a change of many dishes was, so that it can be taken back. */
export interface MenuRun {
  id: string;
  shopId: string;
  kind: RunKind;
  /** 'Preise um 5 % erhöht', 'karte.xlsx übernommen'. */
  title: string;
  at: Date;
  by: string;
  changed: number;
  added: number;
  removed: number;
  takenBackAt: Date | null;
  /** What stayed as it was when the rest was taken back, as far as it is listed. */
  left: Left[];
  leftCount: number;
}

export interface RunPart {
  runId: string;
  shopId: string;
  number: number;
  steps: RunStep[];
}
