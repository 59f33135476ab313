import { expect, it } from '@jest/globals';
import { shownAnswer } from './guest-mails.rules.js';

it.each([
  ['550 5.1.1 <jonas@example.org>: no such user', '550 5.1.1 <jo***@example.org>: no such user'],
  ['554\r\n spam from j@x.example', '554 spam from j***@x.example'],
  ['421 later', '421 later'],
])('%j is shown as %j', (answer, shown) => {
  expect(shownAnswer(answer)).toBe(shown);
});

it('is never longer than a line', () => {
  expect(shownAnswer('x'.repeat(10_000))).toHaveLength(200);
});
