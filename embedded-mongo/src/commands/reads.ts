import { orderKey } from '../bson/order.js';
import { documentSlot, type Slot, T } from '../bson/slot.js';
import { plainOf } from '../bson/values.js';
import { BsonWriter } from '../bson/writer.js';
import { CODE, MongoError } from '../errors.js';
import { type Filter, filterOf } from '../query/filter.js';
import { keysUnder, pathOf } from '../query/path.js';
import { rowsFor } from '../query/plan.js';
import { projectionOf } from '../query/projection.js';
import { type SortField, sortOf } from '../query/sort.js';
import type { Row } from '../store/row.js';
import { List, slotOfTree } from '../update/tree.js';
import { type Call, type Handler, namespaceOf } from './command.js';
import { checkHint } from './hint.js';

interface Question {
  filter: Filter;
  sort: readonly SortField[];
  skip: number;
  limit: number;
}

const find: Handler = (call) => {
  const { args, engine } = call;
  args.only(
    'filter',
    'sort',
    'projection',
    'skip',
    'limit',
    'batchSize',
    'singleBatch',
    'noCursorTimeout',
    'allowDiskUse',
    'hint',
    'allowPartialResults',
  );
  const namespace = namespaceOf(call);
  const project = projectionOf(args.document('projection'));
  const rows = found(call, namespace, {
    filter: filterOf(args.document('filter')),
    sort: sortOf(args.document('sort')),
    skip: args.count('skip'),
    limit: args.count('limit'),
  });
  const docs = rows.map(({ bytes }) => (project ? project(bytes) : bytes));
  const batchSize = args.has('batchSize') ? args.count('batchSize') : undefined;
  return engine.cursors.first(namespace, docs, { batchSize, singleBatch: args.flag('singleBatch') });
};

const getMore: Handler = ({ args, database, engine }) => {
  args.only('collection', 'batchSize');
  const id = args.slot('getMore');
  if (id?.type !== T.long) throw new MongoError(CODE.TypeMismatch, 'getMore needs a cursor id of type long');
  return engine.cursors.more(idOf(id), `${database}.${args.text('collection')}`, args.count('batchSize'));
};

const killCursors: Handler = ({ args, engine }) => {
  args.only('cursors');
  const ids = args.elements('cursors').filter(({ type }) => type === T.long);
  const [killed, unknown]: [unknown[], unknown[]] = [[], []];
  for (const id of ids) (engine.cursors.kill(idOf(id)) ? killed : unknown).push(plainOf(id));
  return { cursorsKilled: killed, cursorsNotFound: unknown, cursorsAlive: [], cursorsUnknown: [] };
};

const count: Handler = (call) => {
  const { args } = call;
  args.only('query', 'limit', 'skip', 'hint');
  const filter = filterOf(args.document('query'));
  const limit = Math.abs(args.number('limit', 0));
  return { n: found(call, namespaceOf(call), { filter, sort: [], skip: args.count('skip'), limit }).length };
};

const distinct: Handler = (call) => {
  const { args } = call;
  args.only('key', 'query', 'hint');
  const path = pathOf(args.text('key'));
  const question = { filter: filterOf(args.document('query')), sort: [], skip: 0, limit: 0 };
  const values = new Map<string, Slot>();
  for (const { bytes } of found(call, namespaceOf(call), question)) {
    for (const value of keysUnder(documentSlot(bytes), path).keys) {
      if (value && value.type !== T.undefined) values.set(orderKey(value), value);
    }
  }
  const inOrder = [...values.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
  return new BsonWriter()
    .open()
    .slot('values', slotOfTree(new List(inOrder)))
    .double('ok', 1)
    .close()
    .done();
};

export const reads: Record<string, Handler> = { find, getMore, killCursors, count, distinct };

function found({ args, engine }: Call, namespace: string, question: Question): Row[] {
  const collection = engine.store.find(namespace);
  checkHint(collection, args);
  return collection ? rowsFor(collection, question) : [];
}

const idOf = ({ bytes, at }: Slot): bigint => bytes.readBigInt64LE(at);
