import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Order } from '../../order/order.types.js';
import type { RefundKind } from '../../payment/payment.types.js';
import type { RefundView } from '../../payment/payment.view.js';
import { paidShares, sharesLeft, splitOf } from '../../payment/refund/refund-split.rules.js';
import { priceOf } from '../../pricing/pricing.rules.js';
import type { PricingInput } from '../../pricing/pricing.types.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { faultOf, linked } from '../chain/document-chain.js';
import { aDraft } from '../receipt.fixture.js';
import { receiptBodyOf } from '../receipt.rules.js';
import type { FiscalDocument, ReceiptBody } from '../receipt.types.js';
import { dueDocuments, mirrorOf } from './settling.rules.js';

/** `ORDERS=10000` in `npm run soak receipts`. */
const ORDERS = Number(process.env.ORDERS ?? 300);

const shop = {
  name: 'Trattoria Bella',
  address: { street: 'Lindenstraße 12', postalCode: '10969', city: 'Berlin' },
  taxId: '',
} as Shop;

const aLine = fc.record({
  taxClass: fc.constantFrom('food' as const, 'drink' as const, 'milkDrink75' as const),
  quantity: fc.integer({ min: 1, max: 9 }),
  unitCents: fc.integer({ min: 0, max: 4_999 }),
  deposit: fc.option(fc.constantFrom(8, 15, 25)),
});

const anOrder = fc
  .record({
    lines: fc.array(aLine, { minLength: 1, maxLength: 8 }),
    vatScheme: fc.constantFrom('regular' as const, 'regular' as const, 'small' as const),
    fulfilment: fc.constantFrom('pickup' as const, 'table' as const),
    percent: fc.constantFrom(0, 0, 10, 33, 100),
    tip: fc.integer({ min: 0, max: 900 }),
    recipient: fc.constantFrom('staff' as const, 'owner' as const),
    voucherCents: fc.constantFrom(0, 0, 500),
  })
  .map(({ lines, percent, tip, recipient, vatScheme, fulfilment, voucherCents }) => {
    const priced = priceOf({
      fulfilment,
      supplyDay: '2026-11-20',
      vatScheme,
      lines: lines.map(({ deposit, ...line }, index) => ({
        ...line,
        id: String(index),
        productId: `p${index}`,
        name: `Gericht ${index}`,
        options: [],
        deposit: deposit === null ? null : { cents: deposit, kind: 'oneWay', taxClass: null },
        combo: null,
        packagingCents: 0,
        countsForMinimum: true,
      })),
      discounts: percent ? [{ id: 'd', label: 'Aktion', lineIds: null, kind: 'percent', percent }] : [],
      delivery: null,
      extraFees: [{ kind: 'service', fulfilments: [fulfilment], cents: 77, percent: 0, maxCents: null }],
      tip: { cents: tip, recipient },
      voucherCents,
    } as PricingInput);
    const { lines: bought, ...sums } = priced;
    return {
      number: 47,
      placedAt: new Date('2026-11-20T17:42:00Z'),
      wantedAt: null,
      lines: bought.map((line) => ({ ...line, variantName: '' })),
      sums,
      payment: { way: 'paypal', paidCents: sums.payableCents, refundedCents: 0 },
    } as unknown as Order;
  });

const billedOf = ({ totalCents, tipCents, voucherCents = 0 }: ReceiptBody): number =>
  totalCents + tipCents - voucherCents;
const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Refunds of shares of what is left, each split as payments split it. */
function refundsOf(order: Order, shares: number[]): RefundView[] {
  const refunds: RefundView[] = [];
  let left = order.payment.paidCents;
  shares.forEach((share, index) => {
    const cents = share === 100 ? left : Math.floor((left * share) / 100);
    if (cents <= 0) return;
    left -= cents;
    const before = refunds.flatMap(({ split }) => split);
    const split = splitOf(cents, sharesLeft(paidShares(order), before));
    const at = new Date(1_000 + index).toISOString();
    const said = { reason: '', by: 'u', state: 'done' as const, stateText: '' };
    refunds.push({ id: `r${index}`, kind: 'sum' as RefundKind, cents, split, at, ...said });
  });
  return refunds;
}

/** Before money goes back through a service, all of the vouchers has. */
const leftOnOrder = ({ sums }: Order, refunds: RefundView[]): number =>
  refunds.some(({ kind, state }) => kind !== 'changed' && (state === 'done' || state === 'pending'))
    ? 0
    : sums.voucherCents;

function settled(
  order: Order,
  refunds: RefundView[],
  from: FiscalDocument[] = [],
  voucherLeftCents = leftOnOrder(order, refunds),
): FiscalDocument[] {
  const chain = [...from];
  const add = (draft: Partial<FiscalDocument>) => {
    const kind = draft.kind ?? 'invoice';
    const seq = chain.filter((one) => one.kind === kind).length;
    chain.push(linked(aDraft({ ...draft, id: `d${chain.length}` }), chain.at(-1) ?? null, seq));
  };
  if (chain.length === 0) add({ body: receiptBodyOf(order, shop, null) });
  const { paidCents } = order.payment;
  for (const due of dueDocuments(chain[0]!, chain, { paidCents, refunds, voucherLeftCents })) add(due);
  return chain;
}

