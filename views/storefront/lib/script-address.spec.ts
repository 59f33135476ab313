import { expect, it } from '@jest/globals';
import { scriptAddress } from './script-address';

it.each([
  [
    'https://bella.example/speisekarte/',
    './assets/sheet.js',
    'https://bella.example/speisekarte/assets/sheet.js',
  ],
  ['https://bella.example/en/index.html', './../assets/sheet.js', 'https://bella.example/assets/sheet.js'],
  [
    'https://tresen.example/s/bella#gericht',
    '/storefront/sheet.js',
    'https://tresen.example/storefront/sheet.js',
  ],
])('from %s finds %s', (page, named, script) => {
  expect(scriptAddress(named, page)).toBe(script);
});
