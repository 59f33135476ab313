import { MongoClient } from 'mongodb';
import { inRoot } from '../../setup/paths.mjs';
import { call, pageCookie, signIn } from '../demo.mjs';
import { compareHttp } from '../http.mjs';
import { startProduct, startServer } from '../product.mjs';

const DISHES = 1_000;
const LIMITS = { rounds: 3, milliseconds: 2_000, connections: 4 };

export default {
  name: `Products: the list of ${DISHES} dishes (goal: at most 2 x the bare read), and its page`,

  async run(ctx) {
    const product = await startProduct(ctx);
    const headers = await signIn(product.url);
    const { _id: SHOP_ID } = await call(`${product.url}/api/shop/get`, { headers });
    await fill(product.stores.mongoUri, SHOP_ID);
    const env = { MONGODB_URI: product.stores.mongoUri, SHOP_ID };
    const floor = await startServer(ctx, inRoot('scripts', 'bench', 'floors', 'products.mjs'), env);
    const cookie = await pageCookie(product.url);
    return compareHttp(
      [
        { name: 'node:http, one read, the same JSON', pid: floor.pid, url: floor.url },
        {
          name: 'Tresen /api/product/list',
          pid: product.pid,
          url: `${product.url}/api/product/list`,
          headers,
        },
        {
          name: 'Tresen, found by a word',
          pid: product.pid,
          url: `${product.url}/api/product/list?search=piz`,
          headers,
        },
        {
          name: 'page /app/products',
          pid: product.pid,
          url: `${product.url}/app/products`,
          headers: { cookie },
        },
      ],
      LIMITS,
    );
  },
};

/** The dishes of the demo restaurant over and over, each under a name of its own. */
async function fill(uri, shopId) {
  const client = await new MongoClient(uri).connect();
  const products = client.db().collection('products');
  const samples = await products.find({ shopId }).toArray();
  const more = Array.from({ length: DISHES - samples.length }, (_, n) => {
    const sample = samples[n % samples.length];
    return { ...sample, _id: `bench${n}`, name: `${sample.name} ${n}`, position: sample.position + n };
  });
  await products.insertMany(more);
  await client.close();
}
