import { matches, plain } from '../board/board-search.rules.js';
import type { Order } from '../order.types.js';

/** What the desk looks for, and besides it the street and the dishes: every word has to begin one of theirs. */
export function isFound(order: Order, search: string): boolean {
  const { number, contact, lines } = order;
  if (matches({ number, name: contact.name, phone: contact.phone }, search)) return true;
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return false;
  const { street = '', houseNo = '', city = '' } = contact.address ?? {};
  const words = [street, houseNo, city, ...lines.map(({ name }) => name)].flatMap((text) =>
    plain(text).split(/[\s/-]+/),
  );
  return wanted.every((part) => words.some((word) => word.startsWith(part)));
}
