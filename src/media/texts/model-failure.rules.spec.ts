import { expect, it } from '@jest/globals';
import { isLasting, saidFailure } from './model-failure.rules.js';

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

it.each([
  [404, 'No endpoint supports image input', 'blind'],
  [400, 'Invalid content', 'blind'],
  [404, 'No such model', 'unknown'],
])('of a picture is told by what the server says: %s %s', (status, message, failure) => {
  expect(saidFailure({ status, message }, { picture: new Uint8Array() })).toBe(failure);
});

it('says nothing of pictures where none was sent', () => {
  expect(saidFailure({ status: 400, message: 'image too large' }, {})).toBe('refused');
});

it('lasts where only somebody can mend it, and passes where waiting does', () => {
  const lasting = ['refused', 'spent', 'unknown', 'blind'] as const;
  const passing = ['late', 'busy', 'down', 'resting', 'broken'] as const;
  expect([...lasting, ...passing].filter(isLasting)).toEqual(lasting);
});
