import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCharge, anEdge, edgeAt, keysOf } from '../../../test/support/pay.js';
import { PayRefused, PayUnreachable } from './pay.errors.js';
import { type MerchantKeys, PAYMENT_SERVICES } from './pay.types.js';

type Place = Awaited<ReturnType<typeof anEdge>>;

describe.each(PAYMENT_SERVICES)('keys of %s', (service) => {
  let place: Place;
  beforeAll(async () => {
    place = await anEdge(service);
  });
  afterAll(() => place.sim.close());

  const withKeys = (over: Partial<MerchantKeys>): MerchantKeys => ({ ...place.keys, ...over });

  it('are found good, and whose they are', async () => {
    const account = service === 'stripe' ? 'bella' : 'APP-bella';
    expect(await place.edge.check(place.keys)).toEqual({ ok: true, account, test: true });
  });

  it('are refused when the secret is wrong, and nothing is done with them', async () => {
    const secretKey = service === 'stripe' ? 'sk_test_wrong' : 'wrong';
    const keys = withKeys({ secretKey });
    expect(await place.edge.check(keys)).toEqual({ ok: false, why: 'secretRefused' });
    await expect(place.edge.begin(keys, aCharge(), 'k')).rejects.toThrow(PayRefused);
    await expect(place.edge.read(keys, 'x')).rejects.toThrow(PayRefused);
  });

  it('which the simulator knows beside the usual ones open an account too', async () => {
    const inactive = keysOf(service, 'inactive');
    if (service === 'paypal')
      expect(await place.edge.check(inactive)).toEqual({ ok: false, why: 'notActivated' });
    else expect(await place.edge.check(inactive)).toMatchObject({ ok: true, test: true });
  });

  it('stand in no error and no stack, whatever goes wrong', async () => {
    const canary = service === 'stripe' ? 'sk_test_KANARIENVOGEL' : 'KANARIENVOGEL';
    const publicKey = service === 'stripe' ? 'pk_test_KANARIENVOGEL' : 'KANARIENVOGEL-id';
    const encoded = Buffer.from(`${publicKey}:${canary}`).toString('base64').slice(0, 20);
    const keys = withKeys({ secretKey: canary, publicKey });
    const good = withKeys({});
    const seal = { id: 'we_1', secret: 'whsec_KANARIENVOGEL' };
    const call = { body: Buffer.from('{}'), headers: { 'stripe-signature': 't=1,v1=2' } };
    const errors: unknown[] = [];
    const hasty = edgeAt(service, place.sim.url, 700);
    for (const api of ['ok', 'error500', 'limit', 'reset', 'hang', 'redirect', 'flood'] as const) {
      place.sim.fail({ reset: true, api });
      const attempts = [
        ...[keys, good].flatMap((one) => [
          hasty.begin(one, aCharge({ amountCents: 1 }), 'k'),
          hasty.capture(one, 'x', 1, 'k'),
          hasty.refund(one, 'x', { cents: 1, reference: 'r' }, 'k'),
          hasty.registerWebhook(one, 'x'.repeat(10)),
        ]),
        hasty.read(keys, 'x'),
        hasty.hintOf(keys, seal, call),
        hasty.check(keys),
      ];
      for (const attempt of await Promise.allSettled(attempts)) {
        errors.push(attempt.status === 'rejected' ? attempt.reason : attempt.value);
      }
    }
    place.sim.fail({ reset: true });
    expect(errors.filter((error) => error instanceof PayRefused).length).toBeGreaterThan(3);
    expect(errors.filter((error) => error instanceof PayUnreachable).length).toBeGreaterThan(20);
    for (const error of errors) {
      const shown = inspect(error, { depth: 20, showHidden: true }) + JSON.stringify(error);
      expect(shown).not.toMatch(/KANARIENVOGEL|sk_test_|secret-bella/);
      expect(shown).not.toContain(encoded);
    }
  }, 40_000);
});

describe('keys of Stripe', () => {
  it.each([
    ['of two restaurants', { publicKey: 'pk_test_sim_nord' }, 'keysMixed'],
    ['of two modes', { publicKey: 'pk_live_sim_bella' }, 'keysMixed'],
    ['with an unknown public one', { publicKey: 'pk_test_unknown' }, 'publicRefused'],
    [
      'in the wrong fields',
      { publicKey: 'sk_test_sim_bella', secretKey: 'pk_test_sim_bella' },
      'secretRefused',
    ],
    ['pasted with a line break', { secretKey: 'sk_test_sim_bella\n' }, 'secretRefused'],
    ['with the secret one twice', { publicKey: 'sk_test_sim_bella' }, 'publicRefused'],
    [
      'of an account that may not take money yet',
      { publicKey: 'pk_live_sim_inactive', secretKey: 'sk_live_sim_inactive' },
      'notActivated',
    ],
  ])('%s are not good', async (_, over, why) => {
    const { sim, edge, keys } = await anEdge('stripe');
    expect(await edge.check({ ...keys, ...over })).toEqual({ ok: false, why });
    await sim.close();
  });

  it('that are live say so', async () => {
    const { sim, edge } = await anEdge('stripe');
    const keys = { publicKey: 'pk_live_sim_bella', secretKey: 'sk_live_sim_bella', sandbox: false };
    expect(await edge.check(keys)).toMatchObject({ ok: true, test: false });
    await sim.close();
  });

  it('register a restaurant’s host for the wallets of phones', async () => {
    const { sim, edge, keys } = await anEdge('stripe');
    await edge.registerDomain(keys, 'bella.example');
    await edge.registerDomain(keys, 'bella.example');
    expect(sim.stripe.domains.map(({ domain_name }) => domain_name)).toEqual(['bella.example']);
    expect(sim.stripe.domains[0]).toMatchObject({ apple_pay: { status: 'active' } });
    await sim.close();
  });
});

it.each(['stripe', 'paypal'] as const)(
  '%s calls an address once, however often it was registered',
  async (service) => {
    const { sim, edge, keys } = await anEdge(service);
    await edge.registerWebhook(keys, 'https://bella.example/hooks/1');
    await edge.registerWebhook(keys, 'https://bella.example/hooks/1');
    await edge.registerWebhook(keys, 'https://bella.example/hooks/2');
    expect((service === 'stripe' ? sim.stripe.endpoints : sim.paypal.hooks).size).toBe(2);
    await sim.close();
  },
);

describe('a token of PayPal', () => {
  it('is kept, asked for once by many, and asked for again when it was taken back', async () => {
    const { sim, edge, keys } = await anEdge('paypal');
    await Promise.all([1, 2, 3].map((n) => edge.begin(keys, aCharge(), `k${n}`)));
    expect(sim.paypal.tokensGiven).toBe(1);
    await edge.begin(keysOf('paypal', 'nord'), aCharge(), 'k');
    expect(sim.paypal.tokensGiven).toBe(2);
    sim.paypal.forgetTokens();
    await edge.begin(keys, aCharge(), 'k5');
    expect(sim.paypal.tokensGiven).toBe(3);
    await sim.close();
  });
});
