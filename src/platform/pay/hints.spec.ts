import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aCharge, anEdge, keysOf } from '../../../test/support/pay.js';
import { eventually } from '../../../test/support/wait.js';
import { PayUnreachable } from './pay.errors.js';
import { PAYMENT_SERVICES, type RawCall, type WebhookSeal } from './pay.types.js';

type Place = Awaited<ReturnType<typeof anEdge>>;

/** Keeps what is sent to a restaurant's door, byte for byte. */
async function aDoor() {
  const calls: RawCall[] = [];
  const server: Server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    calls.push({ body: Buffer.concat(parts), headers: request.headers });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/geheim`;
  return { url, calls, close: () => new Promise((resolve) => server.close(resolve)) };
}

describe.each(PAYMENT_SERVICES)('a call of %s', (service) => {
  let place: Place;
  let door: Awaited<ReturnType<typeof aDoor>>;
  let seal: WebhookSeal;
  let count = 0;

  beforeAll(async () => {
    place = await anEdge(service);
    door = await aDoor();
    seal = await place.edge.registerWebhook(place.keys, door.url);
  });
  beforeEach(() => {
    door.calls.length = 0;
    place.sim.fail({ reset: true });
  });
  afterAll(async () => {
    await place.sim.close();
    await door.close();
  });

  const once = () => `hint-${service}-${++count}`;
  /** What has come about a charge; calls about others may still be under way. */
  const arrived = async (id: string, count: number, kind = '') => {
    const found = () => door.calls.filter(({ body }) => body.includes(id) && body.includes(kind));
    await eventually(() => found().length >= count);
    return found();
  };
  /** A charge that was paid, and the call that says so. */
  const genuine = async () => {
    const { id } = await place.edge.begin(place.keys, aCharge(), once());
    place.sim.pay({ id });
    const [call] = await arrived(id, 1);
    return { id, call: call as RawCall };
  };
  const hint = (call: RawCall, { keys = place.keys, by = seal } = {}) => place.edge.hintOf(keys, by, call);
  const flipped = (body: Buffer) => {
    const other = Buffer.from(body);
    const at = other.indexOf('EUR') >= 0 ? other.indexOf('EUR') : other.indexOf('eur');
    other[at] = (other[at] as number) ^ 1;
    return other;
  };
  /** Signed as the service does it, at another time or over another body. */
  const signed = (text: string, at: number): RawCall => ({
    body: Buffer.from(text),
    headers:
      service === 'stripe'
        ? { 'stripe-signature': place.sim.webhooks.stripeHeader(text, seal.secret, at) }
        : place.sim.webhooks.paypalHeaders(text, seal.id, at),
  });
  const TOO_OLD_MS = service === 'stripe' ? 301_000 : 5 * 86_400_000;
  const padded = (body: Buffer, by: number) =>
    JSON.stringify(Object.assign(JSON.parse(String(body)), { padding: 'x'.repeat(by) }));
  const signature = service === 'stripe' ? 'stripe-signature' : 'paypal-transmission-sig';

  it('names the charge to read, and when it happened', async () => {
    const { id, call } = await genuine();
    const found = await hint(call);
    expect(found).toEqual({
      eventId: expect.stringMatching(/^(evt_|WH-)/),
      kind: service === 'stripe' ? 'payment_intent.amount_capturable_updated' : 'CHECKOUT.ORDER.APPROVED',
      chargeId: id,
      at: expect.any(Date),
    });
    expect(Math.abs(Date.now() - Number(found?.at))).toBeLessThan(10_000);
  });

  it('is refused when anything about it is not as it was sent', async () => {
    const { call } = await genuine();
    const { headers, body } = call;
    const asked = place.sim.calls.length;
    const text = JSON.stringify(JSON.parse(String(body)), null, 1);
    const without = Object.fromEntries(Object.entries(headers).filter(([name]) => name !== signature));
    const wrong: [string, RawCall][] = [
      ['a bit flipped', { headers, body: flipped(body) }],
      ['written anew', { headers, body: Buffer.from(text) }],
      ['one byte more', { headers, body: Buffer.concat([body, Buffer.from(' ')]) }],
      ['no signature', { headers: without, body }],
      ['two signatures', { headers: { ...without, [signature]: ['a', 'b'] }, body }],
      ['another signature', { headers: { ...headers, [signature]: 'bm90IG9uZQ==' }, body }],
      ['stale', signed(String(body), Date.now() - TOO_OLD_MS)],
      ['10 MB', signed(padded(body, 10_000_000), Date.now())],
      ['empty', { headers, body: Buffer.alloc(0) }],
      ['no JSON', { headers, body: Buffer.from('{"id":') }],
      ['null', { headers, body: Buffer.from('null') }],
      ['no text', { headers, body: Buffer.from([0x7b, 0xff, 0xfe, 0x7d]) }],
    ];
    for (const [name, one] of wrong) expect([name, await hint(one)]).toEqual([name, null]);
    expect(await hint(call)).not.toBeNull();
    expect(await hint(signed(padded(body, 1_000), Date.now()))).not.toBeNull();
    // What could not be genuine costs PayPal no question.
    expect(place.sim.calls.length - asked).toBeLessThanOrEqual(6);
  });

  it('of one restaurant opens nothing at another', async () => {
    const { call } = await genuine();
    const other = keysOf(service, 'nord');
    const otherSeal = await place.edge.registerWebhook(other, `${door.url}/nord`);
    expect(await hint(call, { by: otherSeal, keys: other })).toBeNull();
    expect(await hint(call, { by: otherSeal })).toBeNull();
    expect(await hint(call, { by: { id: '', secret: '' } })).toBeNull();
  });

  it('about a refund or a dispute leads to its charge', async () => {
    const { id } = await place.edge.begin(place.keys, aCharge(), once());
    place.sim.pay({ id });
    await place.edge.authorise(place.keys, id, once());
    await place.edge.capture(place.keys, id, 2350, once());
    place.sim.refund({ id, cents: 100 });
    place.sim.dispute({ id });
    const kinds =
      service === 'stripe'
        ? ['charge.refunded', 'refund.created', 'charge.dispute.created']
        : ['PAYMENT.CAPTURE.REFUNDED', 'CUSTOMER.DISPUTE.CREATED'];
    for (const kind of kinds) {
      const [call] = await arrived('', 1, `"${kind}"`);
      expect(await hint(call as RawCall)).toMatchObject({ kind, chargeId: id });
    }
  });

  it('comes twice, late, in another order or forged when the simulator is told so', async () => {
    place.sim.fail({ webhooks: 'forged' });
    const forged = await genuine();
    expect(await hint(forged.call)).toBeNull();
    place.sim.fail({ webhooks: 'never' });
    door.calls.length = 0;
    const { id } = await place.edge.begin(place.keys, aCharge(), once());
    place.sim.pay({ id });
    place.sim.fail({ webhooks: 'twice' });
    await place.edge.authorise(place.keys, id, once());
    await place.edge.capture(place.keys, id, 2350, once());
    const hints = await Promise.all((await arrived(id, 2)).map((call) => hint(call)));
    expect(hints[0]?.chargeId).toBe(id);
    expect(hints.filter((one) => one?.eventId === hints[0]?.eventId)).toHaveLength(2);
  });

  it('comes again when the door was shut', async () => {
    const shut = await aDoor();
    await place.edge.registerWebhook(place.keys, shut.url);
    await shut.close();
    await genuine();
    const tried = () => place.sim.webhooks.attempts.filter(({ url }) => url === shut.url);
    await eventually(() => tried().length >= 2);
  });

  it('ends with its registration, and one that is gone already is no failure', async () => {
    const gone = await place.edge.registerWebhook(place.keys, `${door.url}/weg`);
    await place.edge.removeWebhook(place.keys, gone.id);
    await place.edge.removeWebhook(place.keys, gone.id);
    const known = service === 'stripe' ? place.sim.stripe.endpoints : place.sim.paypal.hooks;
    expect(known.has(gone.id)).toBe(false);
  });
});

describe('PayPal, while it cannot say whether a call is its own', () => {
  it('leaves it undecided, so that it comes again', async () => {
    const { sim, edge, keys } = await anEdge('paypal');
    const door = await aDoor();
    const seal = await edge.registerWebhook(keys, door.url);
    const body = JSON.stringify({
      id: 'WH-1',
      event_type: 'X',
      create_time: new Date().toISOString(),
      resource: {},
    });
    const call = { body: Buffer.from(body), headers: sim.webhooks.paypalHeaders(body, seal.id) };
    sim.fail({ api: 'error500' });
    await expect(edge.hintOf(keys, seal, call)).rejects.toThrow(PayUnreachable);
    sim.fail({ reset: true });
    expect(await edge.hintOf(keys, seal, call)).toMatchObject({ kind: 'X', chargeId: null });
    await sim.close();
    await door.close();
  });

  it('registers one address once', async () => {
    const { sim, edge, keys } = await anEdge('paypal');
    const first = await edge.registerWebhook(keys, 'http://bella.example/hooks');
    expect(await edge.registerWebhook(keys, 'http://bella.example/hooks')).toEqual(first);
    await sim.close();
  });
});
