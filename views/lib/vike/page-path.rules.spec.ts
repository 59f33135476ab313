import { expect, it } from '@jest/globals';
import { pathOfPage } from './page-path.rules';

it.each([
  ['/pages/index', '/'],
  ['/pages/app/orderHistory', '/app/orderHistory'],
  ['/pages/app/order/@id', '/app/order/@id'],
])('the page %s answers at %s', (page, path) => {
  expect(pathOfPage(page)).toBe(path);
});
