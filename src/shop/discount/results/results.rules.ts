import { addDays, formatDate } from '../../../shared/berlin-time.js';
import { guarded } from '../../menu-file/table/cell-guard.rules.js';
import { csvFrom } from '../../menu-file/table/csv.rules.js';
import type { Order } from '../../order/order.types.js';
import type { DiscountKind } from '../discount.types.js';
import type { DiscountResults, OfferResult, OrderSum, ResultDay } from './results.view.js';

type Counted = Pick<Order, 'businessDay' | 'state'> & {
  sums: Pick<Order['sums'], 'goodsCents' | 'discountCents' | 'discounts'>;
};

/** Without an order there is no turnover, and what is not paid yet may never be one. */
const NO_ORDER: ReadonlySet<Order['state']> = new Set(['awaitPayment', 'rejected', 'cancelled']);

/** Adds up one order after the other. */
export function resultsTally(from: string, to: string) {
  const days = new Map<string, ResultDay>();
  for (let date = from; date <= to; date = addDays(date, 1))
    days.set(date, { date, withCents: 0, withoutCents: 0 });
  const offers = new Map<string, OfferResult>();
  const sums: { with: OrderSum; without: OrderSum } = { with: nothing(), without: nothing() };

  return {
    add({ businessDay, state, sums: { goodsCents, discountCents, discounts } }: Counted): void {
      if (NO_ORDER.has(state)) return;
      const cents = goodsCents - discountCents;
      const side = discounts.length > 0 ? 'with' : 'without';
      sums[side].orders++;
      sums[side].turnoverCents += cents;
      const day = days.get(businessDay);
      if (day) day[side === 'with' ? 'withCents' : 'withoutCents'] += cents;
      for (const { id, label, cents: cost } of discounts) {
        const known = offers.get(id) ?? {
          id,
          label,
          kind: null,
          redemptions: 0,
          turnoverCents: 0,
          costCents: 0,
        };
        known.redemptions++;
        known.turnoverCents += cents;
        known.costCents += cost;
        offers.set(id, known);
      }
    },
    results(names: ReadonlyMap<string, { label: string; kind: DiscountKind }>): DiscountResults {
      const named = [...offers.values()].map((one) => ({ ...one, ...names.get(one.id) }));
      return {
        ...sums,
        days: [...days.values()],
        offers: named.sort(
          (a, b) => b.redemptions - a.redemptions || Number(a.id > b.id) - Number(a.id < b.id),
        ),
      };
    },
  };
}

const nothing = (): OrderSum => ({ orders: 0, turnoverCents: 0 });

const KIND: Record<DiscountKind, string> = { code: 'Rabattcode', campaign: 'Aktion' };

/** As a German table program reads it; what a restaurant typed is never a formula. */
export function resultsFile({ offers }: DiscountResults, from: string, to: string): string {
  const head = ['Rabatt', 'Art', 'Von', 'Bis', 'Eingelöst', 'Umsatz damit', 'Kosten', 'Umsatz je Bestellung'];
  const rows = offers.map(({ label, kind, redemptions, turnoverCents, costCents }) => [
    guarded(label),
    kind ? KIND[kind] : 'gelöscht',
    formatDate(from),
    formatDate(to),
    `${redemptions}`,
    amount(turnoverCents),
    amount(costCents),
    amount(Math.round(turnoverCents / redemptions)),
  ]);
  return `\uFEFF${csvFrom([head, ...rows], ';')}`;
}

const amount = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');
