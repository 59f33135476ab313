import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { SeenContract } from '../../platform/pay/platform-pay.types.js';
import { DAY_MS } from '../../shared/berlin-time.js';
import { vatOf } from '../../shared/money.js';
import { LEVEL, PLANS } from '../subscription/plans.js';
import {
  entitledTo,
  GRACE_DAYS,
  graceEndOf,
  grossOf,
  isSettled,
  judge,
  nextLookAt,
  phaseOf,
} from './billing.rules.js';
import type { Contract } from './billing.types.js';

const NOW = Date.parse('2026-11-20T11:00:00Z');
const price = (level: number) => grossOf(PLANS[level - 1]?.priceCents ?? 0);

const days = fc.integer({ min: -400, max: 400 }).map((day) => new Date(NOW + day * DAY_MS));
const level = fc.constantFrom(LEVEL.starter, LEVEL.professional);
const contracts: fc.Arbitrary<Contract> = fc.record({
  service: fc.constantFrom('stripe' as const, 'paypal' as const),
  id: fc.constantFrom('a', 'b'),
  level,
  nextLevel: level,
  cents: level.map(price),
  state: fc.constantFrom('active' as const, 'pastDue' as const, 'ended' as const),
  cancels: fc.boolean(),
  cancelledAt: fc.constant(null),
  afterwards: fc.constantFrom(null, LEVEL.free),
  until: days,
  retryAt: fc.constant(null),
  since: fc.constant(new Date(NOW)),
});
const seen: fc.Arbitrary<SeenContract> = fc.record({
  service: fc.constant('stripe' as const),
  id: fc.constantFrom('a', 'b'),
  reference: fc.constant('shop'),
  state: fc.constantFrom('incomplete' as const, 'active' as const, 'pastDue' as const, 'ended' as const),
  cancels: fc.boolean(),
  cents: fc.oneof(level.map(price), fc.integer({ min: -5, max: 20_000 })),
  currency: fc.constantFrom('EUR', 'EUR', 'USD'),
  isMonthly: fc.boolean(),
  until: days,
  retryAt: fc.constant(null),
  payments: fc.constant([]),
});
const moments = { now: new Date(NOW), atOnce: true };

describe('prices', () => {
  it('have the tax in them that is taken out of them again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (net) => {
        expect(grossOf(net) - vatOf(grossOf(net), 19)).toBe(net);
      }),
    );
  });
});

describe('what was read of a contract', () => {
  it('changes a record once, however often it is read', () => {
    fc.assert(
      fc.property(fc.option(contracts), seen, (known, found) => {
        const first = judge(known, found, moments);
        if (first.kind !== 'contract') return;
        expect(judge(first.contract, found, moments)).toEqual(first);
      }),
    );
  });

  it('never touches the contract of another id that runs', () => {
    fc.assert(
      fc.property(contracts, seen, (known, found) => {
        fc.pre(known.id !== found.id && known.state !== 'ended' && known.until > moments.now);
        expect(judge(known, found, moments).kind).not.toBe('contract');
      }),
    );
  });

  it('begins nothing and gives nothing back once the contract has run out: it was closed while it was read', () => {
    fc.assert(
      fc.property(fc.option(contracts), seen, (known, found) => {
        fc.pre(known?.id !== found.id && found.until <= moments.now);
        expect(judge(known, { ...found, cancels: true }, moments)).toEqual({ kind: 'nothing' });
      }),
    );
  });

  it('gives nothing for another price, another currency, another rhythm, or nothing paid', () => {
    fc.assert(
      fc.property(fc.option(contracts), seen, (known, found) => {
        const isOurs = found.currency === 'EUR' && found.isMonthly && found.cents > 0;
        fc.pre(!isOurs || found.state === 'incomplete');
        expect(judge(known, found, moments)).toEqual({ kind: 'nothing' });
      }),
    );
  });

  it('never gives a larger plan before it is paid', () => {
    fc.assert(
      fc.property(contracts, seen, fc.boolean(), (known, found, atOnce) => {
        const verdict = judge(known, { ...found, id: known.id }, { ...moments, atOnce });
        if (verdict.kind !== 'contract' || verdict.contract.level <= known.level) return;
        expect(found.state).toBe('active');
        expect(atOnce || found.until > known.until).toBe(true);
      }),
    );
  });

  it('takes nothing away of what is paid already', () => {
    fc.assert(
      fc.property(contracts, seen, (known, found) => {
        fc.pre(found.state !== 'active' || found.until <= known.until);
        const verdict = judge(known, { ...found, id: known.id }, moments);
        if (verdict.kind !== 'contract') return;
        expect(verdict.contract.level).toBeGreaterThanOrEqual(known.level);
      }),
    );
  });

  it('never reaches further by a payment that failed', () => {
    fc.assert(
      fc.property(contracts, seen, (known, found) => {
        const verdict = judge(known, { ...found, id: known.id, state: 'pastDue' }, moments);
        if (verdict.kind === 'contract') expect(verdict.contract.until).toEqual(known.until);
      }),
    );
  });
});

describe('the days of grace', () => {
  it('are fourteen, in which the plan stays', () => {
    fc.assert(
      fc.property(contracts, days, (contract, now) => {
        const late = now.getTime() - contract.until.getTime();
        const goesOn = contract.afterwards === null || !(contract.cancels || contract.state === 'ended');
        const entitled = entitledTo(contract, now);
        if (late < 0) expect(entitled).toBe(contract.level);
        else if (goesOn) expect(entitled).toBe(late < GRACE_DAYS * DAY_MS ? contract.level : 'none');
        else expect(entitled).toBe(LEVEL.free);
      }),
    );
  });

  it('end together with the phase', () => {
    fc.assert(
      fc.property(contracts, days, (contract, now) => {
        const isOver = phaseOf(contract, now) === 'over';
        expect(isOver).toBe(now >= graceEndOf(contract));
        if (entitledTo(contract, now) === 'none')
          expect([isOver, isSettled(contract, now)]).toEqual([true, true]);
      }),
    );
  });

  it('are looked at in time: later, never past an end, and at once when the contract only has to be closed', () => {
    fc.assert(
      fc.property(contracts, days, (contract, now) => {
        const next = nextLookAt(contract, now);
        if (isSettled(contract, now)) return expect(next).toEqual(now);
        expect(next.getTime()).toBeGreaterThan(now.getTime());
        for (const end of [contract.until, graceEndOf(contract)])
          if (end > now) expect(next.getTime()).toBeLessThanOrEqual(end.getTime());
      }),
    );
  });
});
