import { CODE, MongoError } from '../errors.js';

/** How many rows are looked at between two looks at the clock. */
const STRIDE = 128;

let ends = Number.POSITIVE_INFINITY;
let looks = 0;

/** Runs what a command does before it waits for the disk; 0 is no limit. */
export function within<R>(maxTimeMs: number, run: () => R): R {
  ends = maxTimeMs > 0 ? performance.now() + maxTimeMs : Number.POSITIVE_INFINITY;
  looks = 0;
  try {
    return run();
  } finally {
    ends = Number.POSITIVE_INFINITY;
  }
}

/** Asked at every row: a question that takes too long ends with an error, and not with what was found so far. */
export function onTime(): void {
  if (ends === Number.POSITIVE_INFINITY || ++looks % STRIDE !== 0) return;
  if (performance.now() > ends) throw new MongoError(CODE.MaxTimeMSExpired, 'operation exceeded time limit');
}
