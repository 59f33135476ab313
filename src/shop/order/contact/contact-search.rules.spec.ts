import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { searchTokens } from '../../../shared/text.js';
import type { Contact } from '../order.types.js';
import { contactTokens, dishTokens, searchOf } from './contact-search.rules.js';

const contact = (over: Partial<Contact>): Contact => ({
  name: 'Familie Özkan-Weiß',
  phone: '+491713920012',
  email: 'weiss@example.org',
  note: '',
  address: null,
  ...over,
});
const ADDRESS = { street: 'Lindenstraße', houseNo: '137', postalCode: '10969', city: 'Berlin' };

/** As the store answers it. */
function finds(question: string, who: Contact, orderNumber = 47): boolean {
  const { number, prefixes } = searchOf(question) ?? { number: null, prefixes: [] };
  const tokens = contactTokens(who);
  const byWords = prefixes.every((prefix) => tokens.some((token) => new RegExp(prefix, 'u').test(token)));
  return number === orderNumber || (prefixes.length > 0 && byWords);
}

describe('the search of the desk', () => {
  it.each<[string, boolean]>([
    ['47', true],
    ['Nr. 47', true],
    ['#47', true],
    ['4', false],
    ['oz', true],
    ['özkan', true],
    ['familie weiss', true],
    ['familie blau', false],
    ['fam ozkan', true],
    ['0171 39', true],
    ['0171/3920012', true],
    ['392', true],
    ['99999', false],
    ['   ', false],
    ['.*', false],
  ])('%p: %s', (question, found) => {
    expect(finds(question, contact({}))).toBe(found);
  });

  it('reads letters as somebody without them types them', () => {
    expect(finds('yildirim', contact({ name: 'Hatice Yıldırım' }))).toBe(true);
  });

  it('finds a door by its street, and no door by digits of a phone', () => {
    const who = contact({ address: ADDRESS as Contact['address'] });
    expect([finds('linden', who), finds('lindenstrasse 137', who), finds('137', who)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('finds every stretch of three digits and more of a number', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10 ** 9, max: 10 ** 12 }),
        fc.nat(12),
        fc.nat(12),
        (digits, from, more) => {
          const phone = `+49${digits}`;
          const part = phone.slice(1 + (from % 8)).slice(0, 5 + (more % 8));
          expect(finds(part, contact({ phone }), -1)).toBe(part.replace(/^0+/, '').length >= 3);
        },
      ),
    );
  });

  it('writes no more words than a record holds', () => {
    const name = Array.from({ length: 500 }, (_, index) => `name${index}`).join(' ');
    expect(contactTokens(contact({ name })).length).toBeLessThanOrEqual(80);
  });
});

it('finds an order by the words of its dishes, however often they were ordered before', () => {
  const names = fc.array(fc.oneof(fc.constantFrom('Käsespätzle', 'Spätzle mit Käse', 'Cola'), fc.string()));
  fc.assert(
    fc.property(names, (all) => {
      const lines = all.map((name) => ({ name }));
      expect(dishTokens(lines)).toEqual(searchTokens(...all).slice(0, 80));
      expect(dishTokens(lines)).toEqual(dishTokens(lines));
    }),
  );
});
