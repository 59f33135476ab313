import { type Stage, stageOf } from '../aggregate/stages.js';
import { documentSlot, type Field, fieldsOf, type Slot, T } from '../bson/slot.js';
import { numberOf } from '../bson/values.js';
import { CODE, MongoError, outside } from '../errors.js';
import { filterOf } from '../query/filter.js';
import { rowsFor, type Wish } from '../query/plan.js';
import { sortOf } from '../query/sort.js';
import { Args } from './args.js';
import { type Call, type Handler, namespaceOf } from './command.js';
import { checkHint } from './hint.js';

const aggregate: Handler = (call) => {
  const { args, engine } = call;
  args.only('pipeline', 'cursor', 'allowDiskUse', 'bypassDocumentValidation', 'hint');
  if (args.slot('aggregate')?.type !== T.string) throw outside('aggregate without a collection');
  const cursor = args.document('cursor');
  if (!cursor) throw new MongoError(CODE.FailedToParse, "The 'cursor' option is required");
  const options = new Args('cursor', cursor).only('batchSize');
  const namespace = namespaceOf(call);
  const pipeline = args.documents('pipeline');
  const stages = pipeline.map(stageOf);
  const result = rest(call, namespace, pipeline, stages);
  const docs = result.map(({ bytes, at, end }) => bytes.subarray(at, end));
  return engine.cursors.first(namespace, docs, {
    batchSize: options.has('batchSize') ? options.count('batchSize') : undefined,
  });
};

export const aggregateCommands: Record<string, Handler> = { aggregate };

/** A leading $match and $sort go through the indexes, the other stages work on what these leave. */
function rest(
  { args, engine }: Call,
  namespace: string,
  pipeline: readonly Slot[],
  stages: readonly Stage[],
): readonly Slot[] {
  const collection = engine.store.find(namespace);
  checkHint(collection, args);
  const { wish, used } = leading(pipeline);
  const rows = collection ? rowsFor(collection, wish) : [];
  return stages.slice(used).reduce<readonly Slot[]>(
    (docs, stage) => stage(docs),
    rows.map(({ bytes }) => documentSlot(bytes)),
  );
}

/** A $limit behind them is passed on as well, so that a walk in index order can end early; the stage itself still runs. */
function leading(pipeline: readonly Slot[]): { wish: Wish; used: number } {
  const names = ['$match', '$sort'];
  const found = new Map<string, Slot>();
  for (const name of names) {
    const next = stageAt(pipeline, found.size);
    if (next?.name === name) found.set(name, next.value);
  }
  const after = stageAt(pipeline, found.size);
  const limit = after?.name === '$limit' ? numberOf(after.value) : 0;
  const wish = { filter: filterOf(found.get('$match')), sort: sortOf(found.get('$sort')), skip: 0, limit };
  return { wish, used: found.size };
}

const stageAt = (pipeline: readonly Slot[], at: number): Field | undefined => {
  const stage = pipeline[at];
  return stage && fieldsOf(stage)[0];
};
