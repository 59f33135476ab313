/** The marks of an axis from 0 on: at most five of them, in steps a person counts in, the last at or above the largest. */
export function marksUpTo(largest: number): number[] {
  const step = stepOver(largest / 4);
  return Array.from({ length: Math.max(1, Math.ceil(largest / step)) + 1 }, (_, i) => i * step);
}

const STEPS = [1, 2, 3, 5, 10];

function stepOver(least: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(least, 1))));
  return STEPS.map((step) => step * power).find((step) => step >= least) ?? 10 * power;
}

/** Every how manieth label of a crowded axis is written. */
export const labelEvery = (count: number, most: number): number => Math.max(1, Math.ceil(count / most));
