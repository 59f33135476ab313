import { orderKey, sameValue } from '../bson/order.js';
import { elementsOf, fieldsOf, type Slot, T } from '../bson/slot.js';
import { isArray, isDocument, isNumber, numberOf, slotOf, textOf, truthOf } from '../bson/values.js';
import { badValue, CODE, MongoError } from '../errors.js';
import { plus, times } from './arithmetic.js';
import { addedToSet, pullTest, pushed } from './arrays.js';
import type { Place, Way } from './place.js';
import { List, slotOfTree } from './tree.js';

/** Changes one spot. */
export interface Operator {
  readonly way: Way;
  readonly apply: (place: Place, operand: Slot, name: string) => void;
}

export const OPERATORS: Record<string, Operator> = {
  $set: creating((_, operand) => operand),
  $setOnInsert: creating((_, operand) => operand),
  $inc: creating((current, operand, name) => arithmetic('$inc', plus, current, operand, name)),
  $mul: creating((current, operand, name) => arithmetic('$mul', times, current ?? slotOf(0), operand, name)),
  $min: creating((current, operand) =>
    current && orderKey(current) <= orderKey(operand) ? current : operand,
  ),
  $max: creating((current, operand) =>
    current && orderKey(current) >= orderKey(operand) ? current : operand,
  ),
  $push: creating((current, operand, name) => listOf(pushed(itemsOf(current, '$push', name), operand))),
  $addToSet: creating((current, operand, name) => {
    const items = itemsOf(current, '$addToSet', name);
    const added = addedToSet(items, operand);
    return current && added.length === items.length ? current : listOf(added);
  }),
  $currentDate: creating((_, operand) => currentDate(operand)),
  $unset: { way: 'tryToFind', apply: (place) => place.unset() },
  $pull: removing('$pull', (items, operand) => {
    const test = pullTest(operand);
    return items.filter((item) => !test(item));
  }),
  $pullAll: removing('$pullAll', (items, operand) => {
    if (!isArray(operand)) throw badValue('$pullAll requires an array argument');
    const gone = elementsOf(operand);
    return items.filter((item) => !gone.some((value) => sameValue(value, item)));
  }),
  $pop: removing('$pop', (items, operand) => (endOf(operand) < 0 ? items.slice(1) : items.slice(0, -1))),
};

function creating(next: (current: Slot | undefined, operand: Slot, name: string) => Slot): Operator {
  const apply = (place: Place, operand: Slot, name: string) => {
    const current = place.get();
    place.set(next(current && slotOfTree(current), operand, name));
  };
  return { way: 'make', apply };
}

function removing(operator: string, keep: (items: Slot[], operand: Slot) => Slot[]): Operator {
  const apply = (place: Place, operand: Slot, name: string) => {
    const current = place.get();
    if (current === undefined) return;
    place.set(listOf(keep(itemsOf(slotOfTree(current), operator, name), operand)));
  };
  return { way: 'find', apply };
}

function arithmetic(
  operator: string,
  sum: (a: Slot, b: Slot) => Slot,
  current: Slot | undefined,
  operand: Slot,
  name: string,
): Slot {
  if (!isNumber(operand)) {
    throw new MongoError(
      CODE.TypeMismatch,
      `Cannot ${operator === '$inc' ? 'increment' : 'multiply'} with non-numeric argument: {${name}}`,
    );
  }
  if (!current) return operand;
  if (isNumber(current)) return sum(current, operand);
  throw new MongoError(
    CODE.TypeMismatch,
    `Cannot apply ${operator} to a value of non-numeric type. The field '${name}' has a non-numeric type`,
  );
}

function itemsOf(current: Slot | undefined, operator: string, name: string): Slot[] {
  if (!current) return [];
  if (!isArray(current)) {
    throw badValue(`The field '${name}' must be an array but it is none; ${operator} cannot be applied`);
  }
  return elementsOf(current);
}

/** 1 is the end, -1 the beginning. */
function endOf(operand: Slot): number {
  const end = isNumber(operand) ? numberOf(operand) : Number.NaN;
  if (end === 1 || end === -1) return end;
  throw new MongoError(CODE.FailedToParse, '$pop expects 1 or -1');
}

const listOf = (items: Slot[]): Slot => slotOfTree(new List(items));

function currentDate(operand: Slot): Slot {
  if (operand.type === T.bool && truthOf(operand)) return slotOf(new Date());
  const [type] = isDocument(operand) ? fieldsOf(operand) : [];
  if (type?.name === '$type' && type.value.type === T.string && textOf(type.value) === 'date')
    return slotOf(new Date());
  throw badValue('$currentDate takes true or { $type: "date" }');
}
