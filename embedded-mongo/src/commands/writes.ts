import type { Document } from 'bson';
import { documentSlot, fieldOf, type Slot, T } from '../bson/slot.js';
import { slotOf, typedOf } from '../bson/values.js';
import { BsonWriter } from '../bson/writer.js';
import { CODE, MongoError } from '../errors.js';
import { filterOf } from '../query/filter.js';
import { rowsFor } from '../query/plan.js';
import { projectionOf } from '../query/projection.js';
import { sortOf } from '../query/sort.js';
import type { Collection } from '../store/collection.js';
import type { Row } from '../store/row.js';
import { storedDocument, type Update, updateOf } from '../update/update.js';
import { Args } from './args.js';
import { type Call, type Handler, namespaceOf } from './command.js';
import { checkHint } from './hint.js';

const ID = Buffer.from('_id');

interface Upserted {
  index: number;
  id: Slot;
}

interface Outcome {
  n: number;
  writeErrors: Document[];
}

const insert: Handler = async (call) => {
  const { args, engine } = call;
  args.only('documents', 'ordered', 'bypassDocumentValidation');
  const collection = engine.store.ensure(namespaceOf(call));
  const outcome = inTurn(args.documents('documents'), args.flag('ordered', true), (doc) => {
    engine.store.insert(collection, storedDocument(doc));
    return 1;
  });
  await engine.store.durable();
  return answerOf(outcome);
};

const update: Handler = async (call) => {
  const { args, engine } = call;
  args.only('updates', 'ordered', 'bypassDocumentValidation');
  const collection = engine.store.ensure(namespaceOf(call));
  const upserted: Upserted[] = [];
  let nModified = 0;
  const outcome = inTurn(args.documents('updates'), args.flag('ordered', true), (statement, index) => {
    const done = updateOne(call, collection, new Args('updates', statement));
    nModified += done.modified;
    if (done.upserted) upserted.push({ index, id: done.upserted });
    return done.matched;
  });
  await engine.store.durable();
  return answerOf(outcome, { nModified, upserted });
};

const remove: Handler = async (call) => {
  const { args, engine } = call;
  args.only('deletes', 'ordered');
  const collection = engine.store.find(namespaceOf(call));
  const outcome = inTurn(args.documents('deletes'), args.flag('ordered', true), (statement) => {
    const part = new Args('deletes', statement).only('q', 'limit', 'hint');
    const wish = { filter: filterOf(part.document('q')), sort: [], skip: 0, limit: part.count('limit') };
    if (wish.limit > 1)
      throw new MongoError(CODE.FailedToParse, 'The limit field in delete objects must be 0 or 1.');
    checkHint(collection, part);
    const rows = collection ? rowsFor(collection, wish) : [];
    for (const row of rows) engine.store.remove(collection as Collection, row);
    return rows.length;
  });
  await engine.store.durable();
  return answerOf(outcome);
};

const findAndModify: Handler = async (call) => {
  const { args, engine } = call;
  args.only(
    'query',
    'sort',
    'remove',
    'update',
    'new',
    'fields',
    'upsert',
    'bypassDocumentValidation',
    'hint',
  );
  const collection = engine.store.ensure(namespaceOf(call));
  checkHint(collection, args);
  const filter = filterOf(args.document('query'));
  const project = projectionOf(args.document('fields')) ?? ((doc: Buffer) => doc);
  const change = args.flag('remove') ? null : updateOf(args.slot('update'));
  const [row] = rowsFor(collection, { filter, sort: sortOf(args.document('sort')), skip: 0, limit: 1 });
  const before = row?.bytes ?? null;
  const { lastErrorObject, after } = modifyFound(call, collection, row, change);
  const shown = change && args.flag('new') ? after : before;
  await engine.store.durable();
  return new BsonWriter(1024)
    .open()
    .slot('lastErrorObject', slotOf(lastErrorObject))
    .slot('value', shown ? documentSlot(project(shown)) : slotOf(null))
    .double('ok', 1)
    .close()
    .view();
};

export const writes: Record<string, Handler> = {
  insert,
  update,
  delete: remove,
  findAndModify,
  findandmodify: findAndModify,
};

/** One statement after the other; an error ends an ordered list and is noted in an unordered one. */
function inTurn(
  items: readonly Slot[],
  ordered: boolean,
  run: (item: Slot, index: number) => number,
): Outcome {
  const outcome: Outcome = { n: 0, writeErrors: [] };
  for (const [index, item] of items.entries()) {
    try {
      outcome.n += run(item, index);
    } catch (error) {
      if (!(error instanceof MongoError)) throw error;
      outcome.writeErrors.push({ index, code: error.code, errmsg: error.message, ...error.details });
      if (ordered) break;
    }
  }
  return outcome;
}

/** Most writes are answered by two numbers, which need no detour over a document. */
function answerOf(
  { n, writeErrors }: Outcome,
  updates?: { nModified: number; upserted: readonly Upserted[] },
): Buffer {
  const writer = new BsonWriter(256).open().int('n', n);
  if (writeErrors.length > 0) writer.slot('writeErrors', slotOf(writeErrors));
  if (updates) writer.int('nModified', updates.nModified);
  if (updates && updates.upserted.length > 0) writeUpserted(writer, updates.upserted);
  return writer.int('ok', 1).close().view();
}

function writeUpserted(writer: BsonWriter, upserted: readonly Upserted[]): void {
  writer.openField('upserted', T.array);
  for (const [position, { index, id }] of upserted.entries()) {
    writer.openField(String(position)).int('index', index).slot('_id', id).close();
  }
  writer.close();
}

function updateOne({ engine: { store } }: Call, collection: Collection, part: Args) {
  part.only('q', 'u', 'multi', 'upsert', 'hint');
  checkHint(collection, part);
  const filter = filterOf(part.document('q'));
  const change = updateOf(part.slot('u'));
  const multi = part.flag('multi');
  if (multi && change.isReplacement)
    throw new MongoError(CODE.FailedToParse, 'multi update is not supported for replacement-style update');
  const rows = rowsFor(collection, { filter, sort: [], skip: 0, limit: multi ? 0 : 1 });
  if (rows.length === 0 && part.flag('upsert')) {
    const doc = change.inserted(filter.facts);
    store.insert(collection, doc);
    return { matched: 1, modified: 0, upserted: fieldOf(documentSlot(doc), ID) };
  }
  let modified = 0;
  for (const row of rows) if (changed(store, collection, row, change)) modified++;
  return { matched: rows.length, modified, upserted: undefined };
}

/** Writes the changed document, unless the update left it as it was. */
function changed(
  store: Call['engine']['store'],
  collection: Collection,
  row: Row,
  { applied }: Update,
): boolean {
  const { bytes, changed } = applied(row.bytes);
  if (bytes.equals(row.bytes)) return false;
  store.replace(collection, row, bytes, changed ?? undefined);
  return true;
}

function modifyFound(
  { args, engine: { store } }: Call,
  collection: Collection,
  row: Row | undefined,
  change: Update | null,
) {
  if (row && !change) store.remove(collection, row);
  if (row && change) changed(store, collection, row, change);
  if (row || !change || !args.flag('upsert')) {
    const lastErrorObject = change
      ? { n: row ? 1 : 0, updatedExisting: row !== undefined }
      : { n: row ? 1 : 0 };
    return { lastErrorObject, after: row?.bytes ?? null };
  }
  const after = change.inserted(filterOf(args.document('query')).facts);
  store.insert(collection, after);
  const upserted = typedOf(fieldOf(documentSlot(after), ID) as Slot);
  return { lastErrorObject: { n: 1, updatedExisting: false, upserted }, after };
}
