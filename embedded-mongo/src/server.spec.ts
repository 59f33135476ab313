import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Document, Double, Int32, Long, MongoServerError, ObjectId } from 'mongodb';
import mongoose from 'mongoose';
import { type OpenStore, openStore } from '../test/open-store.js';

let store: OpenStore;
beforeAll(async () => {
  store = await openStore({ ttlIntervalMs: 50 });
});
afterEach(() => store.db.dropDatabase());
afterAll(() => store.close());

const at = (name: string) => store.db.collection<Document>(name);

async function failure(work: Promise<unknown>): Promise<MongoServerError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(MongoServerError);
  return error as MongoServerError;
}

/** Asks until it is so; the test's own time limit is the only one. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('unique indexes', () => {
  it('refuse a second receipt with the same number, in the words of the real server', async () => {
    await at('receipts').createIndex({ shopId: 1, number: -1 }, { unique: true });
    await at('receipts').insertOne({ shopId: 'bella', number: 1 });
    const error = await failure(at('receipts').insertOne({ shopId: 'bella', number: 1 }));
    expect(error.code).toBe(11000);
    expect(error.keyPattern).toEqual({ shopId: 1, number: -1 });
    expect(error.keyValue).toEqual({ shopId: 'bella', number: 1 });
    expect(error.message).toBe(
      'E11000 duplicate key error collection: test.receipts index: shopId_1_number_-1 dup key: { shopId: "bella", number: 1 }',
    );
  });

  it('refuse an update that would make twins, and leave the document as it was', async () => {
    await at('receipts').createIndex({ number: 1 }, { unique: true });
    await at('receipts').insertMany([{ number: 1 }, { number: 2 }] as Document[]);
    const error = await failure(
      at('receipts').updateOne({ number: 2 }, { $set: { number: 1, changed: true } }),
    );
    expect(error.code).toBe(11000);
    expect(await at('receipts').countDocuments({ number: 2, changed: { $exists: false } })).toBe(1);
  });

  it('hold only for what their partial filter names', async () => {
    const partialFilterExpression = { key: { $type: 'string' } };
    await at('orders').createIndex({ key: 1 }, { unique: true, partialFilterExpression });
    await at('orders').insertMany([{ key: null }, { key: null }, {}, { key: 'a' }] as Document[]);
    expect((await failure(at('orders').insertOne({ key: 'a' }))).code).toBe(11000);
    await at('orders').updateOne({ key: 'a' }, { $unset: { key: 1 } });
    await at('orders').insertOne({ key: 'a' });
  });

  it('are not made over twins that are already there', async () => {
    await at('orders').insertMany([{ n: 1 }, { n: 1 }] as Document[]);
    expect(
      (
        await failure(
          store.db.command({
            createIndexes: 'orders',
            indexes: [{ key: { n: 1 }, name: 'n', unique: true }],
          }),
        )
      ).code,
    ).toBe(11000);
    expect(await at('orders').indexes()).toHaveLength(1);
  });

  it('let one of many simultaneous writers through', async () => {
    await at('numbers').createIndex({ n: 1 }, { unique: true });
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, () => at('numbers').insertOne({ n: 1 })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('writes', () => {
  it('stop at the first error when ordered and go on when not', async () => {
    const docs = [{ _id: 1 }, { _id: 1 }, { _id: 2 }] as unknown as Document[];
    await expect(at('a').insertMany(docs)).rejects.toMatchObject({ code: 11000, insertedCount: 1 });
    await expect(at('b').insertMany(docs, { ordered: false })).rejects.toMatchObject({
      code: 11000,
      insertedCount: 2,
    });
  });

  it('find and change in one step, however many try', async () => {
    await at('stock').insertOne({ dish: 'tiramisu', left: 5 });
    const take = () =>
      at('stock').findOneAndUpdate({ dish: 'tiramisu', left: { $gt: 0 } }, { $inc: { left: -1 } });
    const taken = await Promise.all(Array.from({ length: 20 }, take));
    expect(taken.filter((doc) => doc !== null)).toHaveLength(5);
    expect((await at('stock').findOne({}))?.left).toBe(0);
  });

  it('insert what an upsert does not find, from its filter and its update', async () => {
    const filter = { shopId: 'bella', day: { $eq: '2026-01-01' }, n: { $gt: 3 } };
    const doc = await at('counters').findOneAndUpdate(
      filter,
      { $inc: { last: 1 }, $setOnInsert: { 'made.by': 'test' } },
      { upsert: true, returnDocument: 'after' },
    );
    expect(doc).toEqual({
      _id: expect.any(ObjectId),
      day: '2026-01-01',
      shopId: 'bella',
      last: 1,
      made: { by: 'test' },
    });
    const again = await at('counters').updateOne(
      { shopId: 'bella' },
      { $inc: { last: 1 } },
      { upsert: true },
    );
    expect(again).toMatchObject({ matchedCount: 1, modifiedCount: 1, upsertedCount: 0 });
  });

  it('come in bulk', async () => {
    const result = await at('bulk').bulkWrite([
      { insertOne: { document: { n: 1 } } },
      {
        updateOne: {
          filter: { n: 1 },
          update: { $push: { log: { $each: [1, 2, 3], $slice: -2 } } } as Document,
        },
      },
      { updateMany: { filter: {}, update: { $addToSet: { tags: 'x' } } } },
      { replaceOne: { filter: { n: 7 }, replacement: { n: 7 }, upsert: true } },
      { deleteMany: { filter: { n: { $gt: 100 } } } },
    ]);
    expect(result).toMatchObject({
      insertedCount: 1,
      matchedCount: 2,
      modifiedCount: 2,
      upsertedCount: 1,
      deletedCount: 0,
    });
    expect(
      await at('bulk')
        .find({}, { projection: { _id: 0 } })
        .toArray(),
    ).toEqual([{ n: 1, log: [2, 3], tags: ['x'] }, { n: 7 }]);
  });

  it('keep the types of numbers, and grow them like the real server', async () => {
    const numbers = { int: new Int32(2147483647), double: new Double(5), long: Long.fromNumber(7) };
    await at('numbers').insertOne(numbers);
    await at('numbers').updateOne(
      {},
      { $inc: { int: new Int32(1), double: 1, long: 1 }, $set: { other: true } },
    );
    const found = await at('numbers').findOne({}, { promoteValues: false, projection: { _id: 0, other: 0 } });
    expect(found).toEqual({
      int: Long.fromNumber(2147483648),
      double: new Double(6),
      long: Long.fromNumber(8),
    });
  });

  it('keep fields that look like numbers in their order', async () => {
    const doc = new Map<string, unknown>([
      ['z', 1],
      ['10', 2],
      ['9', 3],
    ]);
    await at('maps').insertOne(doc as unknown as Document);
    await at('maps').updateOne({}, { $set: { a: 1 } });
    const raw = (await at('maps').findOne({}, { raw: true })) as unknown as Buffer;
    expect(raw.toString('latin1')).toMatch(/z.*10.*9.*a/s);
  });

  it('refuse a document of more than 16 MB', async () => {
    await at('big').insertOne({ text: 'x'.repeat(16_000_000) });
    const error = await failure(at('big').updateOne({}, { $set: { more: 'x'.repeat(1_000_000) } }));
    expect(error.code).toBe(10334);
  });

  it('are not taken as part of a transaction', async () => {
    const session = store.client.startSession();
    const inTransaction = session.withTransaction(() => at('a').insertOne({}, { session }));
    await expect(inTransaction).rejects.toThrow();
    await session.endSession();
    expect(await at('a').countDocuments()).toBe(0);
  });
});

describe('cursors', () => {
  const many = Array.from({ length: 1000 }, (_, n) => ({ n }));

  it('hand out a long answer batch by batch, as it was when asked for', async () => {
    await at('many').insertMany(many as Document[]);
    const cursor = at('many').find().sort({ n: 1 }).batchSize(100);
    const first = await cursor.next();
    await at('many').updateMany({}, { $inc: { n: 5000 } });
    const rest = await cursor.toArray();
    expect([first, ...rest].map((doc) => doc?.n)).toEqual(many.map(({ n }) => n));
  });

  it('are forgotten when nobody asks for a while', async () => {
    const impatient = await openStore({ ttlIntervalMs: 20, cursorTimeoutMs: 1 });
    const numbers = impatient.db.collection('many');
    await numbers.insertMany(many.map(({ n }) => ({ n })) as Document[]);
    const cursor = numbers.find().batchSize(10);
    await cursor.next();
    await until(async () => (await impatient.db.command({ serverStatus: 1 })).openCursors === 0);
    await expect(cursor.toArray()).rejects.toMatchObject({ code: 43 });
    await impatient.close();
  });

  it('can be killed', async () => {
    await at('many').insertMany(many.map(({ n }) => ({ n })) as Document[]);
    const cursor = at('many').find().batchSize(10);
    await cursor.next();
    const answer = await store.db.command({
      killCursors: 'many',
      cursors: [cursor.id, Long.fromNumber(4711)],
    });
    expect(answer).toMatchObject({
      cursorsKilled: [cursor.id],
      cursorsNotFound: [Long.fromNumber(4711).toNumber()],
    });
  });
});

describe('a TTL index', () => {
  it('removes what is over and leaves what is not, or has no date', async () => {
    await at('sessions').createIndex({ endsAt: 1 }, { expireAfterSeconds: 1 });
    const now = Date.now();
    await at('sessions').insertMany([
      { name: 'over', endsAt: new Date(now - 60_000) },
      { name: 'one of two is over', endsAt: [new Date(now + 60_000), new Date(now - 60_000)] },
      { name: 'running', endsAt: new Date(now + 60_000) },
      { name: 'no date', endsAt: 'yesterday' },
      { name: 'nothing' },
    ] as Document[]);
    await until(async () => (await at('sessions').countDocuments()) === 3);
    const names = (await at('sessions').find().toArray()).map(({ name }) => name);
    expect(names).toEqual(['running', 'no date', 'nothing']);
  });
});

describe('what is outside the subset', () => {
  const asks: [string, () => Promise<unknown>][] = [
    [
      'a text search',
      () =>
        at('a')
          .find({ $text: { $search: 'x' } })
          .toArray(),
    ],
    ['a collation', () => at('a').find({}).collation({ locale: 'de' }).toArray()],
    ['$where', () => at('a').find({ $where: 'true' }).toArray()],
    [
      '$lookup',
      () =>
        at('a')
          .aggregate([{ $lookup: { from: 'b', as: 'c', pipeline: [] } }])
          .toArray(),
    ],
    ['an update by pipeline', () => at('a').updateOne({}, [{ $set: { a: 1 } }])],
    ['array filters', () => at('a').updateOne({}, { $set: { 'a.$[x]': 1 } }, { arrayFilters: [{ x: 1 }] })],
    ['a hashed index', () => at('a').createIndex({ a: 'hashed' })],
    ['a sparse index', () => at('a').createIndex({ a: 1 }, { sparse: true })],
    ['a capped collection', () => store.db.createCollection('capped', { capped: true, size: 1000 })],
    ['a view', () => store.db.createCollection('view', { viewOn: 'a', pipeline: [] })],
    [
      'a look-around in a pattern',
      () =>
        at('a')
          .find({ a: { $regex: '(?<=a)b' } })
          .toArray(),
    ],
    [
      'a change stream',
      () =>
        at('a')
          .aggregate([{ $changeStream: {} }])
          .toArray(),
    ],
    [
      'options without a pattern',
      () =>
        at('a')
          .find({ a: { $options: 'i' } })
          .toArray(),
    ],
    ['an index on a position', () => at('a').createIndex({ 'a.0': 1 })],
    ['an unknown command', () => store.db.command({ mapReduce: 'a' })],
  ];

  it.each(asks)('is refused in the shape of the real server: %s', async (_, ask) => {
    const { code, message, errorResponse } = await failure(ask());
    expect(code).toEqual(expect.any(Number));
    expect(message).not.toBe('');
    expect(errorResponse.codeName ?? 'in a write error').toEqual(expect.any(String));
  });
});

describe('mongoose', () => {
  it('makes its indexes, versions its documents and reads them back', async () => {
    const connection = await mongoose.createConnection(store.uri, { dbName: 'test' }).asPromise();
    const schema = new mongoose.Schema(
      { shopId: String, number: Number, lines: [{ name: String, cents: Number }] },
      { timestamps: true, optimisticConcurrency: true },
    );
    schema.index({ shopId: 1, number: 1 }, { unique: true });
    const Order = connection.model('Order', schema);
    await Order.init();
    const order = await Order.create({ shopId: 'bella', number: 1, lines: [{ name: 'Pizza', cents: 900 }] });
    const stale = await Order.findById(order._id);
    order.lines.push({ name: 'Cola', cents: 300 });
    await order.save();
    stale?.set('number', 2);
    await expect(stale?.save()).rejects.toThrow(mongoose.Error.VersionError);
    await expect(Order.create({ shopId: 'bella', number: 1 })).rejects.toMatchObject({ code: 11000 });
    expect(await Order.findOne({ 'lines.cents': { $gte: 500 } }).lean()).toMatchObject({ number: 1, __v: 1 });
    await connection.close();
  });
});
