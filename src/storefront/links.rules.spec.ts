import { describe, expect, it } from '@jest/globals';
import { exportedLinks, hostedLinks } from './links.rules.js';

const shop = { slug: 'bella', legal: { imprintVersion: 2, privacyVersion: null, termsVersion: null } };

describe('where a shop finds its parts', () => {
  it('stays on our own address while hosted', () => {
    expect(hostedLinks(shop)).toMatchObject({
      api: '/api/storefront/bella',
      checkout: '/s/bella/kasse',
      imprint: '/s/bella/impressum',
    });
  });

  it('links no text that nobody has published', () => {
    expect(hostedLinks(shop)).toMatchObject({ privacy: null, terms: null });
  });

  it('works in any folder of any web space, and asks us for what moves', () => {
    expect(exportedLinks(shop, 'https://tresen.example', '../')).toMatchObject({
      menu: '../index.html',
      checkout: '../kasse/index.html',
      api: 'https://tresen.example/api/storefront/bella',
      tracking: 'https://tresen.example/s/bella/bestellung/',
    });
  });
});
