import { BEYOND, orderKey } from '../bson/order.js';
import { elementsOf, fieldsOf, type Slot, T } from '../bson/slot.js';
import { isArray, isDocument, isNumber, slotOf, textOf } from '../bson/values.js';
import { MongoError } from '../errors.js';
import { added, multiplied, subtracted } from './arithmetic.js';

/** Computes a value from a document; undefined is "missing". */
export type Expression = (doc: Slot) => Slot | undefined;

/** Makes an operator's expression from its operand; `compile` makes those of the operands inside. */
type Make = (operand: Slot, compile: (slot: Slot) => Expression) => Expression;

const NULL = slotOf(null);
const TRUE = slotOf(true);
const FALSE = slotOf(false);
const truth = (value: boolean): Slot => (value ? TRUE : FALSE);

export const OPERATORS: Readonly<Record<string, Make>> = {
  $literal: (operand) => () => operand,
  $eq: comparing('$eq', (order) => truth(order === 0)),
  $ne: comparing('$ne', (order) => truth(order !== 0)),
  $gt: comparing('$gt', (order) => truth(order > 0)),
  $gte: comparing('$gte', (order) => truth(order >= 0)),
  $lt: comparing('$lt', (order) => truth(order < 0)),
  $lte: comparing('$lte', (order) => truth(order <= 0)),
  $cmp: comparing('$cmp', (order) => slotOf(order)),
  $and: (operand, compile) => {
    const parts = listOf(operand).map(compile);
    return (doc) => truth(parts.every((part) => isTrue(part(doc))));
  },
  $or: (operand, compile) => {
    const parts = listOf(operand).map(compile);
    return (doc) => truth(parts.some((part) => isTrue(part(doc))));
  },
  $not: (operand, compile) => {
    const [part] = exactly('$not', operand, 1).map(compile) as [Expression];
    return (doc) => truth(!isTrue(part(doc)));
  },
  $in: (operand, compile) => {
    const [wanted, list] = exactly('$in', operand, 2).map(compile) as [Expression, Expression];
    return (doc) => {
      const among = list(doc);
      if (!isArray(among)) throw new MongoError(40081, '$in requires an array as a second argument');
      const key = keyOf(wanted(doc));
      return truth(elementsOf(among).some((item) => keyOf(item) === key));
    };
  },
  $isArray: (operand, compile) => {
    const [part] = exactly('$isArray', operand, 1).map(compile) as [Expression];
    return (doc) => truth(isArray(part(doc)));
  },
  $size: (operand, compile) => {
    const [part] = exactly('$size', operand, 1).map(compile) as [Expression];
    return (doc) => {
      const list = part(doc);
      if (!isArray(list)) throw new MongoError(17124, 'The argument to $size must be an array');
      return slotOf(elementsOf(list).length);
    };
  },
  $cond: (operand, compile) => {
    const [condition, yes, no] = condParts(operand).map(compile) as [Expression, Expression, Expression];
    return (doc) => (isTrue(condition(doc)) ? yes : no)(doc);
  },
  $ifNull: (operand, compile) => {
    const parts = listOf(operand).map(compile);
    if (parts.length < 2) throw new MongoError(1257300, '$ifNull needs at least two arguments');
    return (doc) => {
      let value: Slot | undefined;
      for (const part of parts) {
        value = part(doc);
        if (!isNothing(value)) return value;
      }
      return value;
    };
  },
  $switch: switching,
  $add: (operand, compile) => {
    const parts = listOf(operand).map(compile);
    return (doc) => {
      const values = parts.map((part) => part(doc));
      return values.some(isNothing) ? NULL : added(values as Slot[]);
    };
  },
  $multiply: (operand, compile) => {
    const parts = listOf(operand).map(compile);
    return (doc) => {
      const values = parts.map((part) => part(doc));
      if (values.some(isNothing)) return NULL;
      return (values as Slot[]).reduce((product, value) => multiplied(product, value), slotOf(1));
    };
  },
  $subtract: (operand, compile) => {
    const [from, what] = exactly('$subtract', operand, 2).map(compile) as [Expression, Expression];
    return (doc) => {
      const [a, b] = [from(doc), what(doc)];
      return isNothing(a) || isNothing(b) ? NULL : subtracted(a, b);
    };
  },
  $concat: (operand, compile) => {
    const parts = listOf(operand).map(compile);
    return (doc) => {
      let text = '';
      for (const part of parts) {
        const value = part(doc);
        if (isNothing(value)) return NULL;
        if (value.type !== T.string) throw new MongoError(16702, '$concat only supports strings');
        text += textOf(value);
      }
      return slotOf(text);
    };
  },
};

