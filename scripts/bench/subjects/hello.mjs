import { compareHttp } from '../http.mjs';
import { startProduct, startServer } from '../product.mjs';

export default {
  name: 'Hello: what the frame around every answer costs',

  async run(ctx) {
    const reference = await startServer(ctx);
    const product = await startProduct(ctx);
    return compareHttp([
      { name: 'node:http hello (H)', pid: reference.pid, url: reference.url },
      { name: 'Tresen /healthz', pid: product.pid, url: `${product.url}/healthz` },
    ]);
  },
};
