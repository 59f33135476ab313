import { expect, test } from '@jest/globals';
import { languageOf } from './voice.rules.js';

test.each([
  ['en', 'en'],
  ['EN', 'en'],
  ['en-GB', 'en'],
  ['en_US', 'en'],
  ['de-AT', 'de'],
  ['english', 'de'],
  ['fr', 'de'],
  ['', 'de'],
  [['en', 'de'], 'de'],
  [undefined, 'de'],
])('%j of an address means %s', (asked, language) => {
  expect(languageOf(asked)).toBe(language);
});
