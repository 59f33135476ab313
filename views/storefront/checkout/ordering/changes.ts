export interface PriceRow {
  name: string;
  before: number;
  now: number;
}

export interface GoneLine {
  line: number;
  problem: string;
}

export interface Changed {
  prices: PriceRow[];
  total: Omit<PriceRow, 'name'> | null;
  gone: GoneLine[];
}

/** The data of a refusal, read with care: an older server says less. */
export function changesOf(data: unknown): Changed {
  const { lines, faults, line, problem, expectedCents, payableCents } = (data ?? {}) as {
    lines?: { name: string; expectedCents: number; cents: number }[];
    faults?: GoneLine[];
    line?: number;
    problem?: string;
    expectedCents?: number | null;
    payableCents?: number;
  };
  const one = line === undefined ? [] : [{ line, problem: problem ?? '' }];
  return {
    prices: (lines ?? []).map(({ name, expectedCents: before, cents: now }) => ({ name, before, now })),
    total:
      typeof expectedCents === 'number' && payableCents !== undefined
        ? { before: expectedCents, now: payableCents }
        : null,
    gone: (faults ?? one).map((fault) => ({ line: fault.line, problem: fault.problem })),
  };
}
