import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isUnbroken, nextEvent } from './event-chain.js';
import { ORDER_STATES, type OrderEvent } from './order.types.js';

const history = fc
  .array(fc.record({ to: fc.constantFrom(...ORDER_STATES), by: fc.string(), note: fc.string() }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((steps) => {
    const events: OrderEvent[] = [];
    for (const [i, step] of steps.entries())
      events.push(nextEvent(events, { ...step, at: new Date(1e12 + i) }));
    return events;
  });

describe('the history of an order', () => {
  it('hangs together as written', () => {
    fc.assert(fc.property(history, (events) => isUnbroken(events)));
  });

  it('shows when anything in it was changed, taken out or moved', () => {
    fc.assert(
      fc.property(history, fc.nat(), fc.constantFrom('to', 'by', 'note', 'at'), (events, pick, field) => {
        const at = pick % events.length;
        const forged = { to: 'cancelled', by: 'jemand', note: 'geändert', at: new Date(0) }[field];
        const changed = events.map((event, i) => (i === at ? { ...event, [field]: forged } : event));
        const same = JSON.stringify(changed) === JSON.stringify(events);
        expect(isUnbroken(changed)).toBe(same);
        if (at < events.length - 1) expect(isUnbroken(events.filter((_, i) => i !== at))).toBe(false);
      }),
    );
  });
});
