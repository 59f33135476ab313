import { createHash, randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';

const DEMO = 'trattoria-bella';
/** Stands in every name of the other restaurant, so that an answer that shows one gives itself away. */
export const MARK = 'Nordgeheimnis';
const TEAM = ['owner', 'manager', 'staff'];

/** Two restaurants with the same data: the demo is under fire, its copy must notice nothing. */
export async function openTenants(mongoUri, furnish) {
  const client = await new MongoClient(mongoUri).connect();
  const db = client.db();
  const { _id: shopId } = await db.collection('shops').findOne({ slug: DEMO });
  await addTeam(db, shopId);
  await furnish();
  const own = await documentsOf(db, shopId);
  const other = await addCopy(db, own);
  const foreignIds = [...other.ids.values()];
  return {
    shopId,
    slug: DEMO,
    ownIds: [...other.ids.keys()],
    foreignIds,
    tokens: (own.orders ?? []).map(({ token }) => token),

    /** The fields of the other restaurant that a call has changed. */
    digestOfOther: async () => {
      const documents = await documentsOf(db, other.shopId);
      return Object.fromEntries(
        Object.entries(documents).map(([name, list]) => [
          name,
          createHash('sha256').update(JSON.stringify(list)).digest('hex'),
        ]),
      );
    },

    /** Calls that succeed wear the demo away; so it is put back from time to time. */
    restore: async () => {
      for (const [name, list] of Object.entries(own)) {
        await db.collection(name).deleteMany(name === 'shops' ? { _id: shopId } : { shopId });
        await db.collection(name).deleteMany({ _id: { $in: list.map(({ _id }) => _id) } });
        await db.collection(name).insertMany(list);
      }
    },

    close: () => client.close(),
  };
}

/** With the password of the owner, so that each can sign in. */
async function addTeam(db, shopId) {
  const users = db.collection('users');
  const owner = await users.findOne({ shopId, role: 'owner' });
  for (const role of TEAM)
    await users.insertOne({
      ...owner,
      _id: randomUUID(),
      email: `${role}@bella.example`,
      name: role,
      role,
      demo: false,
    });
}

async function documentsOf(db, shopId) {
  const names = (await db.listCollections().toArray()).map(({ name }) => name).sort();
  const found = {};
  for (const name of names) {
    if (['sessions', 'audit'].includes(name)) continue;
    const whose = name === 'shops' ? { _id: shopId } : { shopId };
    const list = await db.collection(name).find(whose).sort({ _id: 1 }).toArray();
    if (list.length > 0) found[name] = list;
  }
  return found;
}

async function addCopy(db, documents) {
  const ids = new Map(Object.values(documents).flatMap((list) => list.map(({ _id }) => [_id, idLike(_id)])));
  for (const [name, list] of Object.entries(documents)) {
    const copies = list.map((each) => renamed(copyOf(each, ids), name));
    await db.collection(name).insertMany(copies);
  }
  return { ids, shopId: ids.get(documents.shops[0]._id) };
}

/** Another id of the same shape. */
function idLike(id) {
  const digits = randomUUID().replaceAll('-', '');
  let at = 0;
  return String(id).replace(/[0-9a-f]/g, () => digits[at++ % digits.length]);
}

function copyOf(value, ids) {
  if (typeof value === 'string') return withOtherIds(value, ids);
  if (Array.isArray(value)) return value.map((each) => copyOf(each, ids));
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      withOtherIds(key, ids),
      key === 'name' && typeof each === 'string' ? `${each} ${MARK}` : copyOf(each, ids),
    ]),
  );
}

/** Ids also stand within texts, such as the key of a print job. */
const withOtherIds = (text, ids) =>
  ids.get(text) ?? text.replace(/[0-9a-f]{8,}(?:-[0-9a-f]{4,})*/g, (id) => ids.get(id) ?? id);

/** What must be unique beyond a restaurant. */
function renamed(document, name) {
  const other = randomUUID().replaceAll('-', '');
  if (name === 'shops') return { ...document, slug: `nord-${other.slice(0, 8)}`, domain: null };
  if (name === 'users') return { ...document, email: `${other}@nord.example`, demo: false };
  if (name === 'printers') return { ...document, secretHash: other };
  if (name === 'voucher_sales') return { ...document, token: other };
  // Without a ladder: nobody answers this order, and the worker would call for help, as it should.
  if (name === 'orders') return { ...document, token: other, outbox: [], ladder: null };
  if (name === 'invitations') return { ...document, hash: other };
  return document;
}
