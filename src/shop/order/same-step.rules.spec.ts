import { describe, expect, it } from '@jest/globals';
import { moveTo, RECALLED, settledOrder, wasTakenBack } from './happening.rules.js';
import type { Order, OrderEvent, OrderState } from './order.types.js';
import { isSameStep } from './same-step.rules.js';

const AT = new Date('2026-11-20T12:00:00Z');
const later = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);
const moved = (seq: number, to: OrderState, note = '') =>
  ({ seq, kind: 'moved', to, at: later(seq), by: 'u', note }) as OrderEvent;
const undone = (seq: number, undoes: number, to: OrderState) =>
  ({ seq, kind: 'undone', undoes, to, at: later(seq), by: 'u', note: '' }) as OrderEvent;
const order = (over: Partial<Order>) =>
  ({ id: 'o', state: 'accepted', wantedAt: null, promisedAt: later(21), rejection: null, ...over }) as Order;

describe('a step sent twice', () => {
  const accepted = order({ events: [moved(0, 'placed'), moved(1, 'accepted')] });

  it('is one step with the same minutes, and a contradiction with others', () => {
    expect(isSameStep(accepted, { to: 'accepted', minutes: 20 })).toBe(true);
    expect(isSameStep(accepted, { to: 'accepted', minutes: 40 })).toBe(false);
    expect(isSameStep(accepted, { to: 'ready' })).toBe(false);
  });

  it('of an order ahead is the same with any minutes before its time', () => {
    const ahead = order({ ...accepted, wantedAt: later(300), promisedAt: later(300) });
    expect(isSameStep(ahead, { to: 'accepted', minutes: 20 })).toBe(true);
  });

  it('is the same with the same reason alone', () => {
    const rejected = order({ state: 'rejected', events: [], rejection: { reason: 'closing', text: '' } });
    expect(isSameStep(rejected, { to: 'rejected', rejection: { reason: 'closing' } })).toBe(true);
    expect(isSameStep(rejected, { to: 'rejected', rejection: { reason: 'tooBusy' } })).toBe(false);
  });
});

describe('what was taken back', () => {
  const events = [moved(0, 'placed'), moved(1, 'accepted'), undone(2, 1, 'placed')];

  it('has not happened', () => {
    expect(moveTo(events, 'accepted')).toBeNull();
    expect(moveTo([...events, moved(3, 'accepted')], 'accepted')?.seq).toBe(3);
  });

  it('is followed by nothing', () => {
    const happened = { id: 'o-1', shopId: 's', orderId: 'o', kind: 'moved', to: 'accepted' } as const;
    expect(wasTakenBack(order({ events }), happened)).toBe(true);
    expect(wasTakenBack(order({ events }), { ...happened, id: 'o-3' })).toBe(false);
  });

  it('and a recalled order is not finished', () => {
    const recalled = [
      moved(0, 'placed'),
      moved(1, 'accepted'),
      moved(2, 'ready'),
      moved(3, 'preparing', RECALLED),
    ];
    expect(moveTo(recalled, 'ready')).toBeNull();
    expect(moveTo(recalled, 'preparing')?.seq).toBe(3);
  });
});

it('a guest sees a step when it can no longer be taken back', () => {
  const events = [moved(0, 'placed'), moved(1, 'accepted')];
  const undo = { until: later(1.1), seq: 1, from: 'placed', promisedAt: null } as const;
  const held = order({ events, undo });
  expect(settledOrder(held, later(1))).toMatchObject({ state: 'placed', promisedAt: null });
  expect(settledOrder(held, later(2)).state).toBe('accepted');
});
