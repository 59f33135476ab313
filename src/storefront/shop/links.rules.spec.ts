import { describe, expect, it } from '@jest/globals';
import { exportedLinks, hostedLinks } from './links.rules.js';

const shop = { slug: 'bella', legal: { imprintVersion: 2, privacyVersion: null, termsVersion: null } };

describe('where a shop finds its parts', () => {
  it('stays on our own address while hosted', () => {
    expect(hostedLinks(shop)).toMatchObject({
      api: '/api/storefront/bella',
      checkout: '/s/bella/kasse',
      table: '/s/bella/tisch/',
      imprint: '/s/bella/impressum',
    });
  });

  it('links no text that nobody has published', () => {
    expect(hostedLinks(shop)).toMatchObject({ privacy: null, terms: null });
  });

  it('works in any folder of any web space, and asks us for what moves', () => {
    const place = { language: 'de', file: 'kasse/index.html', up: '../' } as const;
    expect(exportedLinks(shop, 'https://tresen.example', place)).toMatchObject({
      menu: '../index.html',
      checkout: '../kasse/index.html',
      api: 'https://tresen.example/api/storefront/bella',
      tracking: 'https://tresen.example/s/bella/bestellung/',
      table: 'https://tresen.example/s/bella/tisch/',
      inLanguage: { de: '../kasse/index.html', en: '../en/kasse/index.html' },
    });
  });

  it('leads out of the English part of an exported tree', () => {
    const place = { language: 'en', file: 'kasse/index.html', up: '../' } as const;
    expect(exportedLinks(shop, 'https://tresen.example', place)).toMatchObject({
      menu: '../index.html',
      inLanguage: { de: '../../kasse/index.html', en: '../../en/kasse/index.html' },
    });
  });

  it('tells machines its full address in each language, and none that nobody knows', () => {
    const home = 'https://bestellen.bella.de';
    expect(hostedLinks({ ...shop, root: '', home }).home).toEqual({ de: home, en: `${home}?lang=en` });
    expect(hostedLinks(shop).home).toBeNull();
  });

  it('has an app of its own in its folder, or at the root of its own name', () => {
    expect(hostedLinks(shop).app).toMatchObject({ worker: '/s/bella/sw.js', scope: '/s/bella' });
    expect(hostedLinks({ ...shop, root: '' }).app).toMatchObject({ worker: '/sw.js', scope: '/' });
  });

  it('keeps the language of a guest on every page', () => {
    expect(hostedLinks(shop, 'en')).toMatchObject({
      menu: '/s/bella?lang=en',
      checkout: '/s/bella/kasse?lang=en',
      imprint: '/s/bella/impressum?lang=en',
    });
  });
});
