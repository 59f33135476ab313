import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { HOUR_MS, WEEKDAYS } from '../../../shared/berlin-time.js';
import { openFor } from '../../opening-hours/open-time.rules.js';
import type { ShopTimes } from '../../opening-hours/opening-hours.types.js';
import { newShop } from '../../restaurant/new-shop.rules.js';
import type { LadderMinutes, ShopSettings } from '../../restaurant/shop.types.js';
import type { LadderStep, OrderEvent } from '../order.types.js';
import { ladderLook, ladderPlanOf, newLadder } from './ladder.rules.js';

const open = { closed: false, ranges: [{ from: '11:00', to: '22:00' }] };
const shopTimes = Object.fromEntries(WEEKDAYS.map((day) => [day, open])) as ShopTimes;
const settingsWith = (ladder: Partial<LadderMinutes> = {}): ShopSettings => {
  const { settings } = newShop({ id: 's', slug: 's', name: 'S', userId: 'u', now: new Date(0) });
  return { ...settings, shopEnabled: true, shopTimes, ladder: { push: 1, mail: 3, reject: 10, ...ladder } };
};

/** Berlin in winter is an hour ahead. */
const at = (text: string) => new Date(`2026-11-${text}:00+01:00`);
const shown = (date: Date | null) => date && new Date(date.getTime() + 3_600_000).toISOString().slice(8, 16);

const NOW = '20T18:00';
const waiting = (placed: string, wanted: string | null = null, events: OrderEvent[] = []) => ({
  fulfilment: 'pickup' as const,
  placedAt: at(placed),
  wantedAt: wanted === null ? null : at(wanted),
  events,
});
const plan = (order: ReturnType<typeof waiting>, ladder = {}) => {
  const { start, push, mail, reject } = ladderPlanOf(settingsWith(ladder), order);
  return [start, push, mail, reject].map(shown);
};

describe('the ladder of an order', () => {
  it.each([
    ['for now', waiting('20T18:00'), ['20T18:00', '20T18:01', '20T18:03', '20T18:10']],
    [
      'for now, shortly before closing',
      waiting('20T21:57'),
      ['20T21:57', '20T21:58', '20T22:00', '20T22:07'],
    ],
    [
      'ahead, placed at night',
      waiting('20T23:30', '21T19:00'),
      ['21T11:00', '21T11:01', '21T11:03', '21T16:00'],
    ],
    [
      'ahead, placed at night for soon after opening',
      waiting('20T23:30', '21T11:30'),
      ['21T11:00', '21T11:01', '21T11:03', '21T11:10'],
    ],
    [
      'ahead, for later the same evening',
      waiting('20T18:00', '20T20:30'),
      ['20T18:00', '20T18:01', '20T18:03', '20T18:10'],
    ],
    [
      'ahead, for another week',
      waiting('20T18:00', '27T19:00'),
      ['20T18:00', '20T18:01', '20T18:03', '21T18:00'],
    ],
    [
      'ahead, placed in opening hours',
      waiting('20T18:00', '21T19:00'),
      ['20T18:00', '20T18:01', '20T18:03', '21T16:00'],
    ],
    [
      'ahead, its minutes cut by closing time',
      waiting('20T21:58', '21T11:30'),
      ['20T21:58', '20T21:59', '21T11:01', '21T11:08'],
    ],
  ])('%s', (_, order, times) => {
    expect(plan(order)).toEqual(times);
  });

  it('never rejects an order ahead sooner than its minutes, nor earlier than need be, nor after the longest wait', () => {
    const minutes = fc.integer({ min: 1, max: 60 });
    const ahead = fc.integer({ min: 1, max: 14 * 24 * 60 });
    fc.assert(
      fc.property(minutes, fc.integer({ min: 0, max: 24 * 60 }), ahead, (reject, after, minutesAhead) => {
        const placedAt = new Date(at('20T00:00').getTime() + after * 60_000);
        const wantedAt = new Date(placedAt.getTime() + minutesAhead * 60_000);
        const order = { ...waiting(NOW), placedAt, wantedAt };
        const found = ladderPlanOf(settingsWith({ push: 0, mail: 0, reject }), order).reject!.getTime();
        const asBefore = openFor(settingsWith(), reject * 60_000, placedAt)!.getTime();
        const urgent = Math.min(wantedAt.getTime() - 3 * HOUR_MS, placedAt.getTime() + 24 * HOUR_MS);
        expect(found).toBeGreaterThanOrEqual(asBefore);
        expect(found).toBeGreaterThanOrEqual(urgent);
        expect([asBefore, urgent]).toContain(found);
      }),
    );
  });

  it('leaves out what is switched off', () => {
    expect(plan(waiting(NOW), { push: 0, reject: 0 })).toEqual([NOW, null, '20T18:03', null]);
    expect(newLadder(settingsWith({ push: 0, mail: 0, reject: 0 }), waiting(NOW), at(NOW))).toEqual({
      at: null,
      rejectAt: null,
      done: [],
    });
  });

  it('gives whoever has taken the acceptance back another minute', () => {
    const undone = { kind: 'undone', to: 'placed', undoes: 1, at: at('20T18:10') } as OrderEvent;
    expect(plan(waiting(NOW, null, [undone]))[3]).toBe('20T18:11');
  });

  it('never begins where the shop never opens', () => {
    const never = Object.fromEntries(
      WEEKDAYS.map((day) => [day, { closed: true, ranges: [] }]),
    ) as unknown as ShopTimes;
    const settings = { ...settingsWith(), shopTimes: never };
    expect(ladderPlanOf(settings, waiting(NOW, '21T19:00')).start).toBeNull();
  });
});

