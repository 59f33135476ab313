import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isUnbroken, nextEvent } from './event-chain.js';
import { ORDER_STATES, type OrderEvent, type OrderHappening, type StoredEvent } from './order.types.js';

const move = fc.record({ kind: fc.constant('moved' as const), to: fc.constantFrom(...ORDER_STATES) });
const money = fc.record({ kind: fc.constantFrom('paid' as const, 'refunded' as const), cents: fc.nat() });
const happening = fc.oneof<fc.Arbitrary<OrderHappening>[]>(move, money);

const historyOf = (what: fc.Arbitrary<OrderHappening>) =>
  fc
    .array(fc.record({ happening: what, by: fc.string(), note: fc.string() }), { minLength: 1, maxLength: 8 })
    .map((steps) => {
      const events: OrderEvent[] = [];
      for (const [i, step] of steps.entries())
        events.push(nextEvent(events, { ...step, at: new Date(1e12 + i) }));
      return events;
    });
const history = historyOf(happening);

describe('the history of an order', () => {
  it('hangs together as written', () => {
    fc.assert(fc.property(history, (events) => isUnbroken(events)));
  });

  it('shows when anything in it was changed, taken out or moved', () => {
    fc.assert(
      fc.property(
        history,
        fc.nat(),
        fc.constantFrom('kind', 'to', 'cents', 'by', 'note', 'at'),
        (events, pick, field) => {
          const at = pick % events.length;
          const isMove = events[at]?.kind === 'moved';
          fc.pre(field === 'to' ? isMove : field !== 'cents' || !isMove);
          const forged = {
            kind: isMove ? 'paid' : 'moved',
            to: 'cancelled',
            cents: 1,
            by: 'jemand',
            note: 'geändert',
            at: new Date(0),
          }[field];
          const changed = events.map((event, i) => (i === at ? { ...event, [field]: forged } : event));
          const same = JSON.stringify(changed) === JSON.stringify(events);
          expect(isUnbroken(changed as OrderEvent[])).toBe(same);
          if (at < events.length - 1) expect(isUnbroken(events.filter((_, i) => i !== at))).toBe(false);
        },
      ),
    );
  });

  it('does not depend on the order in which the store keeps the fields', () => {
    fc.assert(
      fc.property(history, (events) => {
        const turned = events.map((event) => Object.fromEntries(Object.entries(event).reverse()));
        expect(isUnbroken(turned as unknown as OrderEvent[])).toBe(true);
      }),
    );
  });
});

describe('a history from the time when orders only moved', () => {
  /** As it was written then. */
  function oldEvents(steps: readonly Pick<Extract<OrderEvent, { kind: 'moved' }>, 'to' | 'by' | 'note'>[]) {
    const events: Extract<StoredEvent, { kind?: undefined }>[] = [];
    for (const [seq, { to, by, note }] of steps.entries()) {
      const at = new Date(1e12 + seq);
      const previousHash = events.at(-1)?.hash ?? '0'.repeat(64);
      const text = JSON.stringify([seq, to, at.toISOString(), by, note, previousHash]);
      events.push({
        seq,
        to,
        at,
        by,
        note,
        previousHash,
        hash: createHash('sha256').update(text).digest('hex'),
      });
    }
    return events;
  }
  const old = fc
    .array(fc.record({ to: fc.constantFrom(...ORDER_STATES), by: fc.string(), note: fc.string() }), {
      minLength: 1,
      maxLength: 5,
    })
    .map(oldEvents);

  it('is unbroken as it was stored and as it is read, and goes on with what is new', () => {
    fc.assert(
      fc.property(old, happening, (stored, next) => {
        const read = stored.map((event): OrderEvent => ({ ...event, kind: 'moved' }));
        const event = nextEvent(read, { happening: next, at: new Date(2e12), by: 'guest' });
        expect([isUnbroken(stored), isUnbroken(read), isUnbroken([...stored, event])]).toEqual([
          true,
          true,
          true,
        ]);
      }),
    );
  });

  it('cannot be turned into money', () => {
    const [placed] = oldEvents([{ to: 'placed', by: 'guest', note: '' }]);
    const forged = { ...placed, kind: 'paid', cents: 1_000 } as unknown as OrderEvent;
    expect(isUnbroken([forged])).toBe(false);
  });
});
