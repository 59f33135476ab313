import { expect, it } from '@jest/globals';
import { failureOf } from './api.rules';
import { isRefused } from './refused.rules';

it.each([
  [400, 'VALIDATION', true],
  [409, 'LIMIT', true],
  [422, 'IDEMPOTENCY_MISMATCH', true],
  [409, 'STILL_RUNNING', false],
  [429, 'TOO_MANY', false],
  [503, 'UNAVAILABLE', false],
  [0, 'UNKNOWN', false],
])('whether %p %s is a refusal, after which the next call is another one: %p', (status, code, refused) => {
  expect(isRefused(failureOf({ status, body: { code }, error: null }))).toBe(refused);
});
