import { expect, it } from '@jest/globals';
import { keyOf, pictureAt, typeOf } from './media-file.rules.js';

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

it('tells the type by the name we gave', () => {
  expect(['a.avif', 'a.webp', 'a.jpg'].map(typeOf)).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
});

it('knows whose picture stands under a key', () => {
  expect(pictureAt(`shop1/media/${ID}-640.jpg`)).toEqual({ shopId: 'shop1', id: ID });
  const others = [`shop1/design/${ID}-640.jpg`, `shop1/media/${ID}`, `shop1/media/x/${ID}-640.jpg`, 'shop1'];
  expect(others.map(pictureAt)).toEqual([null, null, null, null]);
});
