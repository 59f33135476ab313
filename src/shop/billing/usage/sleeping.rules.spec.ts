import { describe, expect, it } from '@jest/globals';
import { newShop } from '../../restaurant/new-shop.rules.js';
import { LEVEL } from '../../subscription/plans.js';
import { sleepsUnder } from './sleeping.rules.js';
import type { Usage } from './usage.types.js';

const fresh = newShop({ id: 's', slug: 's', name: 'S', userId: 'u', now: new Date(0) });
const shop = { ...fresh, ftp: { ...fresh.ftp, host: 'ftp.example.org' } };
const used: Usage = {
  products: 31,
  printers: 1,
  people: 1,
  orders: null,
  tables: 12,
  codes: 1,
  campaigns: 2,
  more: [],
};
const under = (level: number | null, usage = used) =>
  sleepsUnder(level === null ? null : { level }, shop, usage);

describe('what rests with a smaller plan', () => {
  it('is named, each with what it means for guests', () => {
    expect(under(LEVEL.professional)).toEqual([]);
    expect(under(LEVEL.starter)).toEqual([
      '2 Aktionen ruhen.',
      '12 Tische ruhen: Über die Codes lässt sich nicht mehr bestellen.',
      'Die eigene Website wird nicht mehr erneuert. Was auf dem Webspace steht, bleibt dort.',
    ]);
    expect(under(LEVEL.free)).toEqual([
      '1 Rabattcode ruht.',
      ...under(LEVEL.starter),
      '1 Gericht liegt über der Grenze von 30: Sie bleiben auf der Karte, neue kommen nicht dazu.',
    ]);
    expect(under(null)[0]).toBe('Gäste sehen nur die Speisekarte und können nicht bestellen.');
  });

  it('is nothing for a shop that has none of it', () => {
    const nothing = { ...used, products: 5, tables: 0, codes: 0, campaigns: 0 };
    expect(sleepsUnder({ level: LEVEL.free }, { ...shop, ftp: fresh.ftp }, nothing)).toEqual([]);
  });
});
