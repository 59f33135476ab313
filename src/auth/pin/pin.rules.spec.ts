import { describe, expect, it } from '@jest/globals';
import { isObviousPin, LOCKS } from './pin.rules.js';

describe('a PIN', () => {
  it.each([
    '0000',
    '1111',
    '99999',
    '1234',
    '4321',
    '12345',
    '654321',
    '7890',
    '1212',
    '123123',
    '121212',
    '1122',
    '112233',
    '111222',
    '1221',
    '123321',
    '1987',
    '2024',
    '2580',
    '0852',
  ])('like %s is guessed', (pin) => {
    expect(isObviousPin(pin)).toBe(true);
  });

  it.each(['4711', '8264', '7305', '2468', '1357', '90210', '310784', '1813'])(
    'like %s may be chosen',
    (pin) => {
      expect(isObviousPin(pin)).toBe(false);
    },
  );
});

it('locks for longer the more often somebody was wrong', () => {
  const seconds = LOCKS.map((lock) => lock.seconds);
  const tries = LOCKS.map(({ points }) => points);
  expect(seconds).toEqual([...seconds].sort((a, b) => a - b));
  expect(tries).toEqual([5, 10, 15]);
});
