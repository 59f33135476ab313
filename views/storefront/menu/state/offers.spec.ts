import { expect, it } from '@jest/globals';
import { leftText } from './offers';

it.each([
  [180, 'noch 3 Std.', '3 h left'],
  [61, 'noch 1 Std. 1 Min.', '1 h 1 min left'],
  [59, 'noch 59 Min.', '59 min left'],
  [0, 'noch 0 Min.', '0 min left'],
])('counts %i minutes down as people say them', (minutes, german, english) => {
  expect([leftText(minutes, true), leftText(minutes, false)]).toEqual([german, english]);
});