describe('the documents of an order', () => {
  it('hold to the cent what was paid and what went back, rate by rate, and each refund once', () => {
    const shares = fc.array(fc.constantFrom(1, 17, 50, 99, 100), { maxLength: 4 });
    fc.assert(
      fc.property(anOrder, shares, (order, wanted) => {
        const refunds = refundsOf(order, wanted);
        const documents = settled(order, refunds);
        const refunded = sum(refunds.map(({ cents }) => cents));
        expect(sum(documents.map(({ body }) => billedOf(body)))).toBe(order.payment.paidCents - refunded);
        for (const { body } of documents) {
          expect(sum(body.lines.map(({ cents }) => cents))).toBe(body.totalCents);
          if (body.groups.length > 0)
            expect(sum(body.groups.map(({ grossCents }) => grossCents))).toBe(body.totalCents);
          for (const group of body.groups) expect(group.netCents + group.vatCents).toBe(group.grossCents);
        }
        if (refunded > 0 && refunded === order.payment.paidCents)
          for (const { rate } of order.sums.groups) {
            const ofRate = documents.flatMap(({ body }) =>
              body.groups.filter((group) => group.rate === rate),
            );
            expect(sum(ofRate.map(({ grossCents }) => grossCents))).toBe(0);
            expect(sum(ofRate.map(({ vatCents }) => vatCents))).toBe(0);
          }
        expect(documents).toHaveLength(1 + refunds.length);
        expect(settled(order, refunds, documents)).toEqual(documents);
        documents.forEach((document, index) => {
          expect(faultOf(document, documents[index - 1] ?? null)).toBeNull();
        });
      }),
      { numRuns: ORDERS },
    );
  });

  it('know no other order in which refunds come than that of their time', () => {
    fc.assert(
      fc.property(
        anOrder,
        fc.array(fc.constantFrom(17, 50), { minLength: 2, maxLength: 4 }),
        (order, shares) => {
          const refunds = refundsOf(order, shares);
          expect(settled(order, refunds.toReversed())).toEqual(settled(order, refunds));
          const first = settled(order, refunds.slice(0, 1));
          expect(settled(order, refunds, first)).toEqual(settled(order, refunds));
        },
      ),
    );
  });
});

describe('what goes back onto vouchers', () => {
  const parts = fc.array(fc.constantFrom(1, 17, 50, 99), { maxLength: 3 });

  it('is documented once, and the money that follows takes the rest', () => {
    fc.assert(
      fc.property(anOrder, parts, parts, (order, backs, wanted) => {
        const { voucherCents, groups } = order.sums;
        let documents: FiscalDocument[] = [];
        let left = voucherCents;
        for (const part of backs) {
          left -= Math.floor((left * part) / 100);
          documents = settled(order, [], documents, left);
          expect(sum(documents.map(({ body }) => body.voucherCents ?? 0))).toBe(left);
          expect(settled(order, [], documents, left)).toEqual(documents);
        }
        const refunds = refundsOf(order, [...wanted, 100]);
        documents = settled(order, refunds, documents, 0);
        expect(sum(documents.map(({ body }) => body.voucherCents ?? 0))).toBe(0);
        expect(sum(documents.map(({ body }) => billedOf(body)))).toBe(0);
        for (const { rate } of groups) {
          const ofRate = documents.flatMap(({ body }) => body.groups.filter((group) => group.rate === rate));
          expect(sum(ofRate.map(({ grossCents }) => grossCents))).toBe(0);
        }
      }),
      { numRuns: ORDERS },
    );
  });
});

describe('a refund', () => {
  const order = fc
    .sample(anOrder, { numRuns: 50, seed: 7 })
    .find(({ payment }) => payment.paidCents > 1_000)!;
  const one = (over: Partial<RefundView>): RefundView => ({ ...refundsOf(order, [50])[0]!, ...over });
  const kinds = (documents: FiscalDocument[]) => documents.map(({ kind }) => kind).join(' ');

  it('of everything cancels the invoice, line by line; of the rest after a part it does not', () => {
    const [whole] = refundsOf(order, [100]);
    const documents = settled(order, [whole!]);
    expect(kinds(documents)).toBe('invoice cancellation');
    expect(documents[1]?.body).toEqual(mirrorOf(documents[0]!));
    expect(kinds(settled(order, refundsOf(order, [50, 100])))).toBe('invoice refund refund');
  });

  it('that is only wanted, or failed before, has none; one that fails later is taken back', () => {
    expect(kinds(settled(order, [one({ state: 'wanted' })]))).toBe('invoice');
    expect(kinds(settled(order, [one({ state: 'failed' })]))).toBe('invoice');
    const pending = settled(order, [one({ state: 'pending' })]);
    const failed = settled(order, [one({ state: 'failed' })], pending);
    expect(kinds(failed)).toBe('invoice refund cancellation');
    expect(sum(failed.map(({ body }) => billedOf(body)))).toBe(billedOf(failed[0]!.body));
    expect(settled(order, [one({ state: 'failed' })], failed)).toEqual(failed);
  });

  it('of what the order became smaller by before its invoice is in the invoice already', () => {
    const smaller = { ...order, payment: { ...order.payment, paidCents: order.payment.paidCents + 300 } };
    const changed = one({ kind: 'changed', cents: 300 });
    expect(kinds(settled(smaller, [changed]))).toBe('invoice');
    expect(kinds(settled(order, [changed]))).toBe('invoice refund');
  });
});

it('names why the value went back onto a voucher, whole or in part', () => {
  const isVouchedAlone = ({ sums }: Order) => sums.voucherCents > 1 && sums.payableCents === 0;
  fc.assert(
    fc.property(anOrder.filter(isVouchedAlone), fc.boolean(), (order, whole) => {
      const invoice = linked(aDraft({ body: receiptBodyOf(order, shop, null) }), null, 0);
      const voucherLeftCents = whole ? 0 : order.sums.voucherCents - 1;
      const money = { paidCents: 0, refunds: [], voucherLeftCents, voucherReason: 'Suppe war kalt' };
      const [due] = dueDocuments(invoice, [invoice], money);
      expect([due?.kind, due?.body.reason]).toEqual([whole ? 'cancellation' : 'refund', 'Suppe war kalt']);
    }),
    { numRuns: 20 },
  );
});
