import { matches } from '../board/board-search.rules.js';
import type { Order } from '../order.types.js';

/** What the desk looks for, and besides it the street and the dishes. */
export function isFound({ number, contact, lines }: Order, search: string): boolean {
  const { street = '', houseNo = '', city = '' } = contact.address ?? {};
  const dishes = lines.map(({ name }) => name);
  return matches(
    { number, name: contact.name, phone: contact.phone },
    search,
    street,
    houseNo,
    city,
    ...dishes,
  );
}
