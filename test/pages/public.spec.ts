import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { expectPages } from '../support/pages/expect-pages.js';
import { BACK_OFFICE, FOR_SOMEBODY_ELSE, PUBLIC } from '../support/pages/screens.js';
import { type SeededProduct, startSeededProduct } from '../support/pages/seeded-product.js';
import { routesOf } from '../support/routes.js';

/** Each page of the product is in one of the two; one that is not fails here. */
const SCREENS = [...PUBLIC, ...BACK_OFFICE];

let product: SeededProduct;

beforeAll(async () => {
  product = await startSeededProduct();
}, 120_000);
afterAll(() => product?.close());

it('shows every page of the product to the right visitor', () => {
  const pages = routesOf(product.running.app).filter(({ isPage }) => isPage);
  const known = SCREENS.map(({ path, who }) => `${path} for the ${who}`);
  const asked = pages.map(({ path, isPublic }) => `${path} for the ${isPublic ? 'guest' : 'owner'}`);
  expect(asked.sort()).toEqual(known.sort());
});

expectPages([...PUBLIC, ...FOR_SOMEBODY_ELSE], () => product);

it('gives every page a title of its own, to guests and in the back office', () => {
  const titles = SCREENS.map(({ who, title }) => `${who}: ${title}`);
  expect(new Set(titles).size).toBe(titles.length);
});
