import { expect, it } from '@jest/globals';
import type { Address } from './address';
import type { Basket } from './basket';
import { placeOf } from './quote-question';

const basket = (fulfilment: Basket['fulfilment']): Basket => ({ v: 1, fulfilment, lines: [] });
const address = (over: Partial<Address> = {}): Address => ({
  street: 'Oranienstraße',
  houseNo: '5',
  postalCode: '10999',
  city: '',
  floor: '',
  company: '',
  note: '',
  ...over,
});

it('asks about the town once one is known, and about no place with half a postal code or for a pickup', () => {
  const place = { postalCode: '10999', street: 'Oranienstraße', houseNo: '5' };
  expect(placeOf(basket('delivery'), address())).toEqual(place);
  expect(placeOf(basket('delivery'), address({ city: ' München ' }))).toEqual({ ...place, city: 'München' });
  expect(placeOf(basket('delivery'), address({ street: '', houseNo: '' }))).toEqual({ postalCode: '10999' });
  expect(placeOf(basket('delivery'), address({ postalCode: '109' }))).toBeUndefined();
  expect(placeOf(basket('pickup'), address())).toBeUndefined();
});
