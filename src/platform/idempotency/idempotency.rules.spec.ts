import { describe, expect, it } from '@jest/globals';
import { isKey, isLasting, isMutating } from './idempotency.rules.js';

describe('an Idempotency-Key', () => {
  it.each([
    ['12345678', true],
    ['0b7f2a1e-3f7b-4c55-9f64-8f0f3f2b6a10', true],
    ['x'.repeat(200), true],
    ['1234567', false],
    ['x'.repeat(201), false],
    ['with space', false],
    ['schlüssel', false],
    ['line\nbreak', false],
  ])('%j: %s', (key, is) => {
    expect(isKey(key)).toBe(is);
  });
});

it.each([
  [200, true],
  [201, true],
  [204, true],
  [400, true],
  [404, true],
  [409, true],
  [412, true],
  [422, true],
  [408, false],
  [425, false],
  [429, false],
  [500, false],
  [502, false],
  [503, false],
  [507, false],
])('an answer %s is kept: %s', (status, kept) => {
  expect(isLasting(status)).toBe(kept);
});

it('reading needs no key', () => {
  expect(['GET', 'HEAD', 'OPTIONS', 'POST', 'PATCH', 'PUT', 'DELETE'].filter(isMutating)).toEqual([
    'POST',
    'PATCH',
    'PUT',
    'DELETE',
  ]);
});
