import { expect, it } from '@jest/globals';
import { withCode } from './codes';

it('keeps each code once, as it is stored, and five at most', () => {
  expect(withCode(['2345'], ' abc-d ')).toEqual(['2345', 'ABCD']);
  expect(withCode(['ABCD'], 'ab cd')).toEqual(['ABCD']);
  expect(withCode(['A', 'B', 'C', 'D', 'E'], 'F')).toEqual(['B', 'C', 'D', 'E', 'F']);
  expect(withCode(['A'], ' - ')).toEqual(['A']);
});
