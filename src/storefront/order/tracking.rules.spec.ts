import { describe, expect, it } from '@jest/globals';
import type { Voice } from '../../shared/voice.types.js';
import { ORDER_STATES, type Order } from '../../shop/order/order.types.js';
import { toTrackingView } from './tracking.rules.js';

const order = (over: Partial<Order> = {}): Order =>
  ({
    number: 3,
    state: 'placed',
    fulfilment: 'pickup',
    placedAt: new Date('2026-11-20T17:00:00Z'),
    promisedAt: null,
    lines: [],
    sums: { fees: [], groups: [], discountCents: 0, depositCents: 0, tipCents: 0, payableCents: 0 },
    payment: { way: 'cash' },
    contact: { name: 'Jonas Weber', phone: '0171 3920012', email: 'jonas@example.org', note: '' },
    rejection: null,
    events: [{ kind: 'moved', to: 'placed', at: new Date('2026-11-20T17:00:00Z') }],
    legend: [],
    minAge: 0,
    erasedAt: null,
    outbox: [],
    token: 'secret',
    ...over,
  }) as unknown as Order;

const DU: Voice = { language: 'de', salutation: 'du' };

describe('what a guest reads of an order', () => {
  it.each(ORDER_STATES)('has a sentence for %s', (state) => {
    expect(toTrackingView(order({ state }), DU).sentence).toMatch(/[.!]$/);
  });

  it('says that receiving is not yet accepting (§ 312i BGB)', () => {
    expect(toTrackingView(order(), DU).sentence).toContain(
      'Der Vertrag kommt zustande, sobald das Restaurant sie annimmt',
    );
  });

  it('says why it was rejected, in words', () => {
    const { sentence, steps } = toTrackingView(
      order({ state: 'rejected', rejection: { reason: 'tooBusy', text: 'Ab 21 Uhr wieder.' } }),
      DU,
    );
    expect(sentence).toContain('Gerade zu viel los. Ab 21 Uhr wieder.');
    expect(steps).toEqual([]);
  });

  it('keeps name, phone and mail to itself: a link may be passed on', () => {
    const text = JSON.stringify(toTrackingView(order(), DU));
    for (const part of ['Jonas', '0171', 'example.org', 'secret']) expect(text).not.toContain(part);
  });

  it('promises nothing any more once it is over', () => {
    const promisedAt = new Date('2026-11-20T17:30:00Z');
    expect(toTrackingView(order({ state: 'accepted', promisedAt }), DU).promisedAt).toBe(
      '2026-11-20T17:30:00.000Z',
    );
    expect(toTrackingView(order({ state: 'cancelled', promisedAt }), DU).promisedAt).toBeNull();
  });

  it.each<[string, Voice, RegExp]>([
    ['as Sie', { language: 'de', salutation: 'sie' }, /^Wir haben Ihre Bestellung erhalten/],
    ['in English', { language: 'en', salutation: 'sie' }, /^We have received your order/],
  ])('is said %s where the shop or the guest wants it', (_, voice, sentence) => {
    const view = toTrackingView(order(), voice);
    expect(view.sentence).toMatch(sentence);
    for (const state of ORDER_STATES)
      expect(toTrackingView(order({ state }), voice).sentence).not.toMatch(/\b(du|dein\w*|dir)\b/);
  });

  it('may be taken back until somebody accepts it, and forgotten once it is over', () => {
    const may = (state: Order['state']) => {
      const { canCancel, canErase } = toTrackingView(order({ state }), DU);
      return [canCancel, canErase];
    };
    expect(may('placed')).toEqual([true, false]);
    expect(may('accepted')).toEqual([false, false]);
    expect(may('completed')).toEqual([false, true]);
    expect(may('cancelled')).toEqual([false, true]);
  });
});
