import { expect, it } from '@jest/globals';
import type { Voice } from '../../../shared/voice.types.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { withdrawalNotes } from './withdrawal-words.rules.js';

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
