import { expect, test } from '@jest/globals';
import type { PostalAddress } from './basket.types.js';
import { doorOf } from './door.rules.js';

const at = (street: string, houseNo: string, postalCode = '10999') =>
  doorOf({ street, houseNo, postalCode } as PostalAddress);

test('one door, however it was written', () => {
  const spellings = [
    at('Oranienstraße', '5a'),
    at('oranienstr.', '5 A', 'D-10999'),
    at('Oranienstraße 5a', ''),
    at('ORANIENSTRASSE', '5a', ' 10999 '),
  ];
  expect(new Set(spellings).size).toBe(1);
});

test('and not the door beside it', () => {
  expect(at('Oranienstraße', '5')).not.toBe(at('Oranienstraße', '6'));
  expect(at('Oranienstraße', '5')).not.toBe(at('Oranienstraße', '5', '10997'));
  expect(at('', '5')).toBe('');
});
