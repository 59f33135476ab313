import { type Document, serialize, UUID } from 'bson';
import { documentSlot } from '../bson/slot.js';
import { CODE, MongoError } from '../errors.js';
import { filterOf } from '../query/filter.js';
import type { Collection } from '../store/collection.js';
import { Args } from './args.js';
import { type Call, type Handler, namespaceOf } from './command.js';

const create: Handler = async (call) => {
  const { args, engine } = call;
  args.only('autoIndexId', 'writeConcern');
  const namespace = namespaceOf(call);
  if (engine.store.find(namespace))
    throw new MongoError(CODE.NamespaceExists, `Collection ${namespace} already exists.`);
  engine.store.ensure(namespace);
  await engine.store.durable();
  return {};
};

const drop: Handler = async (call) => {
  call.args.only();
  const namespace = namespaceOf(call);
  const collection = call.engine.store.find(namespace);
  if (collection) call.engine.store.drop(collection);
  await call.engine.store.durable();
  return collection ? { ns: namespace, nIndexesWas: collection.indexes.size } : { ns: namespace };
};

const dropDatabase: Handler = async ({ args, database, engine }) => {
  args.only();
  for (const collection of engine.store.list(database)) engine.store.drop(collection);
  await engine.store.durable();
  return { dropped: database };
};

const listCollections: Handler = (call) => {
  const { args, database, engine } = call;
  args.only('filter', 'nameOnly', 'authorizedCollections', 'cursor');
  const { matches } = filterOf(args.document('filter'));
  const infos = engine.store
    .list(database)
    .map((collection) => infoOf(collection, args.flag('nameOnly')))
    .filter((info) => matches(documentSlot(Buffer.from(serialize(info)))));
  return cursorOf(call, `${database}.$cmd.listCollections`, infos);
};

const listDatabases: Handler = ({ args, engine }) => {
  args.only('filter', 'nameOnly', 'authorizedDatabases');
  const sizes = new Map<string, number>();
  for (const collection of engine.store.list()) {
    const name = collection.namespace.split('.')[0] as string;
    sizes.set(name, (sizes.get(name) ?? 0) + sizeOf(collection));
  }
  const { matches } = filterOf(args.document('filter'));
  const databases = [...sizes]
    .map(([name, sizeOnDisk]) => ({ name, sizeOnDisk, empty: false }))
    .filter((info) => matches(documentSlot(Buffer.from(serialize(info)))));
  return { databases, totalSize: databases.reduce((sum, { sizeOnDisk }) => sum + sizeOnDisk, 0) };
};

const collStats: Handler = (call) => {
  const collection = call.engine.store.find(namespaceOf(call));
  const size = collection ? sizeOf(collection) : 0;
  const count = collection?.rows.size ?? 0;
  return { ns: namespaceOf(call), size, count, storageSize: size, nindexes: collection?.indexes.size ?? 0 };
};

const dbStats: Handler = ({ database, engine }) => {
  const all = engine.store.list(database);
  const objects = all.reduce((sum, { rows }) => sum + rows.size, 0);
  const dataSize = all.reduce((sum, collection) => sum + sizeOf(collection), 0);
  return { db: database, collections: all.length, objects, dataSize, storageSize: dataSize };
};

export const administration: Record<string, Handler> = {
  create,
  drop,
  dropDatabase,
  listCollections,
  listDatabases,
  collStats,
  collstats: collStats,
  dbStats,
  dbstats: dbStats,
};

/** Answers a list of plain documents the way a cursor does. */
export function cursorOf({ args, engine }: Call, namespace: string, documents: readonly Document[]): Buffer {
  const cursor = args.document('cursor');
  const options = cursor && new Args('cursor', cursor).only('batchSize');
  const batchSize = options?.has('batchSize') ? options.count('batchSize') : undefined;
  return engine.cursors.first(
    namespace,
    documents.map((doc) => Buffer.from(serialize(doc))),
    { batchSize },
  );
}

function infoOf({ namespace }: Collection, nameOnly: boolean): Document {
  const name = namespace.slice(namespace.indexOf('.') + 1);
  if (nameOnly) return { name, type: 'collection' };
  const idIndex = { v: 2, key: { _id: 1 }, name: '_id_' };
  return { name, type: 'collection', options: {}, info: { readOnly: false, uuid: new UUID() }, idIndex };
}

function sizeOf({ rows }: Collection): number {
  let size = 0;
  for (const { bytes } of rows.values()) size += bytes.length;
  return size;
}
