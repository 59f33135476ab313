import { describe, expect, it } from '@jest/globals';
import { NO_ADDRESS } from '../../../../src/shop/basket/address-line.rules';
import { type Filled, faultsOf, fromTop } from './faults';

const PICKUP: Filled = {
  isDelivery: false,
  address: NO_ADDRESS,
  contact: { name: 'Jonas Weber', email: 'jonas@example.org', phone: '', note: '' },
  minAge: 0,
  ageConfirmed: false,
  cash: { kind: 'open' },
  payableCents: 2480,
  tip: { kind: 'none' },
};
const DELIVERY: Filled = {
  ...PICKUP,
  isDelivery: true,
  address: { ...PICKUP.address, street: 'Oranienstraße', houseNo: '5', postalCode: '10999', city: 'Berlin' },
  contact: { ...PICKUP.contact, phone: '0171 3920012' },
};
const withContact = (contact: Partial<Filled['contact']>, filled = PICKUP): Filled => ({
  ...filled,
  contact: { ...filled.contact, ...contact },
});
const withAddress = (address: Partial<Filled['address']>): Filled => ({
  ...DELIVERY,
  address: { ...DELIVERY.address, ...address },
});

describe('what a guest still has to look at', () => {
  it('is nothing once a pickup has two entries and a delivery seven', () => {
    expect([faultsOf(PICKUP), faultsOf(DELIVERY)]).toEqual([{}, {}]);
  });

  it('is everything at once, in the order of the page', () => {
    const empty = { ...PICKUP.contact, name: ' ', email: '' };
    const nothing: Filled = { ...PICKUP, isDelivery: true, contact: empty, minAge: 16 };
    expect(Object.entries(faultsOf({ ...nothing, tip: { kind: 'own', text: 'viel' } }))).toEqual([
      ['address.street', 'street'],
      ['address.houseNo', 'houseNo'],
      ['address.postalCode', 'postalCode'],
      ['address.city', 'city'],
      ['contact.name', 'name'],
      ['contact.email', 'email'],
      ['contact.phone', 'phone'],
      ['ageConfirmed', 'age'],
      ['tip', 'tip'],
    ]);
  });

  it.each<[string, Filled, object]>([
    ['half a mail address', withContact({ email: 'jonas@example' }), { 'contact.email': 'emailShape' }],
    ['a mail address with a gap', withContact({ email: 'jo nas@x.de' }), { 'contact.email': 'emailShape' }],
    ['a number too short', withContact({ phone: '0151' }), { 'contact.phone': 'phoneShape' }],
    ['a number without its area', withContact({ phone: '23125123' }), { 'contact.phone': 'phoneShape' }],
    ['a number with words', withContact({ phone: '030 anrufen' }), { 'contact.phone': 'phoneShape' }],
    ['24 digits', withContact({ phone: '0'.repeat(24) }), { 'contact.phone': 'phoneShape' }],
    ['a delivery nobody can call', withContact({ phone: '' }, DELIVERY), { 'contact.phone': 'phone' }],
    ['four digits', withAddress({ postalCode: '1099' }), { 'address.postalCode': 'postalCodeShape' }],
    ['no number', withAddress({ houseNo: ' ' }), { 'address.houseNo': 'houseNo' }],
    ['less than it costs', { ...PICKUP, cash: { kind: 'own', text: '20' } }, { cashCents: 'cash' }],
    ['beer for nobody grown up', { ...PICKUP, minAge: 16 }, { ageConfirmed: 'age' }],
  ])('names %s', (_, filled, faults) => {
    expect(faultsOf(filled)).toEqual(faults);
  });

  it.each(['0171 3920012', '+49 (0)30 23125-123', '(089) 99998-555', '030/23.12.51.23', '0049 30 23125123'])(
    'takes %s as a number to call',
    (phone) => {
      expect(faultsOf(withContact({ phone }))).toEqual({});
    },
  );

  it('leads from the top of the page to its end, whoever found it', () => {
    const found = ['contact.phone', 'address.city', 'kasse-hinweis', 'address.street'];
    expect(fromTop(found.map((place) => ({ place }))).map(({ place }) => place)).toEqual([
      'address.street',
      'address.city',
      'contact.phone',
      'kasse-hinweis',
    ]);
  });
});
