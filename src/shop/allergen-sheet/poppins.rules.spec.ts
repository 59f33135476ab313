import { expect, it } from '@jest/globals';
import { runsOf } from './poppins.rules.js';

it.each([
  ['Käse „süß“ – 3 €', [['latin', 'Käse „süß“ – 3 €']]],
  [
    'Şiş Kebap',
    [
      ['ext', 'Ş'],
      ['latin', 'i'],
      ['ext', 'ş'],
      ['latin', ' Kebap'],
    ],
  ],
  ['Phở', [['latin', 'Pho']]],
  ['Eis 🍨', [['latin', 'Eis ']]],
  ['', []],
])('%p is drawn as %j', (text, runs) => {
  expect(runsOf(text).map(({ face, text }) => [face, text])).toEqual(runs);
});
