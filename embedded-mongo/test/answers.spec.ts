import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Document, Int32, Long, MongoServerError } from 'mongodb';
import { type OpenStore, openStore } from './open-store.js';

let store: OpenStore;
beforeAll(async () => {
  store = await openStore();
});
afterEach(() => store.db.dropDatabase());
afterAll(() => store.close());

const at = (name = 'c') => store.db.collection<Document>(name);

describe('an upsert', () => {
  it.each<[string, Document, Document]>([
    ['a list of one value', { a: { $in: [1] } }, { a: 1 }],
    ['all of one value', { a: { $all: [1] } }, { a: 1 }],
    ['an id in a list', { _id: { $in: [7] } }, { _id: 7 }],
    ['a list of one value inside $and', { $and: [{ a: { $in: [1] } }, { b: 2 }] }, { a: 1, b: 2 }],
  ])('inserts once what is asked for by %s', async (_, filter, expected) => {
    for (const n of [1, 2]) await at().updateOne(filter, { $set: { n } }, { upsert: true });
    expect(await at().find().toArray()).toEqual([expect.objectContaining({ ...expected, n: 2 })]);
  });

  it('takes nothing from a list of two', async () => {
    await at().updateOne({ a: { $in: [1, 2] } }, { $set: { n: 1 } }, { upsert: true });
    expect(await at().findOne({}, { projection: { _id: 0 } })).toEqual({ n: 1 });
  });
});

describe('what is found and changed in one step', () => {
  it('comes back with its types and in its order', async () => {
    await at().insertOne({
      _id: 1 as never,
      z: new Int32(1),
      10: 'x',
      2: 'y',
      long: Long.fromNumber(5),
      double: 1,
    });
    const before = await at().findOneAndUpdate({}, { $set: { n: 1 } }, { promoteValues: false });
    expect(Object.keys(before ?? {}).filter((name) => /\D/.test(name))).toEqual([
      '_id',
      'z',
      'long',
      'double',
    ]);
    expect([before?.z, before?.long].map((value) => value?._bsontype)).toEqual(['Int32', 'Long']);
  });

  it('names the id of what it inserted by its type', async () => {
    const command = {
      findAndModify: 'c',
      query: { _id: Long.fromNumber(5) },
      update: { $set: { n: 1 } },
      upsert: true,
    };
    const { lastErrorObject } = await store.db.command(command, { promoteValues: false } as never);
    expect(lastErrorObject.upserted._bsontype).toBe('Long');
  });

  it('keeps the types of distinct values', async () => {
    await at().insertMany([{ v: Long.fromNumber(3) }, { v: { 2: 'a', 1: 'b' } }] as Document[]);
    const { values } = await store.db.command({ distinct: 'c', key: 'v' }, { promoteValues: false } as never);
    expect(values[0]._bsontype).toBe('Long');
  });
});

describe('a unique index on two paths of one array', () => {
  it('pairs what stands in one element', async () => {
    await at().createIndex({ 'a.x': 1, 'a.y': 1 }, { unique: true });
    await at().insertOne({
      a: [
        { x: 1, y: 1 },
        { x: 2, y: 2 },
      ],
    });
    await at().insertOne({
      a: [
        { x: 1, y: 2 },
        { x: 2, y: 1 },
      ],
    });
    await expect(at().insertOne({ a: [{ x: 3 }, { x: 2, y: 2 }] })).rejects.toThrow(/E11000/);
    expect(await at().countDocuments({ 'a.x': 1, 'a.y': 2 })).toBe(2);
  });
});

type Ask = () => Promise<unknown>;
const two = { a: [1], b: [2] };
const refusals: [string, number, Ask][] = [
  ['$pop by 2', 9, () => at().updateOne({}, { $pop: { list: 2 as never } })],
  ['$pop by a text', 9, () => at().updateOne({}, { $pop: { list: 'x' as never } })],
  ['$pull through a scalar', 28, () => at().updateOne({}, { $pull: { 'n.list': 1 } as never })],
  ['$pop through a scalar', 28, () => at().updateOne({}, { $pop: { 'n.list': 1 } as never })],
  ['a sort by two arrays', 2, () => at().find().sort({ a: 1, b: 1 }).toArray()],
  ['an index on two arrays', 171, () => at().createIndex({ a: 1, b: 1 })],
  ...['$ne', '$nin', '$regex'].map((name): [string, number, Ask] => [
    `a partial index by ${name}`,
    67,
    () =>
      at().createIndex({ n: 1 }, { partialFilterExpression: { n: { [name]: name === '$nin' ? [1] : 'x' } } }),
  ]),
  [
    'a partial index over what is missing',
    67,
    () => at().createIndex({ n: 1 }, { partialFilterExpression: { n: { $exists: false } } }),
  ],
  ['a TTL of -1', 67, () => at().createIndex({ d: 1 }, { expireAfterSeconds: -1 })],
  [
    'an accumulator of two',
    40237,
    () =>
      at()
        .aggregate([{ $group: { _id: 1, s: { $sum: ['$n', 1] } } }])
        .toArray(),
  ],
  ['a hint at no index', 2, () => at().find().hint('nowhere').toArray()],
  ['a hint at no key', 2, () => at().updateOne({}, { $set: { n: 1 } }, { hint: { z: 1 } })],
  ['a hint in an aggregation', 2, () => at().aggregate([], { hint: 'nowhere' }).toArray()],
  ['a write on two servers', 2, () => at().insertOne({}, { writeConcern: { w: 2 } })],
  [
    'a write on servers of a name',
    2,
    () => at().insertOne({}, { writeConcern: { w: 'berlin' as 'majority' } }),
  ],
  [
    'a pattern that can explode',
    238,
    () =>
      at()
        .find({ s: /(a+)+$/ })
        .toArray(),
  ],
];

describe('what the real server refuses', () => {
  it.each(refusals)('is refused: %s', async (_, code, ask) => {
    await at().insertOne({ n: 1, list: [1, 2], ...two });
    const error = await ask().then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(MongoServerError);
    expect((error as MongoServerError).code).toBe(code);
  });

  it.each<[string, Ask]>([
    ['$unset through a scalar', () => at().updateOne({}, { $unset: { 'n.list': 1 } as never })],
    ['a hint by name', () => at().find().hint('_id_').toArray()],
    ['a hint by key', () => at().find().hint({ _id: 1 }).toArray()],
    ['a sort by one array', () => at().find().sort({ a: 1, n: 1 }).toArray()],
  ])('is not: %s', async (_, ask) => {
    await at().insertOne({ n: 1, ...two });
    await expect(ask()).resolves.toBeDefined();
  });
});

describe('a question with a time limit', () => {
  it('ends with an error and not with half an answer', async () => {
    const many = Array.from({ length: 20_000 }, (_, n) => ({ n, text: 'x'.repeat(300) }));
    await at().insertMany(many as Document[]);
    const slow = at()
      .find({ text: /y.*z.*y/ })
      .maxTimeMS(1);
    await expect(slow.toArray()).rejects.toMatchObject({ code: 50 });
    expect(await at().find({ n: 5 }).maxTimeMS(10_000).toArray()).toHaveLength(1);
  }, 30_000);
});
