import { inRoot } from '../../setup/paths.mjs';
import { call, signIn } from '../demo.mjs';
import { compareHttp } from '../http.mjs';
import { startProduct, startServer } from '../product.mjs';

export default {
  name: 'Call: a signed-in read of one record (goal: at most 2 x bare node:http doing the same read)',

  async run(ctx) {
    const product = await startProduct(ctx);
    const headers = await signIn(product.url);
    const url = `${product.url}/api/shop/get`;
    const { _id: SHOP_ID } = await call(url, { headers });
    const env = { MONGODB_URI: product.stores.mongoUri, SHOP_ID };
    const floor = await startServer(ctx, inRoot('scripts', 'bench', 'floors', 'shop.mjs'), env);
    return compareHttp([
      { name: 'node:http, one read, the same JSON', pid: floor.pid, url: floor.url },
      { name: 'Tresen /api/shop/get', pid: product.pid, url, headers },
    ]);
  },
};
