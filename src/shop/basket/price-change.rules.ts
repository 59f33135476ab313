import type { Cents } from '../../shared/money.js';
import type { OrderLine } from './basket.types.js';

/** What a guest saw above the button; null: nobody said. */
export interface ExpectedPrices {
  expectedCents: Cents | null;
  /** The total of each line. */
  expectedLines: Cents[] | null;
}

/** What the basket costs now, and which of its lines have changed. */
export interface PriceChange {
  expectedCents: Cents | null;
  payableCents: Cents;
  lines: LineChange[];
}

export interface LineChange {
  line: number;
  productId: string;
  name: string;
  expectedCents: Cents;
  cents: Cents;
}

interface Priced {
  lines: readonly Pick<OrderLine, 'productId' | 'name' | 'grossCents'>[];
  sums: { payableCents: Cents };
}

/**
 * null when everything costs what the guest saw, or the same dishes less: a rebate for a guest who was only known with the
 * order. A line that rose while another fell is a change.
 */
export function priceChangeOf(
  { lines, sums: { payableCents } }: Priced,
  { expectedCents, expectedLines }: ExpectedPrices,
): PriceChange | null {
  const knowsLines = expectedLines?.length === lines.length;
  const changed = knowsLines ? changedIn(lines, expectedLines) : [];
  const isFine =
    expectedCents === null || (knowsLines ? payableCents <= expectedCents : payableCents === expectedCents);
  return isFine && changed.length === 0 ? null : { expectedCents, payableCents, lines: changed };
}

const changedIn = (lines: Priced['lines'], expected: readonly Cents[]): LineChange[] =>
  lines.flatMap(({ productId, name, grossCents }, line) => {
    const expectedCents = expected[line] ?? grossCents;
    return expectedCents === grossCents ? [] : [{ line, productId, name, expectedCents, cents: grossCents }];
  });
