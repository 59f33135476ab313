import { orderKey, rankOf } from '../bson/order.js';
import { elementsOf, type Field, fieldsOf, type Slot, T } from '../bson/slot.js';
import { isArray, isDocument, isNumber, numberOf, textOf } from '../bson/values.js';
import { badValue } from '../errors.js';
import type { Test } from './path.js';
import { type Pattern, patternOf, regexParts } from './regex.js';

type Build = (operand: Slot, options?: string) => Test;

/** The operators that ask something of one value; each gives the question, ready to be asked. */
export const VALUE_TESTS: Record<string, Build> = {
  $eq: (operand) => equal(operand),
  $gt: (operand) => ordered(operand, (key, bound) => key > bound),
  $gte: (operand) => ordered(operand, (key, bound) => key >= bound),
  $lt: (operand) => ordered(operand, (key, bound) => key < bound),
  $lte: (operand) => ordered(operand, (key, bound) => key <= bound),
  $in: (operand) => among(operand, '$in'),
  $regex: (operand, options) => regex(operand, options),
  $mod: (operand) => modulo(operand),
};

const prefixes = new WeakMap<Test, string>();

/** What every match of this test starts with, when it is an anchored pattern. */
export const prefixOf = (test: Test): string | null => prefixes.get(test) ?? null;

/** The text of $options, which means something only beside a $regex. */
export function optionsOf(fields: readonly Field[]): string | undefined {
  const options = fields.find(({ name }) => name === '$options')?.value;
  if (!options) return undefined;
  if (options.type !== T.string) throw badValue('$options has to be a string');
  if (!fields.some(({ name }) => name === '$regex')) throw badValue('$options needs a $regex');
  return textOf(options);
}

export const isOperators = (value: Slot): boolean => {
  if (!isDocument(value)) return false;
  const [first] = fieldsOf(value);
  return first?.name.startsWith('$') === true && first.name !== '$ref' && first.name !== '$id';
};

export function equal(operand: Slot): Test {
  if (operand.type === T.regex) return regex(operand);
  if (operand.type === T.undefined) throw badValue('cannot compare to undefined');
  const bound = orderKey(operand);
  if (operand.type === T.null) return (value) => value === undefined || value.type === T.null;
  const rank = rankOf(operand);
  return (value) => rankOf(value) === rank && orderKey(value) === bound;
}

/** Comparisons stay inside the type of their operand; only MinKey and MaxKey compare with everything. */
function ordered(operand: Slot, compare: (key: string, bound: string) => boolean): Test {
  if (operand.type === T.regex) throw badValue("Can't have RegEx as arg to predicate over field");
  const bound = orderKey(operand);
  const rank = rankOf(operand);
  if (operand.type === T.minKey || operand.type === T.maxKey)
    return (value) => compare(orderKey(value), bound);
  return (value) =>
    rankOf(value) === rank && !isNaNMismatch(value, operand) && compare(orderKey(value), bound);
}

/** NaN is equal to itself and neither above nor below any number. */
function isNaNMismatch(value: Slot | undefined, operand: Slot): boolean {
  const nan = (slot: Slot | undefined) => slot?.type === T.double && Number.isNaN(numberOf(slot));
  return nan(value) !== nan(operand);
}

export function among(operand: Slot, name: string): Test {
  if (!isArray(operand)) throw badValue(`${name} needs an array`);
  const elements = elementsOf(operand);
  if (elements.some(isOperators)) throw badValue(`cannot nest $ under ${name}`);
  const patterns = elements.filter(({ type }) => type === T.regex).map((element) => regex(element));
  const keys = new Set(elements.filter(({ type }) => type !== T.regex).map((element) => orderKey(element)));
  return (value) => keys.has(orderKey(value)) || patterns.some((test) => test(value));
}

function regex(operand: Slot, options?: string): Test {
  const { source, flags } =
    operand.type === T.regex ? regexParts(operand) : { source: sourceOf(operand), flags: '' };
  const pattern: Pattern = patternOf(source, options ?? flags);
  const own = orderKey(operand);
  const test: Test = (value) => {
    if (value?.type === T.string) return pattern.matches(textOf(value));
    return value?.type === T.regex && orderKey(value) === own;
  };
  if (pattern.prefix !== null) prefixes.set(test, pattern.prefix);
  return test;
}

function sourceOf(operand: Slot): string {
  if (operand.type !== T.string) throw badValue('$regex has to be a string');
  return textOf(operand);
}

function modulo(operand: Slot): Test {
  const [divisor, remainder, ...rest] = isArray(operand) ? elementsOf(operand) : [];
  if (!isNumber(divisor) || !isNumber(remainder) || rest.length > 0) throw badValue('malformed mod');
  const by = Math.trunc(numberOf(divisor));
  const left = Math.trunc(numberOf(remainder));
  if (by === 0) throw badValue('divisor cannot be 0');
  return (value) => isNumber(value) && Math.trunc(numberOf(value)) % by === left;
}
