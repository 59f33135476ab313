import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BSON, type Collection, type Document, MongoServerError } from 'mongodb';
import { type OpenStore, openStore } from '../open-store.js';
import { customers, documents } from './documents.js';
import { expressions } from './expressions.js';
import { filters } from './filters.js';
import { outside } from './outside.js';
import { pipelines } from './pipelines.js';
import { projections } from './projections.js';
import { sorts } from './sorts.js';
import { type UpdateCase, updates } from './updates.js';

/** What a real mongod 7.0.15 answered to every case. */
const golden: Record<string, unknown> = JSON.parse(
  readFileSync(new URL('golden.json', import.meta.url), 'utf8'),
);
const refused = new Set(Object.values(outside).flat());

let store: OpenStore;
let docs: Collection<Document>;
let scratch: Collection<Document>;

beforeAll(async () => {
  store = await openStore();
  docs = store.db.collection('d');
  scratch = store.db.collection('u');
  await docs.insertMany(documents as Document[]);
  await store.db.collection('cust').insertMany(customers);
});
afterAll(() => store.close());

type Ask = () => Promise<unknown>;

const idsOf = (found: Document[]) => found.map(({ _id }) => _id);

const asks: Record<string, Ask> = {
  ...named('F', filters, (filter) => async () => idsOf(await docs.find(filter).sort({ _id: 1 }).toArray())),
  ...named('P', projections, (projection) => () => {
    const found = docs.find({ _id: { $in: [1, 6] } } as Document);
    return found.project(projection).sort({ _id: 1 }).toArray();
  }),
  'P.pos': () => docs.find({ 'items.q': 5 }).project({ 'items.$': 1 }).toArray(),
  ...named('S', sorts, (sort) => async () => idsOf(await docs.find().sort(sort).toArray())),
  'S.coll': async () => {
    const found = docs.find({ s: { $type: 'string' } }).sort({ s: 1 });
    return (await found.collation({ locale: 'de' }).toArray()).map(({ s }) => s);
  },
  'F.coll': async () =>
    idsOf(await docs.find({ s: 'apple' }).collation({ locale: 'en', strength: 2 }).toArray()),
  ...named('U', updates, (update) => () => updated(update)),
  ...named('E', expressions, (expression) => async () => {
    const stages = [
      { $match: { _id: { $in: [1, 2, 3, 7] } } },
      { $sort: { _id: 1 } },
      { $project: { v: expression } },
    ];
    return (await docs.aggregate(stages).toArray()).map((doc) => ('v' in doc ? doc.v : '<missing>'));
  }),
  ...named(
    'A',
    pipelines,
    (stages) => () => docs.aggregate(stages as Document[], { let: { v: 5 } }).toArray(),
  ),
};

describe('the conformance corpus', () => {
  it('has an answer of the real server for every case, and every case is known', () => {
    expect(Object.keys(asks).sort()).toEqual(Object.keys(golden).sort());
    expect([...refused].filter((name) => !(name in golden))).toEqual([]);
  });

  const inside = Object.keys(asks).filter((name) => !refused.has(name));
  it.each(inside)('answers %s like the real server', async (name) => {
    expect(JSON.stringify(await answerTo(name))).toBe(JSON.stringify(golden[name]));
  });

  for (const [reason, names] of Object.entries(outside)) {
    it.each(names)(`refuses %s (${reason})`, async (name) => {
      expect(await answerTo(name)).toEqual({ ERR: expect.any(Number) });
    });
  }
});

function named<T>(group: string, cases: Record<string, T>, ask: (one: T) => Ask): Record<string, Ask> {
  return Object.fromEntries(Object.entries(cases).map(([name, one]) => [`${group}.${name}`, ask(one)]));
}

async function answerTo(name: string): Promise<unknown> {
  try {
    return BSON.EJSON.parse(BSON.EJSON.stringify(await asks[name]!(), { relaxed: true }));
  } catch (error) {
    if (!(error instanceof MongoServerError)) throw error;
    return { ERR: error.code };
  }
}

async function updated([doc, update, options = {}, filter = {}]: UpdateCase): Promise<unknown> {
  await scratch.deleteMany({});
  await scratch.insertOne({ _id: 1, ...doc } as Document);
  const wanted = { _id: 1, ...filter } as Document;
  const { __replace } = update as Document;
  const result = __replace
    ? await scratch.replaceOne(wanted, __replace)
    : await scratch.updateOne(wanted, update as Document, options);
  return [result.matchedCount, (result as Document).modifiedCount, await scratch.findOne({})];
}
