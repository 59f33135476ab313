import { documentSlot, fieldsOf, type Slot, T } from '../bson/slot.js';
import { isDocument, isNumber, numberOf, slotOf, textOf } from '../bson/values.js';
import { BsonWriter } from '../bson/writer.js';
import { MongoError, outside } from '../errors.js';
import { onTime } from '../query/deadline.js';
import { filterOf } from '../query/filter.js';
import { projectionOf } from '../query/projection.js';
import { sorted, sortOf } from '../query/sort.js';
import { groupStage } from './group.js';
import { unwindStage } from './unwind.js';

export type Stage = (docs: readonly Slot[]) => readonly Slot[];

const STAGES: Record<string, (operand: Slot) => Stage> = {
  $match: (operand) => {
    const { matches } = filterOf(operand);
    return (docs) =>
      docs.filter((doc) => {
        onTime();
        return matches(doc);
      });
  },
  $group: groupStage,
  $sort: (operand) => {
    const sort = sortOf(operand);
    if (sort.length === 0) throw new MongoError(15976, '$sort stage must have at least one sort key');
    return (docs) => sorted(docs, sort, (doc) => doc);
  },
  $skip: (operand) => {
    const skip = wholeOf(operand, 0, 15956, '$skip');
    return (docs) => docs.slice(skip);
  },
  $limit: (operand) => {
    const limit = wholeOf(operand, 1, 15958, '$limit');
    return (docs) => docs.slice(0, limit);
  },
  $project: (operand) => {
    const project = projectionOf(operand, true);
    if (!project)
      throw new MongoError(
        51272,
        'Invalid $project :: projection specification must have at least one field',
      );
    return (docs) => docs.map(({ bytes, at, end }) => documentSlot(project(bytes.subarray(at, end))));
  },
  $unwind: unwindStage,
  $count: (operand) => {
    const name = operand.type === T.string ? textOf(operand) : '';
    if (name === '' || name.startsWith('$') || name.includes('.')) {
      throw new MongoError(40156, 'the count field must be a non-empty string without $ and dots');
    }
    return (docs) => (docs.length === 0 ? [] : [counted(name, docs.length)]);
  },
};

const ELSEWHERE = new Set([
  '$addFields',
  '$set',
  '$unset',
  '$facet',
  '$bucket',
  '$bucketAuto',
  '$sortByCount',
  '$lookup',
  '$graphLookup',
  '$unionWith',
  '$setWindowFields',
  '$densify',
  '$fill',
  '$sample',
  '$redact',
  '$documents',
  '$replaceRoot',
  '$replaceWith',
  '$out',
  '$merge',
  '$geoNear',
  '$collStats',
  '$indexStats',
  '$currentOp',
  '$changeStream',
  '$planCacheStats',
  '$listSessions',
  '$listLocalSessions',
  '$search',
  '$searchMeta',
  '$vectorSearch',
]);

export function stageOf(slot: Slot): Stage {
  const [field, ...rest] = isDocument(slot) ? fieldsOf(slot) : [];
  if (!field || rest.length > 0) {
    throw new MongoError(40323, 'A pipeline stage specification object must contain exactly one field.');
  }
  const make = STAGES[field.name];
  if (make) return make(field.value);
  if (ELSEWHERE.has(field.name)) throw outside(`the stage ${field.name}`);
  throw new MongoError(40324, `Unrecognized pipeline stage name: '${field.name}'`);
}

const counted = (name: string, count: number): Slot =>
  documentSlot(new BsonWriter(64).open().slot(name, slotOf(count)).close().done());

export function wholeOf(slot: Slot, least: number, code: number, name: string): number {
  const value = isNumber(slot) ? numberOf(slot) : Number.NaN;
  if (Number.isInteger(value) && value >= least) return value;
  throw new MongoError(code, `the ${name} must be a whole number of at least ${least}`);
}
