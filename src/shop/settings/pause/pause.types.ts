import type { Fulfilment } from '../../../shared/fulfilment.types.js';

export type PauseLength = number | 'today' | 'until' | 'open';

/** Minutes from now, the rest of the business day, a moment, or until somebody resumes. */
export interface PauseWish {
  length: PauseLength;
  until?: Date;
  /** null: every way of ordering. */
  fulfilments: Fulfilment[] | null;
  reason: string;
}

const LONGEST_MINUTES = 1_440;

export const isPauseLength = (value: unknown): value is PauseLength =>
  value === 'today' ||
  value === 'until' ||
  value === 'open' ||
  (Number.isInteger(value) && Number(value) > 0 && Number(value) <= LONGEST_MINUTES);
