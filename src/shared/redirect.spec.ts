import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { loginPathFor, ownPath } from './redirect.js';

describe('after signing in', () => {
  it.each(['/', '/app/orderHistory', '/app/products?page=2#p17', '/app/products?q=a//b'])(
    '%s is fine',
    (path) => {
      expect(ownPath(path)).toBe(path);
    },
  );

  it.each([
    null,
    undefined,
    '',
    'app',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /app',
    'javascript:alert(1)',
  ])('%j leads to the dashboard instead', (path) => {
    expect(ownPath(path)).toBe('/app/dashboard');
  });

  test('nobody ever leaves the site', () => {
    const wild = fc.string({
      unit: fc.constantFrom('/', '\\', '\t', '\n', '.', ':', '@', 'a', '%2f', '?', '#'),
    });
    fc.assert(
      fc.property(wild, (path) => {
        expect(new URL(ownPath(path), 'https://tresen.example').origin).toBe('https://tresen.example');
      }),
    );
  });
});

it.each([
  ['/', '/login'],
  ['/login?redirect=%2Fapp', '/login'],
  ['/app/orderHistory?day=1', '/login?redirect=%2Fapp%2ForderHistory%3Fday%3D1'],
])('from %s one signs in at %s', (path, login) => {
  expect(loginPathFor(path)).toBe(login);
});
