import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { chosenOf, offeredFor } from './pay-ways';

const way = (method: 'cash' | 'cardOnSite' | 'stripe' | 'paypal', over: object = {}) => ({
  method,
  fulfilments: ['pickup' as const, 'delivery' as const],
  minCents: null,
  maxCents: null,
  ...over,
});
const start = {
  payments: [],
  areas: [],
  payWays: [
    way('cash', { maxCents: 10_000 }),
    way('cardOnSite', { fulfilments: ['pickup'] }),
    way('stripe'),
    way('paypal', { minCents: 1500 }),
  ],
};
const methods = (fulfilment: string, cents: number | null) =>
  offeredFor(start, fulfilment, cents).map(({ method, limit }) =>
    limit ? `${method} ${limit.kind} ${limit.cents}` : method,
  );

describe('how a basket may be paid', () => {
  it('depends on how it is handed over', () => {
    expect(methods('delivery', 2000)).toEqual(['cash', 'stripe', 'paypal']);
    expect(methods('pickup', 2000)).toEqual(['cash', 'cardOnSite', 'stripe', 'paypal']);
  });

  it('depends on what it costs, and says from or up to which amount', () => {
    expect(methods('delivery', 1499)).toEqual(['cash', 'stripe', 'paypal from 1500']);
    expect(methods('delivery', 10_001)).toEqual(['cash upTo 10000', 'stripe', 'paypal']);
    expect(methods('delivery', 49)).toEqual(['cash', 'stripe from 50', 'paypal from 1500']);
    expect(methods('delivery', null)).toEqual(['cash', 'stripe', 'paypal']);
  });

  it('is what the guest has chosen, as long as it is offered there', () => {
    expect(chosenOf(offeredFor(start, 'delivery', 2000), 'paypal')).toBe('paypal');
    expect(chosenOf(offeredFor(start, 'delivery', 2000), 'cardOnSite')).toBe('cash');
    // Another amount does not choose for the guest: it says why it is not possible.
    expect(chosenOf(offeredFor(start, 'delivery', 1000), 'paypal')).toBe('paypal');
    expect(chosenOf(offeredFor(start, 'delivery', 20_000), null)).toBe('stripe');
  });

  it('is never preselected where it cannot be taken and something else can', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000 }), (cents) => {
        const offered = offeredFor(start, 'delivery', cents);
        const chosen = offered.find(({ method }) => method === chosenOf(offered, null));
        if (offered.some(({ limit }) => !limit)) expect(chosen?.limit).toBeNull();
      }),
    );
  });
});
