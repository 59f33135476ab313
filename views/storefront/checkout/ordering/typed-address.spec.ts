import { describe, expect, it } from '@jest/globals';
import { apart, plainPostalCode } from './typed-address';

const address = (street: string, houseNo = '') => ({
  ...{ street, houseNo, postalCode: '', city: '', floor: '', company: '', note: '' },
});

describe('an address as it is typed', () => {
  it.each([
    ['Oranienstraße 24', 'Oranienstraße', '24'],
    ['Oranienstraße 24a', 'Oranienstraße', '24a'],
    ['Hauptstr. 12 - 14', 'Hauptstr.', '12 - 14'],
    ['Straße des 17. Juni', 'Straße des 17. Juni', ''],
    ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
    ['Oranienstraße', 'Oranienstraße', ''],
  ])('%s is taken apart', (typed, street, houseNo) => {
    expect(apart(address(typed))).toMatchObject({ street, houseNo });
  });

  it('stays as it is where the number has been typed already', () => {
    expect(apart(address('C 4', '17'))).toMatchObject({ street: 'C 4', houseNo: '17' });
  });

  it.each(['D-10969', 'd 10969', '109 69', '10969'])('%s is 10969', (typed) => {
    expect(plainPostalCode(typed)).toBe('10969');
  });
});
