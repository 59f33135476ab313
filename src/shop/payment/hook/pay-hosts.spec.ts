import { expect, it } from '@jest/globals';
import type { Env } from '../../../platform/env/env.js';
import type { Shop } from '../../restaurant/shop.types.js';
import type { PayServices } from '../pay-services.js';
import { PayHosts } from './pay-hosts.service.js';

const KEYS = { publicKey: 'pk_test_1', secretKey: 'sk_test_1', sandbox: true };
const shopAt = (name: string | null) =>
  ({
    domain: name && { name, token: 't', verifiedAt: new Date(0) },
    subscription: { level: 3 },
  }) as unknown as Shop;

it('tells the service of each host once, of a domain when it comes, and again of one it did not hear', async () => {
  const asked: string[] = [];
  let isAway = true;
  const edge = {
    registerDomain: async (_: unknown, host: string) => {
      asked.push(host);
      if (isAway) throw new Error('away');
    },
  };
  const services = { of: () => edge } as unknown as PayServices;
  const hosts = new PayHosts(services, { baseUrl: 'https://tresen.example' } as Env);
  await hosts.register(shopAt(null), 'stripe', KEYS);
  isAway = false;
  await hosts.register(shopAt(null), 'stripe', KEYS);
  await hosts.register(shopAt('bella.de'), 'stripe', KEYS);
  await hosts.register(shopAt('bella.de'), 'stripe', KEYS);
  expect(asked).toEqual(['tresen.example', 'tresen.example', 'bella.de']);
  await hosts.registerAgain(shopAt('bella.de'), 'stripe', KEYS);
  expect(asked).toHaveLength(5);
});
