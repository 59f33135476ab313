import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Network, socialOf } from './socials.rules.js';

describe('where else a restaurant is found', () => {
  it.each<[Network, string, string | null]>([
    ['instagram', '@bella', 'https://www.instagram.com/bella'],
    ['instagram', 'trattoria.bella', 'https://www.instagram.com/trattoria.bella'],
    ['instagram', 'instagram.com/bella', 'https://instagram.com/bella'],
    ['instagram', 'http://www.instagram.com/bella?igsh=abc', 'https://www.instagram.com/bella'],
    ['instagram', 'www.bella.de', null],
    ['instagram', 'https://instagram.com.evil.example/bella', null],
    ['facebook', 'https://m.facebook.com/bella', 'https://m.facebook.com/bella'],
    ['facebook', 'facebook.com', 'https://www.facebook.com/facebook.com'],
    ['facebook', 'https://facebook.com', null],
    ['facebook', 'javascript:alert(1)', null],
    ['google', 'https://maps.app.goo.gl/abc', 'https://maps.app.goo.gl/abc'],
    ['google', 'g.page/bella', 'https://g.page/bella'],
    ['google', 'bella', null],
    ['google', 'https://user@google.com/x', null],
    ['whatsapp', '0171 3920012', '+491713920012'],
    ['whatsapp', '+49 (0)171 / 39200-12', '+491713920012'],
    ['whatsapp', '0171 12', null],
    ['whatsapp', 'wa.me/491713920012', 'https://wa.me/491713920012'],
    ['whatsapp', 'ruf an', null],
    ['whatsapp', '', ''],
  ])('%s %p is %p', (network, typed, expected) => {
    expect(socialOf(network, typed)).toBe(expected);
  });

  it('is an address of that network, a number or nothing', () => {
    const network = fc.constantFrom<Network>('facebook', 'instagram', 'whatsapp', 'google');
    fc.assert(
      fc.property(network, fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true })), (one, typed) => {
        const found = socialOf(one, typed);
        expect(found === null || found === '' || /^(https:\/\/|\+|0)/.test(found)).toBe(true);
        if (found) expect(socialOf(one, found)).toBe(found);
      }),
    );
  });
});
