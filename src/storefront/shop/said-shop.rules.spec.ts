import { describe, expect, it } from '@jest/globals';
import { saidShop } from './said-shop.rules.js';
import type { StorefrontShop } from './shop.view.js';

const shop = {
  headline: 'Pizza wie in Neapel',
  start: { areas: [{ name: 'Innenstadt' }, { name: 'Vororte' }, { name: 'Rondell' }, { name: '10115' }] },
} as unknown as StorefrontShop;
const words = new Map([
  ['Innenstadt', 'City centre'],
  ['Rondell', 'Rondell'],
]);

describe('a shop in English', () => {
  it('says its areas as they are translated, and marks the German ones', () => {
    expect(saidShop(shop, words).start.areas).toEqual([
      { name: 'City centre' },
      { name: 'Vororte', inGerman: ['name'] },
      { name: 'Rondell' },
      { name: '10115' },
    ]);
  });

  it.each([
    ['translated', new Map([['Pizza wie in Neapel', 'Pizza as in Naples']]), 'Pizza as in Naples', undefined],
    ['not translated', words, 'Pizza wie in Neapel', ['headline']],
  ] as const)('says its headline: %s', (_, said, headline, inGerman) => {
    const read = saidShop(shop, said);
    expect([read.headline, read.inGerman]).toEqual([headline, inGerman]);
  });
});
