import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCharge, anEdge, edgeAt } from '../../../test/support/pay.js';
import { PayStuck, PayUnreachable } from './pay.errors.js';
import { PAYMENT_SERVICES, type PayEdge } from './pay.types.js';

type Place = Awaited<ReturnType<typeof anEdge>>;
/** So short that a test may wait for it. */
const DEADLINE_MS = 700;
/** A busy machine wakes late; without a deadline none of them would ever end. */
const LATEST_MS = DEADLINE_MS + 4_000;
const OUTAGES = ['hang', 'drip', 'flood', 'reset', 'error500', 'limit', 'redirect'] as const;

describe.each(PAYMENT_SERVICES)('while %s cannot answer', (service) => {
  let place: Place;
  let hasty: PayEdge;
  let id: string;
  beforeAll(async () => {
    place = await anEdge(service);
    hasty = edgeAt(service, place.sim.url, DEADLINE_MS);
    id = (await place.edge.begin(place.keys, aCharge(), `begin-${service}`)).id;
    place.sim.pay({ id });
    await place.edge.authorise(place.keys, id, `hold-${service}`);
  });
  afterAll(() => place.sim.close());

  it.each(OUTAGES)(
    'nothing is known within the time there is: %s',
    async (api) => {
      place.sim.fail({ reset: true, api });
      const began = Date.now();
      const attempts = [
        hasty.read(place.keys, id),
        hasty.capture(place.keys, id, 2350, `capture-${service}`),
        hasty.begin(place.keys, aCharge(), 'other'),
      ];
      const [answers, checked] = await Promise.all([Promise.allSettled(attempts), hasty.check(place.keys)]);
      for (const answer of answers) {
        expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(PayUnreachable) });
      }
      expect(checked).toEqual({ ok: false, why: 'unreachable' });
      expect(Date.now() - began).toBeLessThan(LATEST_MS);
    },
    20_000,
  );

  it('one cut connection is made good', async () => {
    place.sim.fail({ reset: true, api: 'reset', times: 1 });
    expect(await place.edge.read(place.keys, id)).toMatchObject({ state: 'authorised' });
  });

  it('what was begun meanwhile is finished under the same key', async () => {
    place.sim.fail({ reset: true, api: 'lost', match: '/capture' });
    const attempt = hasty.capture(place.keys, id, 2350, `capture-${service}`);
    await expect(attempt).rejects.toThrow(PayUnreachable);
    place.sim.fail({ reset: true });
    const charge = await place.edge.capture(place.keys, id, 2350, `capture-${service}`);
    expect(charge).toMatchObject({ state: 'captured', capturedCents: 2350 });
    expect(place.sim.ledger().find((one) => one.id === id)?.captures).toHaveLength(1);
  });

  it('nobody listening is no answer either', async () => {
    const gone = await anEdge(service);
    await gone.sim.close();
    await expect(gone.edge.read(gone.keys, 'x')).rejects.toThrow(PayUnreachable);
  });
});

it('a failure that Stripe keeps under a key says so, and another key goes through', async () => {
  const { sim, edge, keys } = await anEdge('stripe');
  const { id } = await edge.begin(keys, aCharge(), 'begin');
  sim.pay({ id });
  sim.fail({ api: 'error500', times: 2 });
  await expect(edge.capture(keys, id, 2350, 'busy')).rejects.not.toThrow(PayStuck);
  sim.fail({ api: 'kept500', times: 2 });
  await expect(edge.capture(keys, id, 2350, 'first')).rejects.toThrow(PayStuck);
  sim.fail({ reset: true });
  await expect(edge.capture(keys, id, 2350, 'first')).rejects.toThrow(PayStuck);
  expect(await edge.read(keys, id)).toMatchObject({ state: 'authorised' });
  expect(await edge.capture(keys, id, 2350, 'second')).toMatchObject({ state: 'captured' });
  await sim.close();
});
