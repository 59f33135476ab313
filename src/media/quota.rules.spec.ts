import { expect, it } from '@jest/globals';
import { type Full, fullOf } from './quota.rules.js';

const quota = (pictures: number, bytes: number, mostPictures: number | null, mostBytes: number | null) => ({
  pictures,
  bytes,
  mostPictures,
  mostBytes,
  planName: 'Kostenlos',
});

it.each<[string, ReturnType<typeof quota>, number, Full | null]>([
  ['the first picture fits', quota(0, 0, 60, 1000), 10, null],
  ['the sixtieth fits', quota(59, 0, 60, 1000), 10, null],
  ['the one after it does not', quota(60, 0, 60, 1000), 0, 'pictures'],
  ['the last byte fits', quota(1, 990, 60, 1000), 10, null],
  ['one more does not', quota(1, 991, 60, 1000), 10, 'bytes'],
  ['without a limit everything fits', quota(90_000, 1e12, null, null), 1e9, null],
  ['without a plan nothing fits', quota(0, 0, 0, 0), 0, 'pictures'],
])('%s', (_, taken, more, full) => {
  expect(fullOf(taken, more)).toBe(full);
});
