import { type Document, EJSON } from 'bson';
import { fieldsOf, type Slot, T } from '../bson/slot.js';
import { isDocument, plainDocument, textOf } from '../bson/values.js';
import { CODE, MongoError } from '../errors.js';
import { type IndexSpec, specOf } from '../index/spec.js';
import type { Collection } from '../store/collection.js';
import { cursorOf } from './administration.js';
import { type Call, type Handler, namespaceOf } from './command.js';

const createIndexes: Handler = async (call) => {
  const { args, engine } = call;
  args.only('indexes', 'commitQuorum', 'ignoreUnknownIndexOptions');
  const namespace = namespaceOf(call);
  const specs = args.documents('indexes').map(specOf);
  const createdCollectionAutomatically = engine.store.find(namespace) === undefined;
  const collection = engine.store.ensure(namespace);
  const numIndexesBefore = collection.indexes.size;
  for (const spec of specs) if (!isThere(collection, spec)) engine.store.createIndex(collection, spec);
  await engine.store.durable();
  return { numIndexesBefore, numIndexesAfter: collection.indexes.size, createdCollectionAutomatically };
};

const dropIndexes: Handler = async (call) => {
  const { args, engine } = call;
  args.only('index');
  const collection = existing(call);
  const nIndexesWas = collection.indexes.size;
  for (const name of namesMeant(collection, args.slot('index'))) engine.store.dropIndex(collection, name);
  await engine.store.durable();
  return { nIndexesWas };
};

const listIndexes: Handler = (call) => {
  call.args.only('cursor');
  const collection = existing(call);
  return cursorOf(
    call,
    namespaceOf(call),
    [...collection.indexes.values()].map(({ spec }) => spec.source),
  );
};

export const indexes: Record<string, Handler> = {
  createIndexes,
  dropIndexes,
  deleteIndexes: dropIndexes,
  listIndexes,
};

function existing(call: Call): Collection {
  const namespace = namespaceOf(call);
  const collection = call.engine.store.find(namespace);
  if (!collection) throw new MongoError(CODE.NamespaceNotFound, `ns does not exist: ${namespace}`);
  return collection;
}

/** The same index again is no work; the same name or key with another meaning is a conflict. */
function isThere({ indexes }: Collection, spec: IndexSpec): boolean {
  const twin =
    indexes.get(spec.name) ?? [...indexes.values()].find((index) => keyOf(index.spec) === keyOf(spec));
  if (!twin) return false;
  if (keyOf(twin.spec) === '_id_1' && keyOf(spec) === '_id_1') return true;
  if (twin.spec.name === spec.name && keyOf(twin.spec) !== keyOf(spec)) {
    throw new MongoError(
      CODE.IndexKeySpecsConflict,
      `An existing index has the same name as the requested index: ${spec.name}`,
    );
  }
  if (optionsOf(twin.spec) === optionsOf(spec) && twin.spec.name === spec.name) return true;
  if (
    twin.spec.name !== spec.name &&
    EJSON.stringify(partialOf(twin.spec)) !== EJSON.stringify(partialOf(spec))
  )
    return false;
  throw new MongoError(
    twin.spec.name === spec.name ? CODE.IndexKeySpecsConflict : CODE.IndexOptionsConflict,
    `An equivalent index already exists with a different name or options: ${twin.spec.name}`,
  );
}

const keyOf = ({ fields }: IndexSpec): string =>
  fields.map(({ name, descending }) => `${name}_${descending ? -1 : 1}`).join('_');

const partialOf = ({ source }: IndexSpec): Document => source.partialFilterExpression ?? {};

const optionsOf = ({ unique, expireAfterSeconds, source }: IndexSpec): string =>
  EJSON.stringify([unique, expireAfterSeconds, partialOf({ source } as IndexSpec)]);

function namesMeant({ indexes }: Collection, wanted: Slot | undefined): string[] {
  if (wanted?.type === T.string && textOf(wanted) === '*')
    return [...indexes.keys()].filter((name) => name !== '_id_');
  if (wanted?.type === T.string)
    return [nameMeant(indexes.has(textOf(wanted)) ? textOf(wanted) : undefined, textOf(wanted))];
  if (!isDocument(wanted))
    throw new MongoError(CODE.TypeMismatch, 'dropIndexes takes a name or a key pattern');
  const key = fieldsOf(wanted)
    .map(({ name }) => `${name}_${plainDocument(wanted)[name]}`)
    .join('_');
  const found = [...indexes.values()].find(({ spec }) => keyOf(spec) === key);
  return [nameMeant(found?.spec.name, key)];
}

function nameMeant(name: string | undefined, shown: string): string {
  if (name === '_id_') throw new MongoError(CODE.InvalidOptions, 'cannot drop _id index');
  if (name === undefined) throw new MongoError(CODE.IndexNotFound, `index not found with name [${shown}]`);
  return name;
}
