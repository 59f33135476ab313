import { describe, expect, test } from '@jest/globals';
import { newShop } from './new-shop.rules.js';
import { toShopView } from './shop.view.js';
import { phoneProblems, withPhone } from './shop-phone.rules.js';

const shop = newShop({ id: 's', slug: 's', name: 'S', userId: 'u', now: new Date() });

describe("the restaurant's number", () => {
  test.each([
    ['(089) 99998-555', '+498999998555'],
    ['+49 (0)30 23125-123', '+493023125123'],
    ['+43 1 58058', '+43158058'],
    ['', ''],
  ])('%p is stored as %p', (phone, stored) => {
    expect(phoneProblems(shop, { contact: { phone } })).toEqual([]);
    expect(withPhone(shop, { contact: { phone } }).contact).toEqual({ phone: stored });
  });

  test.each(['12345', '123456789012345678901234', 'abends'])('%p is refused', (phone) => {
    expect(phoneProblems(shop, { contact: { phone } }).map(({ field }) => field)).toEqual(['contact.phone']);
  });

  test('belongs to the country the restaurant is in, or moves to', () => {
    const changes = { address: { country: 'Österreich' }, contact: { phone: '01 58058' } };
    expect(withPhone(shop, changes).contact).toEqual({ phone: '+43158058' });
    expect(phoneProblems(shop, { contact: changes.contact })).toHaveLength(1);
  });

  test('is read in the back office as people write it', () => {
    const contact = { ...shop.contact, phone: '+493023125123' };
    expect(toShopView({ ...shop, contact }).contact.phone).toBe('030 23125123');
  });
});
