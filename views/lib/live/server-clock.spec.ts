import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { forWhen, whenInWords } from './server-clock';

beforeAll(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-28T23:11:00+01:00') });
});
afterAll(() => {
  jest.useRealTimers();
});

it.each([
  ['2026-11-29T02:00:00+01:00', 'um 02:00', '02:00'],
  ['2026-11-29T18:25:00+01:00', 'morgen um 18:25', 'morgen, 18:25'],
  ['2026-11-30T18:25:00+01:00', 'am 30.11. um 18:25', 'den 30.11., 18:25'],
])('%s is %s', (at, sentence, after) => {
  expect([whenInWords(at), forWhen(at)]).toEqual([sentence, after]);
});
