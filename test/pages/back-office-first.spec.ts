import { afterAll, beforeAll } from '@jest/globals';
import { expectPages } from '../support/pages/expect-pages.js';
import { FIRST_HALF } from '../support/pages/screens.js';
import { type SeededProduct, startSeededProduct } from '../support/pages/seeded-product.js';

let product: SeededProduct;

beforeAll(async () => {
  product = await startSeededProduct();
}, 120_000);
afterAll(() => product?.close());

expectPages(FIRST_HALF, () => product);
