import { expect, it } from '@jest/globals';
import { dishInHash, linkToDish } from './dish-link';

it.each(['/s/bella', '/s/bella?lang=en', '../index.html'])('leads from %s to a dish and back', (menu) => {
  const link = linkToDish(menu, '01abc');
  expect(link.startsWith(menu)).toBe(true);
  expect(dishInHash(link.slice(menu.length))).toBe('01abc');
});

it.each(['', '#allergene', '#gericht'])('knows that %j is no dish', (hash) => {
  expect(dishInHash(hash)).toBeNull();
});
