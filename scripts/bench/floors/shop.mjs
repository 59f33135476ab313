import { MongoClient } from 'mongodb';
import { toShopView } from '../../../dist/app/shop/restaurant/shop.view.js';
import { listen, sendJson } from './listen.mjs';

/** The floor of a small read: one document by id, the same fields of it as JSON. Nobody is asked who they are. */
const client = await new MongoClient(process.env.MONGODB_URI, { maxPoolSize: 20 }).connect();
const shops = client.db().collection('shops');
const { SHOP_ID } = process.env;

listen(async (_, response) => {
  const { _id: id, ...shop } = await shops.findOne({ _id: SHOP_ID });
  sendJson(response, 200, { success: true, data: toShopView({ id, ...shop }) });
});
