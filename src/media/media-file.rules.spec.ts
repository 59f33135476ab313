import { expect, it } from '@jest/globals';
import { pictureAt, typeOf } from './media-file.rules.js';

const ID = '01hzy3k8a9b2c3d4e5f6';

it('tells the type by the name we gave', () => {
  expect(['a.avif', 'a.webp', 'a.jpg'].map(typeOf)).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
});

it('knows whose picture stands under a key', () => {
  expect(pictureAt(`shop1/media/${ID}-640.jpg`)).toEqual({ shopId: 'shop1', id: ID });
  const others = [`shop1/design/${ID}-640.jpg`, `shop1/media/${ID}`, `shop1/media/x/${ID}-640.jpg`, 'shop1'];
  expect(others.map(pictureAt)).toEqual([null, null, null, null]);
});
