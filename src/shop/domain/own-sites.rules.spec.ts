import { describe, expect, it } from '@jest/globals';
import { newShop } from '../restaurant/new-shop.rules.js';
import { ownOriginsOf, siteAddressOf } from './own-sites.rules.js';

const plain = newShop({ id: 's', slug: 'bella', name: 'Bella', userId: 'u', now: new Date(0) });
const at = (address: string) => ({ ...plain, ftp: { ...plain.ftp, address } });

describe('where the site of a restaurant stands', () => {
  it.each([
    ['https://bella.de', 'https://bella.de/'],
    ['https://bella.de/karte', 'https://bella.de/karte/'],
    ['https://bella.de/karte/index.html?x=1#a', 'https://bella.de/karte/'],
    ['', null],
    ['not an address', null],
  ])('%s is %s', (address, site) => {
    expect(siteAddressOf(at(address))).toBe(site);
  });
});

describe('the origins of a restaurant', () => {
  it('are its own, with and without www, and no other', () => {
    expect([...ownOriginsOf(at('https://bella.de:8443/karte'))]).toEqual([
      'https://bella.de:8443',
      'http://bella.de:8443',
      'https://www.bella.de:8443',
      'http://www.bella.de:8443',
    ]);
  });

  it('count a domain once it is proven', () => {
    const domain = { name: 'essen.bella.de', token: 't', verifiedAt: null };
    expect(ownOriginsOf({ ...plain, domain }).size).toBe(0);
    const proven = { ...domain, verifiedAt: new Date(0) };
    expect(ownOriginsOf({ ...plain, domain: proven })).toContain('https://essen.bella.de');
  });

  it('are none while nobody has named any', () => {
    expect(ownOriginsOf(plain).size).toBe(0);
  });
});
