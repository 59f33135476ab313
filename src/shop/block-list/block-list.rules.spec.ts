import { describe, expect, it } from '@jest/globals';
import { addressHint, type CallFirst, callFirstOf, hintOf, plainMail } from './block-list.rules.js';
import type { CallBack } from './block-list.types.js';

it.each([
  ['Lucia@X.example', 'lucia@x.example'],
  [' lucia+pizza@x.example ', 'lucia@x.example'],
  ['lucia', 'lucia@'],
])('the mailbox of %j is %s', (typed, plain) => {
  expect(plainMail(typed)).toBe(plain);
});

it('tells entries apart without saying who it is', () => {
  expect(hintOf('phone', '+491713920012')).toBe('… 012');
  expect(hintOf('mail', 'lucia@x.example')).toBe('lu***@x.example');
  expect(addressHint({ street: 'Oranienstraße 5a', postalCode: 'D-10999' })).toBe('Oranienstraße, 10999');
});

describe('the desk calls first', () => {
  const known = [{ state: 'completed' as const }];
  it.each<[CallBack, number, { state: 'completed' | 'cancelled' }[], CallFirst | null]>([
    [{ aboveCents: null, first: false }, 99_999, [], null],
    [{ aboveCents: 8_000, first: false }, 8_000, known, 'amount'],
    [{ aboveCents: 8_000, first: false }, 7_999, known, null],
    [{ aboveCents: null, first: true }, 900, [], 'first'],
    [{ aboveCents: null, first: true }, 900, known, null],
    [{ aboveCents: null, first: true }, 900, [{ state: 'cancelled' }], 'first'],
    [{ aboveCents: 900, first: true }, 900, [], 'amount'],
  ])('%j at %i cents: case %#', (callBack, cents, orders, why) => {
    expect(callFirstOf(callBack, cents, orders)).toBe(why);
  });
});
