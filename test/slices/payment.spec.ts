import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aPayingShop, type PayingShop } from '../support/paying.js';
import { eventually } from '../support/wait.js';

let bella: PayingShop;

beforeAll(async () => {
  bella = await aPayingShop();
}, 60_000);
afterAll(() => bella?.close());
beforeEach(() => {
  bella.running.clock.set('2026-11-20T11:00:00Z');
  bella.sim.fail({ reset: true });
});

describe.each(['stripe', 'paypal'] as const)('an order paid with %s', (service) => {
  it('waits for its money, rings once it is held, and is taken with the acceptance', async () => {
    const placed = await bella.order(service);
    expect(placed.payment).toMatchObject({ service, publicKey: expect.any(String) });
    expect(await bella.stored(placed.id)).toMatchObject({ state: 'awaitPayment', ladder: null, outbox: [] });

    bella.sim.pay({ id: placed.payment!.chargeId });
    const { body } = await bella.does<{ state: string }>(placed.token, 'paid');
    expect(body.data.state).toBe('placed');
    const order = await bella.stored(placed.id);
    expect(order.payment).toMatchObject({ way: service, state: 'authorised', paidCents: 0, test: true });
    expect(order.ladder?.at).not.toBeNull();
    expect(bella.charge(placed.payment!.chargeId)).toMatchObject({ isHeld: true, captures: [] });

    await bella.move(placed.id, { to: 'accepted', minutes: 20 });
    const accepted = await bella.until(placed.id, ({ payment }) => payment.state === 'paid');
    expect(accepted.payment.paidCents).toBe(accepted.sums.payableCents);
    expect(accepted.events.map(({ kind }) => kind)).toEqual(['moved', 'moved', 'moved', 'paid']);
    expect(bella.charge(placed.payment!.chargeId).captures).toMatchObject([
      { cents: accepted.sums.payableCents },
    ]);
  });

  it('lets the money go when the order is rejected', async () => {
    const { id, payment } = await bella.paidOrder(service);
    await bella.move(id, { to: 'rejected', reason: 'tooBusy' });
    await eventually(() => !bella.charge(payment!.chargeId).isHeld);
    const { payment: money } = await bella.until(id, (order) => order.payment.state === 'refunded');
    expect(money).toMatchObject({ paidCents: 0, note: 'Betrag freigegeben' });
  });
});
