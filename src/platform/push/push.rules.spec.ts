import { describe, expect, it } from '@jest/globals';
import { isPushTarget, outcomeOf } from './push.rules.js';

const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) };
const judged = (endpoint: string, allowPrivate = false, over = {}) =>
  isPushTarget({ endpoint, keys: { ...keys, ...over } }, { allowPrivate });

describe('the address of a browser', () => {
  it.each([
    ['https://push.example/x', true],
    ['http://push.example/x', false],
    ['ftp://push.example/x', false],
    ['https://user:secret@push.example/x', false],
    ['push.example/x', false],
    [`https://push.example/${'x'.repeat(1_000)}`, false],
  ])('%s: %s', (endpoint, good) => {
    expect(judged(endpoint)).toBe(good);
  });

  it('may be without TLS in a network of one’s own', () => {
    expect(judged('http://127.0.0.1:8080/x', true)).toBe(true);
  });

  it.each([{ p256dh: 'short' }, { auth: '' }, { auth: 'a'.repeat(40) }])('needs whole keys: %j', (over) => {
    expect(judged('https://push.example/x', false, over)).toBe(false);
  });
});

it.each([
  [201, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [400, 'refused'],
  [413, 'refused'],
  [302, 'refused'],
  [429, null],
  [503, null],
])('an answer of %i is "%s"', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome);
});
