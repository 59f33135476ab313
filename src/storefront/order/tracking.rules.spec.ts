import { describe, expect, it } from '@jest/globals';
import type { Voice } from '../../shared/voice.types.js';
import { ORDER_STATES, type Order } from '../../shop/order/order.types.js';
import { type TrackedShop, toTrackingView } from './tracking.rules.js';

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

const SHOP = {
  name: 'Trattoria Bella',
  address: { street: 'Lindenstraße 12', postalCode: '10969', city: 'Berlin', country: 'Deutschland' },
  contact: { phone: '+493023125123', email: '', website: '' },
  settings: { leadMinutes: { pickup: 20, delivery: 35, table: 15 }, deliveryTime: { from: 35, to: 50 } },
  stripe: { public_key: 'pk_test_bella', secret_key: 'sealed', secret_key_iv: '' },
  paypal: { public_key: '', secret_key: '', secret_key_iv: '' },
} as TrackedShop;
const trackedBy = (told: Order, voice: Voice) =>
  toTrackingView(told, SHOP, voice, { now: new Date('2026-11-20T17:02:00Z') });
const DU: Voice = { language: 'de', salutation: 'du' };

describe('what a guest reads of an order', () => {
  it.each(ORDER_STATES)('has a sentence for %s', (state) => {
    expect(trackedBy(order({ state }), DU).sentence).toMatch(/[.!]$/);
  });

  it.each([
    ['pickup', 'Abgeholt'],
    ['delivery', 'Geliefert'],
    ['table', 'Abgeschlossen'],
  ] as const)('calls the end of a %s %s', (fulfilment, label) => {
    const { steps } = trackedBy(order({ state: 'accepted', fulfilment }), DU);
    expect(steps.at(-1)?.label).toBe(label);
  });

  it('says that receiving is not yet accepting (§ 312i BGB)', () => {
    expect(trackedBy(order(), DU).sentence).toContain(
      'Der Vertrag kommt zustande, sobald das Restaurant sie annimmt',
    );
  });

  it('says why it was rejected, in words', () => {
    const { sentence, steps } = trackedBy(
      order({ state: 'rejected', rejection: { reason: 'tooBusy', text: 'Ab 21 Uhr wieder.' } }),
      DU,
    );
    expect(sentence).toContain('Gerade zu viel los. Ab 21 Uhr wieder.');
    expect(steps).toEqual([]);
  });

  it('says why it was cancelled, in words', () => {
    const cancellation = { reason: 'notCollected' as const, text: 'Wir haben bis 22 Uhr gewartet.' };
    const cancelled = order({ state: 'cancelled', cancellation });
    expect(trackedBy(cancelled, DU).sentence).toContain('Nicht abgeholt. Wir haben bis 22 Uhr gewartet.');
    expect(trackedBy(order({ state: 'cancelled' }), DU).sentence).not.toContain('Nicht abgeholt');
  });

  it('says that the time to pay has run out, and not that somebody cancelled', () => {
    const cancelled = order({ state: 'cancelled', cancellation: { reason: 'unpaid', text: '' } });
    expect(trackedBy(cancelled, DU).sentence).toMatch(/^Die Zeit zum Bezahlen ist abgelaufen\./);
  });

  it('keeps surname, phone and mail to itself: a link may be passed on', () => {
    const text = JSON.stringify(trackedBy(order(), DU));
    for (const part of ['Weber', '0171', 'example.org', 'secret']) expect(text).not.toContain(part);
  });

  it('thanks by the first name, until the guest is erased', () => {
    expect(trackedBy(order(), DU).firstName).toBe('Jonas');
    const erasedAt = new Date('2026-11-21T17:00:00Z');
    expect(trackedBy(order({ state: 'completed', erasedAt }), DU).firstName).toBe('');
  });

  it('says where the restaurant is and how to call it', () => {
    expect(trackedBy(order(), DU).restaurant).toEqual({
      name: 'Trattoria Bella',
      address: 'Lindenstraße 12, 10969 Berlin',
      phone: '030 23125123',
      phoneLink: 'tel:+493023125123',
    });
  });

  it('has the allergens in the language of the page, whatever language was ordered in', () => {
    const legend = [
      { code: 'G', name: 'Milch (einschließlich Laktose)' },
      { code: '1', name: 'mit Farbstoff' },
    ];
    const english = [
      { code: 'G', name: 'Milk' },
      { code: '1', name: 'with colouring' },
    ];
    expect(trackedBy(order({ legend }), { language: 'en', salutation: 'du' }).legend).toEqual(english);
    expect(trackedBy(order({ legend: english }), DU).legend).toEqual(legend);
  });

  it('has every time in words', () => {
    const at = new Date('2026-11-20T17:05:00Z');
    const wantedAt = new Date('2026-11-21T17:30:00Z');
    const events = [...order().events, { kind: 'moved', to: 'accepted', at }] as Order['events'];
    const view = trackedBy(order({ state: 'accepted', wantedAt, promisedAt: wantedAt, events }), DU);
    expect(view.steps.map(({ time }) => time)).toEqual(['18:00 Uhr', '18:05 Uhr', null, null]);
    expect([view.placedText, view.wantedText]).toEqual(['18:00 Uhr', '21.11.2026, 18:30 Uhr']);
    expect([view.expectedAt, view.expectedText]).toEqual([
      wantedAt.toISOString(),
      'am Sa., 21.11. um 18:30 Uhr',
    ]);
  });

  it.each([
    ['17:34:59', false],
    ['17:35:01', true],
  ])('says at %s that it takes longer: %s', (time, late) => {
    const promisedAt = new Date('2026-11-20T17:30:00Z');
    const now = new Date(`2026-11-20T${time}Z`);
    expect(toTrackingView(order({ state: 'accepted', promisedAt }), SHOP, DU, { now }).late).toBe(late);
    expect(toTrackingView(order({ state: 'completed', promisedAt }), SHOP, DU, { now }).late).toBe(false);
  });

  it('promises nothing any more once it is over', () => {
    const promisedAt = new Date('2026-11-20T17:30:00Z');
    expect(trackedBy(order({ state: 'accepted', promisedAt }), DU).promisedAt).toBe(
      '2026-11-20T17:30:00.000Z',
    );
    expect(trackedBy(order({ state: 'cancelled', promisedAt }), DU).promisedAt).toBeNull();
  });

  it.each<[string, Voice, RegExp]>([
    ['as Sie', { language: 'de', salutation: 'sie' }, /^Wir haben Ihre Bestellung erhalten/],
    ['in English', { language: 'en', salutation: 'sie' }, /^We have received your order/],
  ])('is said %s where the shop or the guest wants it', (_, voice, sentence) => {
    const view = trackedBy(order(), voice);
    expect(view.sentence).toMatch(sentence);
    for (const state of ORDER_STATES)
      expect(trackedBy(order({ state }), voice).sentence).not.toMatch(/\b(du|dein\w*|dir)\b/);
  });

  it('may be taken back until somebody accepts it, and forgotten once it is over', () => {
    const may = (state: Order['state']) => {
      const { canCancel, canErase } = trackedBy(order({ state }), DU);
      return [canCancel, canErase];
    };
    expect(may('placed')).toEqual([true, false]);
    expect(may('accepted')).toEqual([false, false]);
    expect(may('completed')).toEqual([false, true]);
    expect(may('cancelled')).toEqual([false, true]);
  });
});
