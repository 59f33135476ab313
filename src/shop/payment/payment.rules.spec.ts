import { describe, expect, it } from '@jest/globals';
import { refundAgainAt } from './look/look-times.rules.js';
import { mirrorOf } from './look/mirror.rules.js';
import { dueAtOf, keptOf, onceFor, stepOf, stuckRefundOf } from './payment.rules.js';
import type { Payment, Refund } from './payment.types.js';

const at = (ms: number) => new Date(ms);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('a refund that fails', () => {
  const failed = (count: number, last = 0) =>
    Array.from({ length: count }, () => ({ state: 'failed' as const, at: at(last) }));

  it('is tried again at once, then after hours, then after days, and somebody is told', () => {
    expect([0, 1, 2].map((count) => refundAgainAt(failed(count))?.getTime())).toEqual([0, 0, 0]);
    const gaps = Array.from({ length: 11 }, (_, index) => Number(refundAgainAt(failed(index + 3))) / DAY);
    expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
    expect([gaps[0], gaps.at(-1)]).toEqual([1 / 24, 3]);
    expect(refundAgainAt(failed(14))).toBeNull();
  });

  it('is on the card and on the clock until it goes through', () => {
    const refunds = failed(3).map((one, index) => ({ ...one, id: `r${index}`, cents: 500 }));
    const one = {
      id: 'p1',
      state: 'captured',
      capturedCents: 500,
      createdAt: at(0),
      capturedAt: at(0),
      disputes: [],
      refunds,
    };
    const gone = {
      state: 'rejected',
      payableCents: 500,
      paymentId: 'p1',
      settled: true,
      now: at(59 * MINUTE),
    } as const;
    const payment = one as unknown as Payment;
    expect(stepOf(payment, gone).do).toBe('rest');
    expect(stuckRefundOf(payment, gone)).toBe(500);
    expect(mirrorOf(payment, gone).note).toBe('Erstattung über 5,00\u00a0€ gelingt nicht');
    expect(dueAtOf(payment, gone, at(59 * MINUTE))).toEqual(at(60 * MINUTE));
    expect(stepOf(payment, { ...gone, now: at(60 * MINUTE) })).toMatchObject({
      do: 'wantRefund',
      cents: 500,
    });
  });
});

it('has nothing left of what a bank has called back, and all of it once that is won', () => {
  const of = (state: 'open' | 'won' | 'lost') =>
    keptOf({ capturedCents: 1_000, refunds: [], disputes: [{ id: 'd', cents: 1_000, state }] });
  expect([of('open'), of('lost'), of('won')]).toEqual([0, 0, 1_000]);
});

it('has all of what a bank only asks about, and loses once what stands among the refunds as well', () => {
  const asked = { id: 'd', cents: 1_000, state: 'inquiry' as const };
  expect(keptOf({ capturedCents: 1_000, refunds: [], disputes: [asked] })).toBe(1_000);
  const lost = { id: 'd', cents: 400, state: 'lost' as const, asRefund: true };
  const refunds = [{ cents: 400, state: 'done' }] as Refund[];
  expect(keptOf({ capturedCents: 1_000, refunds, disputes: [lost] })).toBe(600);
});

it('is not failed while the service still thinks about it', () => {
  const payment = { state: 'pending', capturedCents: 0, refunds: [], disputes: [] } as unknown as Payment;
  const facts = { payableCents: 1_000, paymentId: 'p1', settled: true, now: at(0) };
  expect(mirrorOf(payment, { ...facts, state: 'accepted' })).toMatchObject({
    state: 'pending',
    paidCents: 0,
  });
  const gone = mirrorOf(payment, { ...facts, state: 'rejected' });
  expect(gone).toMatchObject({ state: 'pending', note: 'kommt sie durch, geht sie zurück' });
});

it('asks under the same key until the service has kept a failure under it', () => {
  expect(onceFor({}, 'capture p1')).toBe('capture p1');
  expect(onceFor({ stuckTries: 2 }, 'capture p1')).toBe('capture p1 s2');
});
