import { MongoClient } from 'mongodb';
import { toProductRow } from '../../../dist/app/shop/dish/product-row.view.js';
import { listen, sendJson } from './listen.mjs';

/** The floor of the list of dishes: the same documents, the same fields of them as JSON. Nobody is asked who they are. */
const client = await new MongoClient(process.env.MONGODB_URI, { maxPoolSize: 20 }).connect();
const products = client.db().collection('products');
const { SHOP_ID } = process.env;

listen(async (_, response) => {
  const found = await products
    .find({ shopId: SHOP_ID }, { projection: { searchTokens: 0 } })
    .sort({ categoryId: 1, position: 1 })
    .toArray();
  const dishes = found.map(({ _id, ...product }) => ({ id: _id, ...product }));
  const byId = new Map(dishes.map((dish) => [dish.id, dish]));
  const moment = { now: new Date(), levels: new Map() };
  sendJson(response, 200, { success: true, data: dishes.map((dish) => toProductRow(dish, byId, moment)) });
});
