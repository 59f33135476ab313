import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';

const COLLECTIONS = ['shops', 'categories', 'products', 'option_groups', 'printers', 'orders', 'print_jobs'];
const DEMO = 'trattoria-bella';
const OTHER = 'imbiss-nord';

/** Looks into the store past the product; the shop of the demo is the one under fire. */
export async function openStore(mongoUri) {
  const client = await new MongoClient(mongoUri).connect();
  const db = client.db();
  const { _id: shopId } = await db.collection('shops').findOne({ slug: DEMO });
  const of = (name) => db.collection(name).find({ shopId }).toArray();
  // The evenings the demo brings along were never printed.
  const past = (await of('orders')).map(({ _id }) => _id);
  return {
    orders: async () => (await of('orders')).filter(({ _id }) => !past.includes(_id)),
    ordersWithKey: (idempotencyKey) => db.collection('orders').countDocuments({ shopId, idempotencyKey }),
    printJobs: () => of('print_jobs'),
    payments: () => of('payments'),

    /** A second shop with the same orders and papers, so that a query without a shop finds them. */
    addOther: async () => {
      for (const name of COLLECTIONS) {
        const own = name === 'shops' ? { _id: shopId } : { shopId };
        const copies = (await db.collection(name).find(own).toArray()).map((record) => copyOf(record, name));
        if (copies.length > 0) await db.collection(name).insertMany(copies);
      }
    },

    digestOfOther: async () => {
      const hash = createHash('sha256');
      for (const name of COLLECTIONS) {
        const theirs = name === 'shops' ? { _id: OTHER } : { shopId: OTHER };
        hash.update(JSON.stringify(await db.collection(name).find(theirs).sort({ _id: 1 }).toArray()));
      }
      return hash.digest('hex');
    },

    /** True when everything written has been told to the queue, and each acceptance has its print job. */
    told: (withinMs) => until(withinMs, () => isTold(db, shopId, past)),

    /** How many orders say something that the worker has not read yet. */
    unread: () => db.collection('orders').countDocuments({ 'outbox.at': { $gt: new Date(0) } }),

    /** True when in addition no paper waits any more. */
    printed: (withinMs) =>
      until(withinMs, async () => {
        const open = { shopId, state: { $in: ['waiting', 'printing'] } };
        return (await isTold(db, shopId, past)) && !(await db.collection('print_jobs').findOne(open));
      }),

    close: () => client.close(),
  };
}

async function until(withinMs, isSo) {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    if (await isSo()) return true;
    await sleep(200);
  }
  return false;
}

async function isTold(db, shopId, past) {
  const orders = db.collection('orders');
  if (await orders.findOne({ shopId, 'outbox.at': { $gt: new Date(0) } })) return false;
  const only = { projection: { _id: 1 } };
  const acceptances = { shopId, _id: { $nin: past }, events: { $elemMatch: { to: 'accepted' } } };
  const accepted = await orders.find(acceptances, only).toArray();
  const jobs = await db
    .collection('print_jobs')
    .find({ shopId }, { projection: { key: 1 } })
    .toArray();
  const known = new Set(jobs.map(({ key }) => key.split('/')[0]));
  return accepted.every(({ _id }) => known.has(_id));
}

function copyOf(record, name) {
  const copy = { ...record, _id: `o-${record._id}`, shopId: OTHER };
  if (name === 'shops') return { ...record, _id: OTHER, slug: OTHER, createdBy: OTHER, users: [] };
  if (name === 'printers') return { ...copy, secretHash: `o-${record.secretHash}` };
  // Without its ladder: nobody answers there, and the worker would call for somebody.
  if (name === 'orders') return { ...copy, token: `o-${record.token}`, outbox: [], ladder: null };
  if (name === 'print_jobs') return { ...copy, printerId: `o-${record.printerId}`, state: 'printed' };
  return copy;
}