describe('a look at an order that waits', () => {
  const look = (now: string, done: LadderStep[] = [], heard = true) => {
    const found = ladderLook(ladderPlanOf(settingsWith(), waiting(NOW)), { done }, at(now), heard);
    return [found.due, shown(found.at)];
  };

  it.each<[string, string, LadderStep[], boolean, LadderStep[], string | null]>([
    ['waits for the bell', '20T18:00', [], true, [], '20T18:01'],
    ['calls at once where nobody hears the bell', '20T18:00', [], false, ['push'], '20T18:03'],
    ['calls after a minute', '20T18:01', [], true, ['push'], '20T18:03'],
    ['writes after three', '20T18:03', ['push'], true, ['mail'], '20T18:10'],
    ['rejects after ten', '20T18:10', ['push', 'mail'], true, ['reject'], null],
    ['does nothing else where it is too late for all of it', '20T18:30', [], true, ['reject'], null],
    ['does nothing twice', '20T18:02', ['push'], true, [], '20T18:03'],
  ])('%s', (_, now, done, heard, due, next) => {
    expect(look(now, done, heard)).toEqual([due, next]);
  });

  it('asks who hears it when it begins, not before', () => {
    const night = ladderPlanOf(settingsWith(), waiting('20T23:30', '21T19:00'));
    expect(ladderLook(night, { done: [] }, at('20T23:30'), false)).toEqual({ due: [], at: at('21T11:00') });
    expect(ladderLook(night, { done: [] }, at('21T11:00'), false).due).toEqual(['push']);
  });

  it('takes each step once, in order, and never waits for a moment that has passed', () => {
    const minutes = fc.integer({ min: 0, max: 30 });
    fc.assert(
      fc.property(
        fc.record({ push: minutes, mail: minutes, reject: fc.integer({ min: 31, max: 60 }) }),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 900 }), fc.boolean()), { maxLength: 40 }),
        fc.boolean(),
        (ladder, pauses, ahead) => {
          const order = waiting('20T21:40', ahead ? '22T19:00' : null);
          const found = ladderPlanOf(settingsWith(ladder), order);
          const taken: LadderStep[] = [];
          let now = order.placedAt.getTime();
          for (const [seconds, heard] of pauses) {
            now += seconds * 1_000;
            const { due, at: next } = ladderLook(found, { done: taken }, new Date(now), heard);
            for (const step of due) expect(taken).not.toContain(step);
            if (next) expect(next.getTime()).toBeGreaterThan(now);
            taken.push(...due);
            if (due.includes('reject')) break;
          }
          expect(taken.indexOf('reject')).toBe(taken.includes('reject') ? taken.length - 1 : -1);
        },
      ),
    );
  });
});
