import { expect, it } from '@jest/globals';
import { guestHeadline } from './guest-headlines.rules.js';

it.each([
  ['de', 'Warenkorb prüfen', 'Warenkorb prüfen'],
  ['en', 'Warenkorb prüfen', 'Check your basket'],
  ['en', 'Was noch niemand übersetzt hat', 'Not possible'],
] as const)('in %s "%s" is "%s"', (language, german, said) => {
  expect(guestHeadline(german, { language, salutation: 'sie' })).toBe(said);
});
