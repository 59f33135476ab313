import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { insertMissing } from '../../src/platform/store/inserts.js';
import { databasesOf } from '../support/databases.mjs';

interface Note {
  _id: unknown;
  key: string;
  text: string;
}

let connection: mongoose.Connection;
let notes: mongoose.Model<Note>;

beforeAll(async () => {
  connection = await mongoose.createConnection(databasesOf('insert-missing', 0).MONGODB_URI).asPromise();
  const schema = new mongoose.Schema({ _id: String, key: String, text: String });
  schema.index({ key: 1 }, { unique: true });
  notes = connection.model<Note>('Note', schema as never);
  await notes.createIndexes();
});
afterAll(() => connection?.close());

describe('records of which some are there already', () => {
  it('are written but for those, which stay as they are', async () => {
    await insertMissing(notes, [{ _id: '1', key: 'a', text: 'first' }]);
    await insertMissing(notes, [
      { _id: '1', key: 'b', text: 'same id' },
      { _id: '2', key: 'a', text: 'same key' },
      { _id: '3', key: 'c', text: 'new' },
      { _id: '4', key: 'c', text: 'same key as its neighbour' },
    ]);
    const texts = (await notes.find().sort({ _id: 1 }).lean()).map(({ text }) => text);
    expect(texts).toEqual(['first', 'new']);
    await insertMissing(notes, []);
  });

  it('tell when one was refused for another reason, and write the others', async () => {
    const written = insertMissing(notes, [
      { _id: '1', key: 'a', text: 'same id' },
      { _id: ['no', 'id'], key: 'd', text: 'refused' },
      { _id: '5', key: 'e', text: 'behind it' },
    ]);
    await expect(written).rejects.toThrow();
    expect(await notes.countDocuments({ _id: '5' })).toBe(1);
  });
});
