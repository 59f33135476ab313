import { describe, expect, it } from '@jest/globals';
import { type Document, deserialize, serialize } from 'bson';
import fc from 'fast-check';
import { changedFields } from '../bson/changed-fields.js';
import { documentSlot } from '../bson/slot.js';
import { updateOf } from './update.js';

const bytesOf = (doc: Document): Buffer => Buffer.from(serialize(doc));

const NAMES = ['a', 'b', 'c', 'über'];
const value = fc.oneof(fc.integer(), fc.string(), fc.constant(null), fc.array(fc.nat(9), { maxLength: 3 }));
const field = fc.tuple(fc.constantFrom(...NAMES), fc.oneof(value, fc.record({ x: value, y: value })));
const doc = fc.uniqueArray(field, { selector: ([name]) => name }).map((all) => Object.fromEntries(all));

const set = fc.dictionary(fc.constantFrom(...NAMES, 'new'), value, { maxKeys: 3 });
const unset = fc.uniqueArray(fc.constantFrom(...NAMES), { maxLength: 2 });

/** What is left of the document's own order, and behind it what is new. */
function expected(before: Document, sets: Document, unsets: readonly string[]): Document {
  const after: Document = { ...before };
  for (const name of Object.keys(sets).sort(byBytes)) after[name] = sets[name];
  for (const name of unsets) delete after[name];
  return after;
}

const byBytes = (a: string, b: string): number => (a < b ? -1 : 1);

describe('an update', () => {
  it('leaves every byte of what it does not name, and names whatever it changes', () => {
    fc.assert(
      fc.property(doc, set, unset, (fields, sets, unsets) => {
        const gone = unsets.filter((name) => !(name in sets));
        const update = {
          ...(Object.keys(sets).length > 0 && { $set: sets }),
          ...(gone.length > 0 && { $unset: Object.fromEntries(gone.map((name) => [name, ''])) }),
        };
        if (Object.keys(update).length === 0) return;
        const before = bytesOf({ _id: 1, ...fields });
        const { bytes, changed } = updateOf(documentSlot(bytesOf(update))).applied(before);
        expect(bytes).toEqual(bytesOf(expected({ _id: 1, ...fields }, sets, gone)));
        expect([...Object.keys(sets), ...gone]).toEqual(expect.arrayContaining([...changed!]));
        for (const [name] of different(before, bytes)) expect(changed).toContain(name);
      }),
    );
  });

  it('says of no field that it is the same when two have one name', () => {
    const twice = Buffer.concat([bytesOf({ _id: 1, a: 1 }).subarray(0, -1), bytesOf({ a: 2 }).subarray(4)]);
    twice.writeInt32LE(twice.length);
    const { changed } = updateOf(documentSlot(bytesOf({ $set: { b: 1 } }))).applied(twice);
    expect(changed).toBeNull();
  });
});

const different = (before: Buffer, after: Buffer): [string, unknown][] => {
  const [one, other] = [deserialize(before), deserialize(after)];
  const names = [...changedFields(before, after)];
  return names
    .filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))
    .map((name) => [name, other[name]]);
};
