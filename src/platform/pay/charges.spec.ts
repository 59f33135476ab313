import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aCharge, anEdge, keysOf } from '../../../test/support/pay.js';
import { PayRefused } from './pay.errors.js';
import { PAYMENT_SERVICES } from './pay.types.js';

type Place = Awaited<ReturnType<typeof anEdge>>;

describe.each(PAYMENT_SERVICES)('a charge at %s', (service) => {
  let place: Place;
  let count = 0;
  beforeAll(async () => {
    place = await anEdge(service);
  });
  beforeEach(() => {
    place.sim.fail({ reset: true });
  });
  afterAll(() => place.sim.close());

  const once = () => `once-${service}-${++count}`;
  const refusal = (detail: RegExp) => ({ constructor: PayRefused, detail: expect.stringMatching(detail) });

  const begun = async (over = {}) => (await place.edge.begin(place.keys, aCharge(over), once())).id;
  /** Begun, approved by the guest, and held. */
  const held = async (means: Parameters<Place['sim']['pay']>[0]['means'] = 'ok', card?: string) => {
    const id = await begun();
    place.sim.pay({ id, means, card });
    await place.edge.authorise(place.keys, id, once());
    return id;
  };
  const captured = async () => {
    const id = await held();
    await place.edge.capture(place.keys, id, 2350, once());
    return id;
  };
  const line = (id: string) => place.sim.ledger().find((one) => one.id === id);

  it('begins open, with the amount, the currency and our reference', async () => {
    const id = await begun();
    const charge = await place.edge.read(place.keys, id);
    expect(charge).toEqual({
      id,
      state: 'open',
      amountCents: 2350,
      currency: 'EUR',
      reference: 'p1',
      capturedCents: 0,
      refunds: [],
      disputes: [],
      test: true,
      means: null,
      failure: null,
    });
  });

  it('is unknown under another id, and with another restaurant’s keys', async () => {
    expect(await place.edge.read(place.keys, 'pi_unknown')).toBeNull();
    expect(await place.edge.read(keysOf(service, 'nord'), await begun())).toBeNull();
  });

  it('stays open while the guest has not paid, however often we ask for it', async () => {
    const id = await begun();
    expect(await place.edge.authorise(place.keys, id, once())).toMatchObject({ state: 'open' });
  });

  it('is held, then captured', async () => {
    const id = await held();
    const means = service === 'stripe' ? 'Visa •••• 4242' : 'PayPal';
    expect(await place.edge.read(place.keys, id)).toMatchObject({
      state: 'authorised',
      capturedCents: 0,
      means,
    });
    const charge = await place.edge.capture(place.keys, id, 2350, once());
    expect(charge).toMatchObject({ state: 'captured', capturedCents: 2350, refunds: [], failure: null });
    expect(await place.edge.read(place.keys, id)).toEqual(charge);
  });

  it('is captured at once when it was begun so', async () => {
    const id = await begun({ capture: 'now' });
    place.sim.pay({ id });
    const charge = await place.edge.authorise(place.keys, id, once());
    expect(charge).toMatchObject({ state: 'captured', capturedCents: 2350 });
  });

  it('is captured in part, and the rest is let go without being a refund', async () => {
    const id = await held();
    const charge = await place.edge.capture(place.keys, id, 2000, once());
    expect(charge).toMatchObject({ state: 'captured', amountCents: 2350, capturedCents: 2000, refunds: [] });
    const again = place.edge.capture(place.keys, id, 350, once());
    await expect(again).rejects.toMatchObject(refusal(/unexpected_state|ALREADY_CAPTURED/));
  });

  it('is never captured beyond what was held', async () => {
    const id = await held();
    const more = place.edge.capture(place.keys, id, 2351, once());
    await expect(more).rejects.toMatchObject(refusal(/amount_too_large|MAX_CAPTURE_AMOUNT_EXCEEDED/));
    expect(line(id)?.captures).toEqual([]);
  });

  it('is captured once under one key, also when the answer was lost', async () => {
    const id = await held();
    place.sim.fail({ api: 'lost', match: '/capture', times: 1 });
    const key = once();
    const [first, second] = [
      await place.edge.capture(place.keys, id, 2350, key),
      await place.edge.capture(place.keys, id, 2350, key),
    ];
    expect(first).toMatchObject({ state: 'captured', capturedCents: 2350 });
    expect(second).toEqual(first);
    expect(line(id)?.captures).toHaveLength(1);
  });

  it('begins once under one key', async () => {
    const key = once();
    const first = await place.edge.begin(place.keys, aCharge(), key);
    expect(await place.edge.begin(place.keys, aCharge(), key)).toEqual(first);
  });

  it.each([
    ['declined', 'declined', '4000000000000002', 'declined'],
    ['declined', 'without funds', '4000000000009995', 'insufficientFunds'],
    ['declined', 'expired', '4000000000000069', 'expiredCard'],
  ] as const)('is refused when the means are %s: %s', async (means, _, card, failure) => {
    const id = await begun();
    try {
      place.sim.pay({ id, means, card });
    } catch {
      // At Stripe the guest's browser hears of it.
    }
    if (service === 'stripe') {
      expect(await place.edge.read(place.keys, id)).toMatchObject({
        state: 'declined',
        failure,
        capturedCents: 0,
      });
    } else {
      const asked = place.edge.authorise(place.keys, id, once());
      await expect(asked).rejects.toMatchObject({ failure: 'declined', detail: 'INSTRUMENT_DECLINED' });
    }
  });

  it('may come to nothing at capture, and no money has moved', async () => {
    const id = await held('failsAtCapture', '4000000000000341');
    await expect(place.edge.capture(place.keys, id, 2350, once())).rejects.toMatchObject({
      failure: 'declined',
    });
    expect(await place.edge.read(place.keys, id)).toMatchObject({ capturedCents: 0, failure: 'declined' });
  });

  it('is let go, whether it was held or not, and cannot be captured then', async () => {
    const id = await held();
    for (const _time of [1, 2]) {
      const charge = await place.edge.void(place.keys, id, once());
      expect(charge).toMatchObject({ state: 'voided', refunds: [], capturedCents: 0 });
    }
    expect(await place.edge.void(place.keys, await begun(), once())).toMatchObject({ state: 'voided' });
    await expect(place.edge.capture(place.keys, id, 2350, once())).rejects.toThrow(PayRefused);
    expect(line(id)).toMatchObject({ isHeld: false, captures: [] });
  });

  it('is not let go once it was captured', async () => {
    const id = await captured();
    await expect(place.edge.void(place.keys, id, once())).rejects.toThrow(PayRefused);
    expect(await place.edge.read(place.keys, id)).toMatchObject({ state: 'captured', capturedCents: 2350 });
  });

  it('runs out when nobody captures it', async () => {
    const id = await held();
    place.sim.expire({ id });
    expect(await place.edge.read(place.keys, id)).toMatchObject({ state: 'voided', failure: 'expired' });
  });

  it('is refunded in part, then whole, and never beyond', async () => {
    const id = await captured();
    const refund = (cents: number, reference: string) =>
      place.edge.refund(place.keys, id, { cents, reference }, once());
    const part = await refund(505, 'r1');
    expect(part.refunds).toEqual([{ id: expect.any(String), cents: 505, reference: 'r1', state: 'done' }]);
    await expect(refund(1846, 'r2')).rejects.toMatchObject(
      refusal(/amount_too_large|REFUND_AMOUNT_EXCEEDED/),
    );
    const whole = await refund(1845, 'r3');
    expect(whole.refunds.map(({ cents }) => cents).sort()).toEqual([1845, 505]);
    expect(whole).toMatchObject({ state: 'captured', capturedCents: 2350 });
    await expect(refund(1, 'r4')).rejects.toMatchObject(refusal(/already_refunded|FULLY_REFUNDED/));
  });

  it('is refunded once under one reference, even after the service has forgotten the key', async () => {
    const id = await captured();
    await place.edge.refund(place.keys, id, { cents: 500, reference: 'r1' }, once());
    const again = await place.edge.refund(place.keys, id, { cents: 500, reference: 'r1' }, once());
    expect(again.refunds).toHaveLength(1);
    expect(line(id)?.refunds).toHaveLength(1);
  });

  it('is not refunded before it was captured', async () => {
    const refund = place.edge.refund(place.keys, await held(), { cents: 500, reference: 'r1' }, once());
    await expect(refund).rejects.toMatchObject(refusal(/not_captured|NOTHING_CAPTURED/));
  });

  it('shows refunds and disputes made at the service itself', async () => {
    const id = await captured();
    place.sim.refund({ id, cents: 100 });
    place.sim.dispute({ id, cents: 2250 });
    const charge = await place.edge.read(place.keys, id);
    expect(charge?.refunds).toEqual([{ id: expect.any(String), cents: 100, reference: null, state: 'done' }]);
    expect(charge?.disputes).toEqual([{ id: expect.any(String), cents: 2250, state: 'open' }]);
    place.sim.dispute({ id, outcome: 'lost' });
    expect((await place.edge.read(place.keys, id))?.disputes).toMatchObject([{ state: 'lost' }]);
    place.sim.dispute({ id, outcome: 'won' });
    expect((await place.edge.read(place.keys, id))?.disputes).toMatchObject([{ state: 'won' }]);
  });

  it('counts once what is paid out of a dispute and booked as a refund', async () => {
    if (service !== 'paypal') return;
    const id = await captured();
    place.sim.refund({ id, cents: 700 });
    place.sim.dispute({ id, cents: 2250 });
    place.sim.dispute({ id, outcome: 'lost', refundedCents: 900 });
    const charge = await place.edge.read(place.keys, id);
    expect(charge?.disputes).toEqual([{ id: expect.any(String), cents: 900, state: 'lost', asRefund: true }]);
    expect(charge?.refunds.map(({ cents }) => cents)).toEqual([700, 900]);
  });

  it('tells the question of a bank from a dispute', async () => {
    if (service !== 'stripe') return;
    const id = await captured();
    place.sim.dispute({ id, outcome: 'inquiry' });
    expect((await place.edge.read(place.keys, id))?.disputes).toMatchObject([{ state: 'inquiry' }]);
    await place.edge.refund(place.keys, id, { cents: 2350, reference: 'r1' }, once());
    expect((await place.edge.read(place.keys, id))?.disputes).toMatchObject([{ state: 'answered' }]);
  });

  it('shows all of many refunds', async () => {
    const id = await captured();
    for (let n = 0; n < 12; n++) place.sim.refund({ id, cents: 10 });
    expect((await place.edge.read(place.keys, id))?.refunds).toHaveLength(12);
  });
});
