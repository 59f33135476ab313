import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { MongoClient } from 'mongodb';
import { newId, newToken } from '../../../dist/app/shared/ids.js';
import { OrderSchema } from '../../../dist/app/shop/order/order.schema.js';
import { OrderDto } from '../../../dist/app/storefront/order/basket.dto.js';
import { bodyOf, listen, sendJson } from './listen.mjs';

const RULES = { whitelist: true, stopAtFirstError: true, forbidUnknownValues: false };

/**
 * The floor of an order: the body is read and judged by the same rules, and one record like the product's (`SAMPLE`) is
 * written under the same indexes. No prices, no number, no key looked up, nobody told.
 */
const client = await new MongoClient(process.env.MONGODB_URI, { maxPoolSize: 20 }).connect();
const writeConcern = { w: 'majority', journal: true };
const orders = client.db().collection('floor_orders', { writeConcern });
await orders.createIndexes(OrderSchema.indexes().map(([key, { name, unique }]) => ({ key, name, unique })));
const { _id, ...sample } = JSON.parse(process.env.SAMPLE);
const businessDay = randomBytes(6).toString('hex');
let number = 0;

listen(async (request, response) => {
  const dto = plainToInstance(OrderDto, JSON.parse(await bodyOf(request)));
  const problems = await validate(dto, RULES);
  if (problems.length > 0) return sendJson(response, 400, { success: false });

  number += 1;
  const order = { ...sample, _id: newId(), token: newToken(), number, businessDay, placedAt: new Date() };
  await orders.insertOne({
    ...order,
    contact: dto.contact,
    idempotencyKey: request.headers['idempotency-key'],
  });
  sendJson(response, 201, { success: true, data: { id: order._id, number, token: order.token } });
});
