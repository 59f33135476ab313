import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import { Indexes } from '../../src/platform/store/indexes.js';
import { type RunningApp, startApp } from '../support/app.js';
import { storesOfRun } from '../support/env.js';

const DAY_S = 86_400;

/** What of an index the store answers by, under the name that later versions know it by. */
const shown = ({
  key,
  name,
  unique,
  expireAfterSeconds,
  partialFilterExpression,
}: mongoose.mongo.Document) => ({
  name: name ?? Object.entries(key).flat().join('_'),
  key,
  unique: Boolean(unique),
  expireAfterSeconds,
  partialFilterExpression,
});
const named = (indexes: mongoose.mongo.Document[]) =>
  indexes.map(shown).sort((one, other) => one.name.localeCompare(other.name));

const inStore = async (connection: mongoose.Connection, collection: string) =>
  named(await connection.collection(collection).indexes()).filter(({ name }) => name !== '_id_');

describe('a product that answers', () => {
  let bella: RunningApp;
  beforeAll(async () => {
    bella = await startApp();
  }, 60_000);
  afterAll(() => bella?.close());

  it('has every index that its schemas name', async () => {
    const connection = bella.app.get<mongoose.Connection>(getConnectionToken(), { strict: false });
    const wanted: Record<string, unknown> = {};
    const found: Record<string, unknown> = {};
    for (const { collection, schema } of Object.values(connection.models)) {
      const indexes = schema.indexes().map(([key, options]) => ({ key, ...options }));
      if (indexes.length === 0) continue;
      wanted[collection.name] = named(indexes);
      found[collection.name] = await inStore(connection, collection.name);
    }
    expect(Object.keys(wanted).length).toBeGreaterThan(40);
    expect(found).toEqual(wanted);
  });
});

describe('indexes', () => {
  let connection: mongoose.Connection;
  let commands: string[];
  let said: unknown[];
  beforeAll(async () => {
    const options = { autoIndex: false, autoCreate: false, monitorCommands: true };
    connection = await mongoose.createConnection(storesOfRun().MONGODB_URI, options).asPromise();
    connection.getClient().on('commandStarted', ({ commandName }) => commands.push(commandName));
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    commands = [];
    said = [];
    jest.spyOn(Logger.prototype, 'error').mockImplementation((line) => void said.push(line));
    for (const name of connection.modelNames()) connection.deleteModel(name);
    await connection.dropDatabase();
    commands = [];
  });

  const orders = () =>
    new mongoose.Schema({ number: Number, key: String, at: Date })
      .index({ number: 1 }, { unique: true })
      .index({ key: 1 }, { name: 'key', partialFilterExpression: { key: { $type: 'string' } } })
      .index({ at: 1 }, { expireAfterSeconds: DAY_S });

  async function build(): Promise<void> {
    const indexes = new Indexes(connection);
    indexes.onModuleInit();
    await indexes.onApplicationBootstrap();
  }

  it('take one command a collection, and none where a schema names no index', async () => {
    connection.model('Order', orders(), 'orders');
    connection.model('Guest', new mongoose.Schema({ name: { type: String, index: true } }), 'guests');
    connection.model('Note', new mongoose.Schema({ text: String }), 'notes');
    await build();
    expect(commands).toEqual(['createIndexes', 'createIndexes']);
    expect(await inStore(connection, 'orders')).toMatchObject([
      { name: 'at_1', expireAfterSeconds: DAY_S },
      { name: 'key', partialFilterExpression: { key: { $type: 'string' } } },
      { name: 'number_1', unique: true },
    ]);
  });

  it('come to data of a version that did not have them', async () => {
    await connection.collection('orders').createIndex({ number: 1 }, { unique: true });
    await connection.collection('orders').insertMany([{ number: 1, key: 'a' }, { number: 2 }]);
    connection.model('Order', orders(), 'orders');
    await build();
    expect((await inStore(connection, 'orders')).map(({ name }) => name)).toEqual([
      'at_1',
      'key',
      'number_1',
    ]);
    expect(said).toEqual([]);
  });

  it('take the options of this version where an older one had others', async () => {
    await connection.collection('orders').createIndex({ at: 1 }, { expireAfterSeconds: 60 });
    await connection.collection('orders').createIndex({ key: 1 }, { name: 'key' });
    connection.model('Order', orders(), 'orders');
    await build();
    expect(await inStore(connection, 'orders')).toMatchObject([
      { name: 'at_1', expireAfterSeconds: DAY_S },
      { name: 'key', partialFilterExpression: { key: { $type: 'string' } } },
      { name: 'number_1', unique: true },
    ]);
    expect(said).toEqual([]);
  });

  it('are built but for the one that cannot be, which is named in the log', async () => {
    await connection.collection('orders').insertMany([{ number: 1 }, { number: 1 }]);
    connection.model('Order', orders(), 'orders');
    await build();
    expect((await inStore(connection, 'orders')).map(({ name }) => name)).toEqual(['at_1', 'key']);
    expect(said).toEqual([expect.stringMatching(/^orders \{"number":1\}: E11000/)]);
  });
});
