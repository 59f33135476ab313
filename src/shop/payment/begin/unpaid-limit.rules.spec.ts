import { describe, expect, it } from '@jest/globals';
import { tooManyUnpaid, type Unpaid } from './unpaid-limit.rules.js';

const door = (houseNo: string) =>
  ({ street: 'Hauptstr.', houseNo, postalCode: '50667', city: 'Köln' }) as Unpaid['address'];
const many = (count: number, of: (index: number) => Unpaid) => Array.from({ length: count }, (_, i) => of(i));
const others = (index: number): Unpaid => ({ phone: `+4922100${index}`, address: door(`${index + 100}`) });

describe('orders that wait for their money', () => {
  it.each<[string, Unpaid[], ReturnType<typeof tooManyUnpaid>]>([
    ['of nobody else', [], null],
    ['of the same number, three', many(3, () => ({ phone: '+491', address: null })), null],
    ['of the same number, four', many(4, () => ({ phone: '+491', address: null })), 'guest'],
    ['at the same door, four', many(4, (i) => ({ phone: `+49${i}0`, address: door('7') })), 'guest'],
    ['of others, ninety-nine', many(99, others), null],
    ['of others, a hundred', many(100, others), 'shop'],
  ])('%s', (_, open, why) => {
    expect(tooManyUnpaid(open, { phone: '+491', address: door('7') })).toBe(why);
  });
});
