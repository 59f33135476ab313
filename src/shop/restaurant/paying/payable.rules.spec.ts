import { describe, expect, it } from '@jest/globals';
import { newShop } from '../new-shop.rules.js';
import type { PayWay } from '../pay-ways.types.js';
import type { Shop } from '../shop.types.js';
import { offersOnline, payableWith } from './payable.rules.js';

const NOW = new Date('2026-11-20T11:00:00Z');
const KEYS = { public_key: 'pk', secret_key: 'sealed', secret_key_iv: 'iv' };
const stripe: PayWay = { method: 'stripe', fulfilments: ['delivery'], minCents: 1_000, maxCents: 5_000 };
const shop = (over: Partial<Shop> = {}, payWays?: PayWay[]): Shop => {
  const fresh = newShop({ id: 's', slug: 's', name: 'S', userId: 'u', now: NOW });
  return { ...fresh, ...over, settings: { ...fresh.settings, ownTillConfirmedAt: NOW, payWays } };
};

describe('how a guest may pay', () => {
  it('is cash and card where the shop has never said anything', () => {
    expect(payableWith(shop(), 'pickup', 1_000)).toEqual(['cash', 'cardOnSite']);
    expect(payableWith(shop({ stripe: KEYS }), 'pickup', 1_000)).toEqual(['cash', 'cardOnSite']);
  });

  it.each<[string, Parameters<typeof payableWith>, string[]]>([
    ['from its least amount on', [shop({ stripe: KEYS }, [stripe]), 'delivery', 1_000], ['stripe']],
    ['not below', [shop({ stripe: KEYS }, [stripe]), 'delivery', 999], []],
    ['not above', [shop({ stripe: KEYS }, [stripe]), 'delivery', 5_001], []],
    ['not elsewhere', [shop({ stripe: KEYS }, [stripe]), 'pickup', 1_000], []],
    ['not without keys', [shop({}, [stripe]), 'delivery', 1_000], []],
    ['whatever it comes to', [shop({ stripe: KEYS }, [stripe]), 'delivery', null], ['stripe']],
  ])('online %s', (_, asked, methods) => {
    expect(payableWith(...asked)).toEqual(methods);
  });

  it('is never so little that no service takes it', () => {
    const free = { ...stripe, minCents: null };
    expect(payableWith(shop({ stripe: KEYS }, [free]), 'delivery', 49)).toEqual([]);
    expect(offersOnline(shop({ stripe: KEYS }, [free]))).toBe(true);
    expect(offersOnline(shop({ stripe: KEYS }))).toBe(false);
  });
});
