import { expect, it } from '@jest/globals';
import { isPlainFileName } from './file-name.rules.js';

it.each([
  ['IMG_0815.jpg', true],
  ['Käsespätzle (2).png', true],
  ['ohne Endung', true],
  ['../../secrets.json', false],
  ['..\\..\\secrets.json', false],
  ['/etc/passwd', false],
  ['C:\\bild.jpg', false],
  ['bild.jpg\0.svg', false],
  ['bild\r\nX-Header: 1.jpg', false],
  ['.htaccess', false],
  ['a..b.jpg', false],
  [`${'a'.repeat(201)}`, false],
  ['', false],
])('%j is a name for a picture: %s', (name, plain) => {
  expect(isPlainFileName(name)).toBe(plain);
});
