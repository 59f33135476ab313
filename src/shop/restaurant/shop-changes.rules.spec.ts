import { describe, expect, it } from '@jest/globals';
import { newShop } from './new-shop.rules.js';
import {
  blanked,
  changesAmong,
  changesPayKeys,
  setsOf,
  valuesBefore,
  withoutGaps,
} from './shop-changes.rules.js';

const shop = newShop({ id: 's1', slug: 'bella', name: 'Bella', userId: 'u1', now: new Date(0) });

describe('changing a shop', () => {
  it('touches the named fields and leaves their neighbours alone', () => {
    expect(
      setsOf({ name: 'Bella', address: { city: 'Köln' }, design: { colors: { accentColor: '#ffffff' } } }),
    ).toEqual({
      name: 'Bella',
      'address.city': 'Köln',
      'design.colors.accentColor': '#ffffff',
    });
  });

  it('changes one weekday without the others, and replaces lists as a whole', () => {
    const monday = { closed: false, ranges: [{ from: '11:00', to: '22:00' }] };
    expect(setsOf({ settings: { shopTimes: { monday }, shopEmails: ['a@b.de'] } })).toEqual({
      'settings.shopTimes.monday': monday,
      'settings.shopEmails': ['a@b.de'],
    });
  });

  it('leaves out what nobody mentioned', () => {
    expect(setsOf(withoutGaps({ name: undefined, address: { street: undefined } }))).toEqual({});
  });

  it('writes only what is news', () => {
    const monday = { ranges: [], closed: true };
    const sets = {
      name: 'Bella',
      'ftp.port': 22,
      'settings.shopTimes.monday': monday,
      createdAt: new Date(0),
    };
    expect(changesAmong(shop, sets)).toEqual({ 'ftp.port': 22 });
  });
});

it.each([
  [{ stripe: { public_key: 'pk_1' } }, true],
  [{ paypal: { sandbox: true } }, true],
  [{ name: 'Bella', ftp: { port: 22 }, settings: { payWays: [] } }, false],
])('%j changes where the money goes: %s', (changes, does) => {
  expect(changesPayKeys(setsOf(changes))).toBe(does);
});

describe('the audit of a change', () => {
  it('remembers what stood there before', () => {
    expect(valuesBefore(shop, { name: 'x', 'ftp.port': 22, 'settings.shopTimes.monday': null })).toEqual({
      name: 'Bella',
      'ftp.port': 21,
      'settings.shopTimes.monday': { closed: true, ranges: [] },
    });
  });

  it('never remembers a secret, only that one came or went', () => {
    const sets = {
      'ftp.password': 'k1:abc',
      'ftp.password_iv': 'xyz',
      'stripe.secret_key': '',
      name: 'Bella',
    };
    expect(blanked(sets)).toEqual({ 'ftp.password': '•••', 'stripe.secret_key': '', name: 'Bella' });
  });
});
