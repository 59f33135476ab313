import { describe, expect, it } from '@jest/globals';
import { LEVEL } from '../subscription/plans.js';
import { homeOf, liveDomainOf, rootOf } from './shop-home.rules.js';

const HOUSE = { baseUrl: 'https://tresen.test', addressOf: (host: string) => `https://${host}` };
const OURS = { live: null, root: '/s/bella', home: 'https://tresen.test/s/bella' };
const THEIRS = { live: 'bella.de', root: '', home: 'https://bella.de' };

const domain = (verifiedAt: Date | null) => ({ name: 'bella.de', token: 'abc', verifiedAt });
const proven = domain(new Date('2026-11-20T11:00:00Z'));

describe('guests find the shop', () => {
  it.each([
    ['at our address without a name of its own', null, LEVEL.professional, OURS],
    ['at our address as long as the name is not proven', domain(null), LEVEL.professional, OURS],
    ['under its own name once that is proven', proven, LEVEL.professional, THEIRS],
    ['at our address again in a plan without one', proven, LEVEL.free, OURS],
    ['at our address without a plan', proven, null, OURS],
  ])('%s', (_, domain, level, { live, root, home }) => {
    const shop = { slug: 'bella', domain, subscription: level === null ? null : { level } };
    expect([liveDomainOf(shop), rootOf(shop), homeOf(shop, HOUSE)]).toEqual([live, root, home]);
  });
});
