import type { Document } from 'bson';
import { ProcessingMode } from 'mingo';
import { Context, evalExpr } from 'mingo/core';
import * as mingo from 'mingo/operators/expression';
import { BEYOND, orderKey } from '../bson/order.js';
import { slotOf } from '../bson/values.js';
import { badValue, MongoError } from '../errors.js';

type Operator = (doc: Document, operand: unknown, options: never) => unknown;

const evaluate = evalExpr as (doc: Document, expression: unknown, options: never) => unknown;

/** What mingo answers as the real server does. */
const { $add, $subtract, $multiply, $cond, $ifNull, $and, $or, $isArray, $literal } = mingo;
const FROM_MINGO = { $add, $subtract, $multiply, $cond, $ifNull, $and, $or, $isArray, $literal };

/** What it does not, done here: comparisons across types, what counts as true, and errors it passes over. */
const CORRECTED: Record<string, Operator> = {
  $eq: comparing((order) => order === 0),
  $ne: comparing((order) => order !== 0),
  $gt: comparing((order) => order > 0),
  $gte: comparing((order) => order >= 0),
  $lt: comparing((order) => order < 0),
  $lte: comparing((order) => order <= 0),
  $cmp: comparing((order) => order),
  $in: (doc, operand, options) => {
    const [value, list] = pair('$in', doc, operand, options);
    if (!Array.isArray(list)) throw new MongoError(40081, '$in requires an array as a second argument');
    return list.some((item) => orderOf(item, value) === 0);
  },
  $concat: (doc, operand, options) => {
    const parts = (Array.isArray(operand) ? operand : [operand]).map((part) => evaluate(doc, part, options));
    const wrong = parts.find((part) => typeof part !== 'string' && part !== null && part !== undefined);
    if (wrong !== undefined) throw new MongoError(16702, '$concat only supports strings');
    return parts.some((part) => typeof part !== 'string') ? null : parts.join('');
  },
  $not: (doc, operand, options) => {
    const [value, ...rest] = Array.isArray(operand) ? operand : [operand];
    if (rest.length > 0) throw new MongoError(16020, 'Expression $not takes exactly 1 arguments');
    return !isTrue(evaluate(doc, value, options));
  },
  $size: (doc, operand, options) => {
    const [only] = Array.isArray(operand) && operand.length === 1 ? operand : [operand];
    const value = evaluate(doc, only, options);
    if (!Array.isArray(value)) throw new MongoError(17124, 'The argument to $size must be an array');
    return value.length;
  },
  $switch: (doc, operand, options) => {
    const { branches, default: fallback, ...rest } = operand as Document;
    if (!Array.isArray(branches) || Object.keys(rest).length > 0)
      throw badValue('$switch takes branches and default');
    const branch = branches.find((item) => isTrue(evaluate(doc, item.case, options)));
    if (branch) return evaluate(doc, branch.then, options);
    if (fallback !== undefined) return evaluate(doc, fallback, options);
    throw new MongoError(
      40069,
      '$switch could not find a matching branch for an input, and no default was specified',
    );
  },
};

export const SUPPORTED: ReadonlySet<string> = new Set([
  ...Object.keys(FROM_MINGO),
  ...Object.keys(CORRECTED),
]);

/** Operators of the real server that are refused by name; everything else is a typing error. */
export const isKnownElsewhere = (name: string): boolean => name in mingo || MORE.has(name);

const MORE = new Set([
  '$sum',
  '$avg',
  '$min',
  '$max',
  '$toObjectId',
  '$indexOfCP',
  '$binarySize',
  '$bsonSize',
  '$tsSecond',
  '$tsIncrement',
  '$meta',
  '$function',
  '$stdDevPop',
  '$stdDevSamp',
  '$toUUID',
  '$firstN',
  '$lastN',
  '$accumulator',
  '$toString',
]);

const OPTIONS = {
  processingMode: ProcessingMode.CLONE_OFF,
  context: Context.init({
    expression: {
      ...FROM_MINGO,
      ...CORRECTED,
    } as never,
  }),
  idKey: '_id',
  scriptEnabled: false,
  useStrictMode: true,
} as never;

export function compute(values: Document, expression: unknown): unknown {
  try {
    return evaluate(values, expression, OPTIONS);
  } catch (error) {
    if (error instanceof MongoError) throw error;
    throw badValue((error as Error).message);
  }
}

function comparing(verdict: (order: number) => unknown): Operator {
  return (doc, operand, options) => {
    const [a, b] = pair('a comparison', doc, operand, options);
    return verdict(orderOf(a, b));
  };
}

function pair(name: string, doc: Document, operand: unknown, options: never): [unknown, unknown] {
  if (!Array.isArray(operand) || operand.length !== 2)
    throw new MongoError(16020, `${name} takes exactly 2 arguments`);
  return [evaluate(doc, operand[0], options), evaluate(doc, operand[1], options)];
}

function orderOf(a: unknown, b: unknown): number {
  const [left, right] = [keyOf(a), keyOf(b)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Unlike in a filter, missing is less than null here. */
const keyOf = (value: unknown): string => (value === undefined ? '' : orderKey(slotOf(value)) + BEYOND);

const isTrue = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== false && value !== 0;
