import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { HOUR_MS } from '../../shared/berlin-time.js';
import type { TillTry } from './till.types.js';
import { afterTry, KEEP_TRYING_MS, pauseAfter } from './till-retry.rules.js';

const AT = new Date('2026-11-23T18:00:00Z');
const notice = { attempts: 0, tries: [] as TillTry[], until: new Date(AT.getTime() + KEEP_TRYING_MS) };

describe('a notice for a till', () => {
  it.each([
    [200, 'sent'],
    [204, 'sent'],
    [301, 'waiting'],
    [404, 'waiting'],
    [500, 'waiting'],
    [0, 'waiting'],
    [410, 'failed'],
  ])('answered with %s is %s', (status, state) => {
    expect(afterTry(notice, { at: AT, status, text: '' }).state).toBe(state);
  });

  it('is tried for three days, less and less often, and then given up', () => {
    let current: Parameters<typeof afterTry>[0] & { state?: string; nextAt?: Date } = notice;
    let at = AT;
    const pauses: number[] = [];
    while (current.state !== 'failed') {
      const next = afterTry(current, { at, status: 503, text: '' });
      pauses.push(next.nextAt.getTime() - at.getTime());
      at = next.nextAt;
      current = { ...current, ...next };
    }
    const tried = AT.getTime() + pauses.slice(0, -1).reduce((sum, pause) => sum + pause, 0);
    expect((tried - AT.getTime()) / HOUR_MS).toBeGreaterThan(66);
    expect(tried).toBeLessThanOrEqual(AT.getTime() + KEEP_TRYING_MS);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(current.tries.length).toBeLessThanOrEqual(10);
    expect(current.attempts).toBeLessThan(30);
  });

  it('never waits longer after fewer tries', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(40), (a, b) => {
        expect(pauseAfter(Math.min(a, b))).toBeLessThanOrEqual(pauseAfter(Math.max(a, b)));
      }),
    );
  });
});
