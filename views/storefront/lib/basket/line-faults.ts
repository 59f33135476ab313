/** A line of the basket the kitchen cannot make as it stands. */
export interface LineFault {
  /** Of the line. */
  key: string;
  problem: string;
  /** The dish that is meant, which may be a part of the line's own; '' where the server knows it no more. */
  name: string;
  /** How many are left, or the hours it is offered; '' where there is no more to say. */
  detail: string;
}

/** What a refusal says about single lines, the first of each, read with care: an older server says less. */
export function lineFaultsIn(data: unknown, keys: readonly string[]): LineFault[] {
  const { faults } = (data ?? {}) as {
    faults?: { line: number; problem: string; name?: string; detail?: string }[];
  };
  const found = new Map<string, LineFault>();
  for (const { line, problem, name = '', detail = '' } of faults ?? []) {
    const key = keys[line];
    if (key !== undefined && !found.has(key)) found.set(key, { key, problem, name, detail });
  }
  return [...found.values()];
}
