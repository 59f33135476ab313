import { orderKey } from '../bson/order.js';
import { documentSlot, fieldsOf, type Slot } from '../bson/slot.js';
import { isArray, isDocument, slotOf } from '../bson/values.js';
import { BsonWriter } from '../bson/writer.js';
import { MongoError } from '../errors.js';
import { type Expression, expressionOf } from '../expression/expression.js';
import { onTime } from '../query/deadline.js';
import { type Accumulator, accumulatorFor } from './accumulators.js';

interface Column {
  readonly name: string;
  readonly make: () => Accumulator;
  readonly value: Expression;
}

interface Group {
  readonly id: Slot;
  readonly accumulators: Accumulator[];
}

export function groupStage(slot: Slot): (docs: readonly Slot[]) => Slot[] {
  if (!isDocument(slot)) throw new MongoError(15947, "a group's fields must be specified in an object");
  const fields = fieldsOf(slot);
  const id = fields.find(({ name }) => name === '_id');
  if (!id) throw new MongoError(15955, 'a group specification must include an _id');
  const idOf = expressionOf(id.value);
  const columns = fields.filter(({ name }) => name !== '_id').map(({ name, value }) => columnOf(name, value));
  return (docs) => [...gathered(docs, idOf, columns).values()].map((group) => documentFor(group, columns));
}

function columnOf(name: string, value: Slot): Column {
  const [operator, ...rest] = isDocument(value) ? fieldsOf(value) : [];
  if (!operator) throw new MongoError(40234, `The field '${name}' must be an accumulator object`);
  if (rest.length > 0) throw new MongoError(40238, `The field '${name}' must specify one accumulator`);
  if (name.includes('.')) throw new MongoError(40235, `The field name '${name}' cannot contain '.'`);
  if (isArray(operator.value))
    throw new MongoError(40237, `The ${operator.name} accumulator is a unary operator`);
  return { name, make: accumulatorFor(operator.name), value: expressionOf(operator.value) };
}

function gathered(docs: readonly Slot[], idOf: Expression, columns: readonly Column[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const doc of docs) {
    onTime();
    const id = idOf(doc) ?? slotOf(null);
    const key = orderKey(id);
    const group = groups.get(key) ?? { id, accumulators: columns.map(({ make }) => make()) };
    groups.set(key, group);
    columns.forEach(({ value }, i) => void group.accumulators[i]!.add(value(doc)));
  }
  return groups;
}

function documentFor({ id, accumulators }: Group, columns: readonly Column[]): Slot {
  const writer = new BsonWriter(256).open().slot('_id', id);
  columns.forEach(({ name }, i) => void writer.slot(name, accumulators[i]!.result()));
  return documentSlot(writer.close().done());
}
