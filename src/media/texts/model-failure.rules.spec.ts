import { expect, it } from '@jest/globals';
import { saidFailure } from './model-failure.rules.js';

it.each([
  [{}, 'down'],
  [{ status: 429, code: 'rate_limit_exceeded' }, 'busy'],
  [{ status: 429, code: 'insufficient_quota' }, 'spent'],
  [{ status: 402 }, 'spent'],
  [{ status: 401 }, 'refused'],
  [{ status: 404 }, 'unknown'],
  [{ status: 500 }, 'down'],
] as const)('%j is "%s"', (error, failure) => {
  expect(saidFailure(error, {})).toBe(failure);
});

it('of a picture is told by what the server says', () => {
  const error = { status: 404, message: 'No endpoint supports image input' };
  expect(saidFailure(error, { picture: new Uint8Array() })).toBe('blind');
});
