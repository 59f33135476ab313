import { expect, it } from '@jest/globals';
import { pictureTypeOf } from './magic.rules.js';

it.each([
  ['a photo', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
  ['a drawing', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'image/png'],
  ['a picture for the web', Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1'), 'image/webp'],
  ['a new kind of picture', Buffer.from('\0\0\0\x20ftypavif', 'latin1'), 'image/avif'],
  ['a short film of the new kind', Buffer.from('\0\0\0\x20ftypavis', 'latin1'), 'image/avif'],
  ['a photo of an iPhone', Buffer.from('\0\0\0\x18ftypheic', 'latin1'), 'image/heic'],
  ['a video', Buffer.from('\0\0\0\x18ftypisom', 'latin1'), null],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
  ['a GIF', Buffer.from('GIF89a'), null],
  ['a page', Buffer.from('<!doctype html>'), null],
  ['nothing', Buffer.alloc(0), null],
])('%s is told by its first bytes', (_, bytes, type) => {
  expect(pictureTypeOf(bytes)).toBe(type);
});