const listOf = (operand: Slot): Slot[] => (isArray(operand) ? elementsOf(operand) : [operand]);

function exactly(name: string, operand: Slot, count: number): Slot[] {
  const list = listOf(operand);
  if (list.length === count) return list;
  throw new MongoError(
    16020,
    `Expression ${name} takes exactly ${count} arguments. ${list.length} were passed in.`,
  );
}

function comparing(name: string, verdict: (order: number) => Slot): Make {
  return (operand, compile) => {
    const [left, right] = exactly(name, operand, 2).map(compile) as [Expression, Expression];
    return (doc) => {
      const [a, b] = [keyOf(left(doc)), keyOf(right(doc))];
      return verdict(a === b ? 0 : a < b ? -1 : 1);
    };
  };
}

/** Unlike in a filter, missing is less than null here. */
const keyOf = (value: Slot | undefined): string => (value === undefined ? '' : orderKey(value) + BEYOND);

const isNothing = (value: Slot | undefined): value is undefined =>
  value === undefined || value.type === T.null || value.type === T.undefined;

const ZERO = orderKey(slotOf(0));

/** An empty text is true, a zero of any type is not. */
function isTrue(value: Slot | undefined): boolean {
  if (value === undefined || value.type === T.null || value.type === T.undefined) return false;
  if (value.type === T.bool) return value.bytes[value.at] === 1;
  return !isNumber(value) || orderKey(value) !== ZERO;
}

const CONDITION = ['if', 'then', 'else'];
const CODES_OF_MISSING = [17080, 17081, 17082];

function condParts(operand: Slot): Slot[] {
  if (!isDocument(operand)) return exactly('$cond', operand, 3);
  const parts = new Map(fieldsOf(operand).map(({ name, value }) => [name, value]));
  const unknown = [...parts.keys()].find((name) => !CONDITION.includes(name));
  if (unknown !== undefined) throw new MongoError(17083, `Unrecognized parameter to $cond: ${unknown}`);
  return CONDITION.map((name, i) => {
    const part = parts.get(name);
    if (!part) throw new MongoError(CODES_OF_MISSING[i]!, `Missing '${name}' parameter to $cond`);
    return part;
  });
}

function switching(operand: Slot, compile: (slot: Slot) => Expression): Expression {
  if (!isDocument(operand)) throw new MongoError(40060, '$switch requires an object as an argument');
  let branches: Branch[] = [];
  let fallback: Expression | null = null;
  for (const { name, value } of fieldsOf(operand)) {
    if (name === 'default') fallback = compile(value);
    else if (name !== 'branches') throw new MongoError(40067, `$switch found an unknown argument: ${name}`);
    else if (!isArray(value)) throw new MongoError(40061, "$switch expected an array for 'branches'");
    else branches = elementsOf(value).map((branch) => branchOf(branch, compile));
  }
  if (branches.length === 0) throw new MongoError(40068, '$switch requires at least one branch.');
  return (doc) => {
    const branch = branches.find(({ holds }) => isTrue(holds(doc)));
    if (branch) return branch.leads(doc);
    if (fallback) return fallback(doc);
    throw new MongoError(
      40069,
      '$switch could not find a matching branch for an input, and no default was specified.',
    );
  };
}

interface Branch {
  holds: Expression;
  leads: Expression;
}

function branchOf(branch: Slot, compile: (slot: Slot) => Expression): Branch {
  if (!isDocument(branch)) throw new MongoError(40062, '$switch expected each branch to be an object');
  const parts = new Map(fieldsOf(branch).map(({ name, value }) => [name, value]));
  const unknown = [...parts.keys()].find((name) => name !== 'case' && name !== 'then');
  if (unknown !== undefined)
    throw new MongoError(40063, `$switch found an unknown argument to a branch: '${unknown}'`);
  const [holds, leads] = [parts.get('case'), parts.get('then')];
  if (!holds) throw new MongoError(40064, "$switch requires each branch have a 'case' expression");
  if (!leads) throw new MongoError(40065, "$switch requires each branch have a 'then' expression.");
  return { holds: compile(holds), leads: compile(leads) };
}
