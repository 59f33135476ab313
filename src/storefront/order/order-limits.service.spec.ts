import { expect, it } from '@jest/globals';
import type { Counter, RateLimits } from '../../platform/http/rate-limits.js';
import type { OrderDraft } from '../../shop/basket/basket.types.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { OrderLimits } from './order-limits.service.js';

const ADDRESS = { street: 'Lindenstr.', houseNo: '12', postalCode: '10969' };
const ordering = {
  draft: { fulfilment: 'delivery', address: ADDRESS } as unknown as OrderDraft,
  phone: '+493023125123',
  email: 'Jonas@example.org',
};
const shop = { id: 'bella' } as Shop;

/** Counts in memory, without a clock. */
function counting(most = Number.POSITIVE_INFINITY) {
  const counts = new Map<string, number>();
  const add = (key: string, by: number) => counts.set(key, (counts.get(key) ?? 0) + by).get(key)!;
  const limits = {
    allowsEach: async (all: Counter[]) => all.map(({ name, key }) => add(`${name} ${key}`, 1) <= most),
    giveBack: async (all: Counter[]) => {
      for (const { name, key } of all) add(`${name} ${key}`, -1);
    },
  };
  return { limits: new OrderLimits(limits as unknown as RateLimits), counts };
}

it('counts an order by its mailbox, its phone and its door', async () => {
  const { limits, counts } = counting();
  expect(await limits.during(shop, ordering, async () => 'placed')).toBe('placed');
  expect([...counts.entries()]).toEqual([
    ['order-mailbox bella jonas@example.org', 1],
    ['order-phone bella +493023125123', 1],
    ['order-door bella 10969 lindenstr12', 1],
  ]);
});

it('shuts nobody out by baskets that are refused', async () => {
  const { limits, counts } = counting(3);
  for (let tried = 0; tried < 10; tried++)
    await expect(limits.during(shop, ordering, () => Promise.reject(new Error('sold out')))).rejects.toThrow(
      'sold out',
    );
  expect([...counts.values()]).toEqual([0, 0, 0]);
  expect(await limits.during(shop, ordering, async () => 'placed')).toBe('placed');
});

it('places nothing more once it is too often', async () => {
  const { limits } = counting(1);
  await limits.during(shop, ordering, async () => 'placed');
  let placed = false;
  const again = limits.during(shop, ordering, async () => {
    placed = true;
  });
  await expect(again).rejects.toMatchObject({ status: 429 });
  expect(placed).toBe(false);
});
