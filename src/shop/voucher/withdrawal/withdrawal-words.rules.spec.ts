import { expect, it } from '@jest/globals';
import type { Voice } from '../../../shared/voice.types.js';
import type { Shop } from '../../restaurant/shop.types.js';
import type { Voucher } from '../voucher.types.js';
import { contractOf, withdrawalNotes } from './withdrawal-words.rules.js';

const shop = {
  name: 'Trattoria Bella',
  companyName: '',
  address: { street: 'Lindenstraße 12', postalCode: '10969', city: 'Berlin' },
  contact: { email: 'ciao@trattoria-bella.example' },
} as Shop;
const HOME = 'https://bella.example';

it.each<[Voice, string]>([
  [{ language: 'de', salutation: 'du' }, 'Formular: https://bella.example/widerruf'],
  [{ language: 'en', salutation: 'du' }, 'Form: https://bella.example/widerruf?lang=en'],
])('leads to the form in the language of the buyer', (voice, end) => {
  expect(withdrawalNotes(shop, HOME, voice).at(-1)?.endsWith(end)).toBe(true);
});

it('tells which voucher is meant by what it was bought for, when, and how its code ends', () => {
  const voucher = { valueCents: 3_000, soldAt: new Date('2026-11-28T23:30:00Z'), tail: 'FY5W' } as Voucher;
  expect(contractOf(voucher, { language: 'de', salutation: 'sie' })).toBe(
    'Gutschein über 30,00\u00a0€, gekauft am 29.11.2026, endet auf FY5W',
  );
  expect(contractOf(voucher, { language: 'en', salutation: 'du' })).toBe(
    'Voucher of €30.00, bought on 29 Nov 2026, ending in FY5W',
  );
});
