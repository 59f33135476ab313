import { describe, expect, it } from '@jest/globals';
import { serialize } from 'bson';
import fc from 'fast-check';
import { BEYOND } from '../bson/order.js';
import { documentSlot } from '../bson/slot.js';
import { specOf } from '../index/spec.js';
import { Collection } from './collection.js';

const bytesOf = (doc: object): Buffer => Buffer.from(serialize(doc));

const SPECS = [
  { key: { a: 1 } },
  { key: { b: -1, 'x.y': 1 } },
  { key: { a: 1, 'list.k': 1 } },
  { key: { c: 1 }, partialFilterExpression: { 'x.y': { $gt: 1 } } },
  { key: { a: 1, c: 1 }, partialFilterExpression: { $or: [{ b: 2 }, { $and: [{ c: { $gte: 1 } }] }] } },
].map((spec) => specOf(documentSlot(bytesOf(spec))));

const few = fc.integer({ min: 0, max: 3 });
/** Fields in any order, some of them missing, as updates and whole replacements leave them. */
const fields = fc
  .uniqueArray(
    fc.oneof(
      fc.tuple(fc.constantFrom('a', 'b', 'c', 'other'), few),
      fc.tuple(fc.constant('x'), fc.record({ y: few }, { requiredKeys: [] })),
      fc.tuple(fc.constant('list'), fc.array(fc.record({ k: few }), { maxLength: 3 })),
    ),
    { selector: ([name]) => name },
  )
  .map((entries) => Object.fromEntries(entries));

const withIndexes = (): Collection => {
  const collection = new Collection('t.c');
  for (const spec of SPECS) collection.addIndex(spec);
  return collection;
};

const shownIndexes = ({ indexes }: Collection): [string, string[]][] =>
  [...indexes].map(([name, { entries }]) => {
    const keys: string[] = [];
    entries.scan('', BEYOND, (row, key) => {
      keys.push(`${key} ${row.key}`);
      return true;
    });
    return [name, keys.sort()];
  });

describe('a document that is written again', () => {
  it('stands in every index as if it had been written like that at first', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(4), fields), { maxLength: 20 }), (writes) => {
        const collection = withIndexes();
        const last = new Map<number, object>();
        for (const [_id, doc] of writes) {
          const bytes = bytesOf({ _id, ...doc });
          const known = [...collection.rows.values()].find(({ bytes }) => bytes.readInt32LE(9) === _id);
          if (known) collection.replace(known, bytes);
          else collection.insert(bytes);
          last.set(_id, { _id, ...doc });
        }
        const fresh = withIndexes();
        for (const doc of last.values()) fresh.insert(bytesOf(doc));
        expect(shownIndexes(collection)).toEqual(shownIndexes(fresh));
      }),
    );
  });
});
