import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Document, serialize } from 'bson';
import fc from 'fast-check';
import { documentSlot } from '../bson/slot.js';
import { plainDocument, slotOf } from '../bson/values.js';
import { specOf } from '../index/spec.js';
import { Collection } from '../store/collection.js';
import { filterOf } from './filter.js';
import { planFor, rowsFor, type Wish } from './plan.js';
import { sortKeyOf, sortOf } from './sort.js';

const value = fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constantFrom('a', 'ab', 'b', null, 2.5));
const pair = fc.record({ x: value, y: value }, { requiredKeys: [] });
const stored = fc.record(
  {
    a: fc.oneof(value, fc.array(value, { maxLength: 3 })),
    b: value,
    c: value,
    d: fc.record({ e: value }),
    l: fc.oneof(pair, fc.array(pair, { maxLength: 3 })),
  },
  { requiredKeys: [] },
);
const scalar = fc.record({ a: value, b: value, c: value }, { requiredKeys: ['c'] });
const operator = fc.oneof(
  value,
  fc.record({ $in: fc.array(value, { maxLength: 3 }) }),
  fc
    .record({ $gte: value, $lt: value }, { requiredKeys: [] })
    .filter((range) => Object.keys(range).length > 0),
  fc.record({ $ne: value }),
  fc.record({ $exists: fc.boolean() }),
  fc.constant({ $regex: '^a' }),
);
const plain = fc.record(
  { a: operator, b: operator, c: operator, 'd.e': operator, 'l.x': operator, 'l.y': operator },
  { requiredKeys: [] },
);
const filter = fc.oneof(plain, fc.record({ $or: fc.array(plain, { minLength: 1, maxLength: 3 }) }));
const direction = fc.constantFrom(1, -1);
const sort = fc.oneof(
  fc.constant({}),
  fc.record({ b: direction }),
  fc.record({ a: direction, b: direction }),
  fc.record({ c: direction, _id: direction }),
);

const INDEXES: Document[] = [
  { key: { a: 1 } },
  { key: { a: 1, b: -1 } },
  { key: { b: 1, c: -1, a: 1 } },
  { key: { 'd.e': -1 } },
  { key: { c: 1, _id: 1 } },
  { key: { 'l.x': 1, 'l.y': 1 } },
  { key: { b: -1 }, name: 'partial', partialFilterExpression: { c: { $gte: 2 } } },
  { key: { a: -1 }, name: 'there', partialFilterExpression: { b: { $exists: true } } },
];

const specFor = (index: Document) => specOf(documentSlot(Buffer.from(serialize(index))));

function collectionOf(docs: object[], indexes: Document[]): Collection {
  const collection = new Collection('test.plan');
  for (const index of indexes) collection.addIndex(specFor(index));
  docs.forEach((doc, i) => void collection.insert(Buffer.from(serialize({ _id: i, ...doc }))));
  return collection;
}

const wishOf = (asked: object, order: object = {}, skip = 0, limit = 0): Wish => ({
  filter: filterOf(slotOf(asked)),
  sort: sortOf(slotOf(order)),
  skip,
  limit,
});

const answer = (collection: Collection, wish: Wish): Document[] =>
  rowsFor(collection, wish).map(({ bytes }) => plainDocument(documentSlot(bytes)));

const byId = (docs: Document[]) => [...docs].sort((a, b) => a._id - b._id);

const sortKeys = (found: Document[], order: object): string[] =>
  found.map((doc) => sortKeyOf(slotOf(doc), sortOf(slotOf(order))));

describe('the planner', () => {
  it.each([
    ['documents with arrays in them', stored],
    ['plain documents', scalar],
  ])('finds through indexes what a look at everything finds: %s', (_, doc) => {
    fc.assert(
      fc.property(fc.array(doc, { minLength: 20, maxLength: 60 }), filter, sort, (docs, asked, order) => {
        const wish = wishOf(asked, order);
        const bare = answer(collectionOf(docs, []), wish);
        const indexed = answer(collectionOf(docs, INDEXES), wish);
        expect(byId(indexed)).toEqual(byId(bare));
        expect(sortKeys(indexed, order)).toEqual(sortKeys(bare, order));
      }),
      { numRuns: 150 },
    );
  });

  it('keeps its indexes right while documents change and go', () => {
    fc.assert(
      fc.property(
        fc.array(stored, { minLength: 10, maxLength: 30 }),
        fc.array(stored),
        plain,
        (docs, changes, asked) => {
          const collection = collectionOf(docs, INDEXES);
          changes.forEach((change, i) => {
            const row = [...collection.rows.values()][i % Math.max(1, collection.rows.size)];
            if (row && i % 3 === 0) collection.remove(row);
            else if (row)
              collection.replace(
                row,
                Buffer.from(
                  serialize({ _id: Number(plainDocument(documentSlot(row.bytes))._id), ...change }),
                ),
              );
          });
          const rest = [...collection.rows.values()].map(({ bytes }) => plainDocument(documentSlot(bytes)));
          const bare = new Collection('test.bare');
          for (const each of rest) bare.insert(Buffer.from(serialize(each)));
          expect(byId(answer(collection, wishOf(asked)))).toEqual(byId(answer(bare, wishOf(asked))));
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('the choice of an index', () => {
  let orders: Collection;

  beforeAll(() => {
    const docs = Array.from({ length: 2000 }, (_, n) => ({
      shop: `s${n % 10}`,
      at: new Date(n * 1000),
      n,
      key: n % 2 === 0 ? `k${n}` : null,
      tags: ['red', `t${n % 7}`],
    }));
    orders = collectionOf(docs, [
      { key: { shop: 1, at: -1 } },
      { key: { shop: 1, key: 1 }, unique: false, partialFilterExpression: { key: { $type: 'string' } } },
      { key: { tags: 1 } },
    ]);
  });

  const chosen = (asked: object, order: object = {}, limit = 0) =>
    planFor(orders, wishOf(asked, order, 0, limit))?.index.spec.name ?? null;

  it('takes an equality and a range on one compound index', () => {
    const plan = planFor(orders, wishOf({ shop: 's3', at: { $gte: new Date(0), $lt: new Date(100_000) } }));
    expect(plan?.index.spec.name).toBe('shop_1_at_-1');
    expect(plan?.cost).toBe(10);
  });

  it('reads the newest of a shop in index order instead of sorting', () => {
    expect(planFor(orders, wishOf({ shop: 's3' }, { at: -1 }, 0, 20))?.sorts).toBe(true);
    expect(planFor(orders, wishOf({ shop: 's3' }, { at: 1 }, 0, 20))?.backwards).toBe(true);
  });

  it('uses a partial index only when the question cannot want more', () => {
    expect(chosen({ shop: 's2', key: 'k2' })).toBe('shop_1_key_1');
    expect(chosen({ shop: 's2', key: null })).toBe('shop_1_at_-1');
  });

  it('finds through an array by any of its elements', () => {
    expect(chosen({ tags: 't3' })).toBe('tags_1');
    expect(answer(orders, wishOf({ tags: { $in: ['red', 't3'] } }))).toHaveLength(2000);
  });

  it('looks at everything when no index says anything', () => {
    expect(chosen({ n: 5 })).toBeNull();
  });
});
