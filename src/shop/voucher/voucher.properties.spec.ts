import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lossOf, returnsIn } from './sale/voucher-money.rules.js';
import { returnsOf, revivedBy, sharesOf, stateOn, usedBy, validUntil, withEntry } from './voucher.rules.js';
import { ENTRY_KINDS, type Voucher, type VoucherEntry } from './voucher.types.js';

const entry = fc.record({
  kind: fc.constantFrom(...ENTRY_KINDS),
  cents: fc.integer({ min: -60_000, max: 60_000 }),
  orderId: fc.option(fc.constantFrom('a', 'b'), { nil: undefined }),
});
const aVoucher = (balanceCents: number) =>
  ({ balanceCents, entries: [] as VoucherEntry[], state: 'active' }) as Pick<
    Voucher,
    'balanceCents' | 'entries' | 'state'
  >;
const day = fc
  .record({ year: fc.integer({ min: 2020, max: 2090 }), month: fc.nat(11), day: fc.nat(27) })
  .map(({ year, month, day: of }) => `${year}-${pad(month + 1)}-${pad(of + 1)}`);
const pad = (n: number) => String(n).padStart(2, '0');
const vouchers = fc.uniqueArray(
  fc.record({ id: fc.string({ minLength: 1, maxLength: 3 }), balanceCents: fc.nat(50_000), validUntil: day }),
  { selector: ({ id }) => id, maxLength: 6 },
);
const sum = (list: readonly { cents: number }[]) => list.reduce((all, { cents }) => all + cents, 0);

describe('the balance of a voucher', () => {
  it('is the sum of its entries and never below zero, whatever is asked of it', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 40 }), (wanted) => {
        let voucher = aVoucher(0);
        wanted.forEach((one, index) => {
          const at = new Date(index);
          voucher = withEntry(voucher, { id: String(index), at, by: 'x', ...one }) ?? voucher;
          expect(voucher.balanceCents).toBeGreaterThanOrEqual(0);
          expect(voucher.balanceCents).toBe(sum(voucher.entries));
        });
      }),
    );
  });

  it('knows what an order has of it', () => {
    const of = (kind: VoucherEntry['kind'], cents: number, orderId?: string) =>
      ({ id: kind, at: new Date(), by: '', kind, cents, orderId }) as VoucherEntry;
    const entries = [of('sold', 5_000), of('redeemed', -1_260, 'a'), of('givenBack', 260, 'a')];
    expect(usedBy(entries, 'a')).toBe(1_000);
    expect(usedBy(entries, 'b')).toBe(0);
  });
});

describe('several vouchers on one order', () => {
  it('pay what they can and no more, each at most its balance', () => {
    fc.assert(
      fc.property(vouchers, fc.nat(200_000), (list, cents) => {
        const shares = sharesOf(list, cents);
        const balances = list.reduce((all, { balanceCents }) => all + balanceCents, 0);
        expect(sum(shares)).toBe(Math.min(cents, balances));
        for (const { id, cents: pays, leftCents } of shares) {
          const { balanceCents } = list.find((one) => one.id === id)!;
          expect(pays).toBeGreaterThanOrEqual(0);
          expect(pays + leftCents).toBe(balanceCents);
        }
      }),
    );
  });

  it('are used up one after the other, whichever lapses first', () => {
    const list = [
      { id: 'late', balanceCents: 1_000, validUntil: '2029-12-31' },
      { id: 'soon', balanceCents: 2_000, validUntil: '2027-12-31' },
    ];
    expect(sharesOf(list, 2_500)).toEqual([
      { id: 'soon', cents: 2_000, leftCents: 0 },
      { id: 'late', cents: 500, leftCents: 500 },
    ]);
  });

  it('get back exactly what the order no longer keeps', () => {
    const used = fc.array(fc.record({ id: fc.uuid(), cents: fc.nat(9_000) }), { maxLength: 5 });
    fc.assert(
      fc.property(used, fc.nat(60_000), (list, kept) => {
        const back = [...returnsOf(list, kept)].map(([id, cents]) => ({ id, cents }));
        expect(sum(back)).toBe(Math.max(0, sum(list) - kept));
        for (const { id, cents } of back)
          expect(cents).toBeLessThanOrEqual(list.find((one) => one.id === id)!.cents);
      }),
    );
  });
});

describe('a voucher that is over', () => {
  const today = '2030-02-01';
  const over = { state: 'expired', validUntil: '2029-12-31' } as const;

  it('pays again what comes back to it, as long as one that is sold that day', () => {
    const back = { kind: 'givenBack', cents: 500 } as const;
    const again = { state: 'active', validUntil: '2033-12-31' };
    expect(revivedBy(back, over, today)).toEqual(again);
    expect(revivedBy({ kind: 'corrected', cents: 500 }, over, today)).toEqual(again);
    expect(revivedBy(back, { ...over, state: 'blocked' }, today)).toEqual({ validUntil: '2033-12-31' });
    const withdrawn = { state: 'withdrawn', validUntil: '2032-12-31' } as const;
    expect(revivedBy(back, withdrawn, today)).toEqual({ state: 'active' });
  });

  it('stays so when nothing comes back', () => {
    expect(revivedBy({ kind: 'corrected', cents: -1 }, over, today)).toEqual({});
    expect(revivedBy({ kind: 'unblocked', cents: 0 }, over, today)).toEqual({});
    const active = { state: 'active', validUntil: '2032-12-31' } as const;
    expect(revivedBy({ kind: 'givenBack', cents: 1 }, active, today)).toEqual({});
  });
});

describe('money that went back at the payment service', () => {
  const entry = (kind: VoucherEntry['kind'], cents: number) => ({ kind, cents });

  it('takes what is left, and what is withdrawn from goes back once', () => {
    const sold = entry('sold', 5_000);
    expect(lossOf({ entries: [sold], balanceCents: 5_000 }, 0)).toBeNull();
    expect(lossOf({ entries: [sold], balanceCents: 5_000 }, 5_000)).toBe(5_000);
    const withdrawn = [sold, entry('redeemed', -2_000), entry('withdrawn', -3_000)];
    expect(lossOf({ entries: withdrawn, balanceCents: 0 }, 3_000)).toBeNull();
    expect(returnsIn(withdrawn)).toEqual([{ kind: 'withdrawn', cents: 3_000, sumCents: 3_000 }]);
  });

  it('blocks one that was eaten for already, once', () => {
    const eaten = [entry('sold', 5_000), entry('redeemed', -5_000)];
    expect(lossOf({ entries: eaten, balanceCents: 0 }, 5_000)).toBe(0);
    expect(lossOf({ entries: [...eaten, entry('refunded', 0)], balanceCents: 0 }, 5_000)).toBeNull();
    expect(lossOf({ entries: [...eaten, entry('refunded', 0)], balanceCents: 400 }, 5_000)).toBe(400);
  });
});

describe('a voucher in time', () => {
  it('lapses with the third year after its sale', () => {
    expect(validUntil('2026-01-01')).toBe('2029-12-31');
    expect(validUntil('2026-12-31')).toBe('2029-12-31');
    const voucher = { state: 'active', balanceCents: 100, validUntil: '2029-12-31' } as const;
    expect(stateOn(voucher, '2029-12-31')).toBe('active');
    expect(stateOn(voucher, '2030-01-01')).toBe('expired');
    expect(stateOn({ ...voucher, balanceCents: 0 }, '2029-12-31')).toBe('usedUp');
    expect(stateOn({ ...voucher, state: 'blocked' }, '2030-01-01')).toBe('blocked');
  });
});
