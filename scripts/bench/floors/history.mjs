import { MongoClient } from 'mongodb';
import { listen, sendJson } from './listen.mjs';

/** The floor of the first page of the order history: the same documents as JSON. Nobody is asked who they are. */
const client = await new MongoClient(process.env.MONGODB_URI, { maxPoolSize: 20 }).connect();
const orders = client.db().collection('orders');
const { SHOP_ID } = process.env;
const PAGE = 50;

listen(async (_, response) => {
  const found = await orders
    .find({ shopId: SHOP_ID }, { projection: { outbox: 0, legal: 0, legend: 0 } })
    .sort({ businessDay: -1, number: -1 })
    .limit(PAGE)
    .toArray();
  sendJson(response, 200, { success: true, data: found.map(rowOf) });
});

const rowOf = ({
  _id: id,
  number,
  businessDay,
  placedAt,
  state,
  fulfilment,
  contact,
  payment,
  sums,
  events,
}) => ({
  id,
  number,
  businessDay,
  placedAt,
  state,
  fulfilment,
  name: contact.name,
  street: contact.address?.street,
  payment: payment.way,
  payableCents: sums.payableCents,
  readyAt: events.find(({ to }) => to === 'ready')?.at,
});
