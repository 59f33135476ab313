import { expect, it } from '@jest/globals';
import { keyAt, keyOf } from './picture-key.rules.js';

const ID = '01hzy3k8a9b2c3d4e5f6';

it.each([
  ['shop1', `${ID}-640.avif`, `shop1/media/${ID}-640.avif`],
  ['shop1', `${ID}-90.jpg`, `shop1/media/${ID}-90.jpg`],
  ['shop1', 'logo-0123456789abcdef.webp', 'shop1/design/logo-0123456789abcdef.webp'],
  ['shop1', 'favicon-0123456789abcdef.webp', null],
  ['shop1', `${ID}-640.svg`, null],
  ['shop1', `${ID}-640.jpg.html`, null],
  ['shop1', `../${ID}-640.jpg`, null],
  ['shop1', `${ID}-.jpg`, null],
  ['..', `${ID}-640.jpg`, null],
  ['shop1/../shop2', `${ID}-640.jpg`, null],
  ['', `${ID}-640.jpg`, null],
])('%j asks for %j and gets %j', (shopId, file, key) => {
  expect(keyOf(shopId, file)).toBe(key);
});

it.each([
  ['/media/shop1/logo-0123456789abcdef.webp', 'shop1/design/logo-0123456789abcdef.webp'],
  [`/media/shop1/${ID}-640.jpg`, `shop1/media/${ID}-640.jpg`],
  ['/media/shop2/logo-0123456789abcdef.webp', null],
  ['/placeholders/logo.svg', null],
  ['/media/shop1/../shop1/logo-0123456789abcdef.webp', null],
  ['', null],
])('the picture at %j lies under %j', (address, key) => {
  expect(keyAt('shop1', address)).toBe(key);
});
