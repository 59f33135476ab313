import { describe, expect, it } from '@jest/globals';
import { freeSlug, slugBaseOf, withoutDuplicates } from './shop.rules.js';

describe('the address of a shop', () => {
  it.each([
    ['Trattoria Bella', 'trattoria-bella'],
    ['Döner Über Äpfel', 'doener-ueber-aepfel'],
    ['Gasthaus Weiß & Söhne', 'gasthaus-weiss-und-soehne'],
    ["L'Osteria d'Angelo", 'l-osteria-d-angelo'],
    ['Café 24/7', 'cafe-24-7'],
    ['İstanbul Kebap', 'istanbul-kebap'],
    ['★★★', 'restaurant'],
    ['北京', 'restaurant'],
  ])('spells %p as %p', (name, slug) => {
    expect(slugBaseOf(name)).toBe(slug);
  });

  it('stays short', () => {
    expect(slugBaseOf('Zum goldenen Hirschen '.repeat(20)).length).toBeLessThanOrEqual(50);
  });

  it.each([
    [[], 'bella'],
    [['bella-nord'], 'bella'],
    [['bella'], 'bella-2'],
    [['bella', 'bella-2', 'bella-4'], 'bella-3'],
  ])('beside %p becomes %p', (taken, slug) => {
    expect(freeSlug('bella', taken)).toBe(slug);
  });
});

describe('addresses for order mails', () => {
  it('keeps each once, whatever its case', () => {
    expect(withoutDuplicates(['Kueche@bella.de', 'kueche@BELLA.de', 'chef@bella.de'])).toEqual([
      'Kueche@bella.de',
      'chef@bella.de',
    ]);
  });
});
