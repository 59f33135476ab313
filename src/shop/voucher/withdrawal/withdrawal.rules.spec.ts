import { expect, it } from '@jest/globals';
import { goesBackByItself, withdrawableUntil } from './withdrawal.rules.js';

const soldAt = new Date('2026-11-23T22:59:00Z');
const voucher = { state: 'active', balanceCents: 5_000, valueCents: 5_000, soldAt } as const;

it('can be withdrawn from for fourteen days after the day of the purchase in Berlin', () => {
  expect(withdrawableUntil(soldAt)).toBe('2026-12-07');
  expect(goesBackByItself(voucher, new Date('2026-12-07T22:59:59Z'))).toBe(true);
  expect(goesBackByItself(voucher, new Date('2026-12-07T23:00:00Z'))).toBe(false);
});

it('needs somebody who decides once a part was redeemed, or it is over', () => {
  expect(goesBackByItself({ ...voucher, balanceCents: 4_999 }, soldAt)).toBe(false);
  expect(goesBackByItself({ ...voucher, state: 'withdrawn' }, soldAt)).toBe(false);
  expect(goesBackByItself({ ...voucher, state: 'blocked' }, soldAt)).toBe(true);
});
