import { elementsOf, type Slot, T } from '../bson/slot.js';
import { isArray, isNumber, numberOf, textOf } from '../bson/values.js';
import { badValue } from '../errors.js';
import type { Test } from './path.js';

const NAMES: Record<string, readonly number[]> = {
  double: [T.double],
  string: [T.string],
  object: [T.document],
  array: [T.array],
  binData: [T.binary],
  undefined: [T.undefined],
  objectId: [T.objectId],
  bool: [T.bool],
  date: [T.date],
  null: [T.null],
  regex: [T.regex],
  javascript: [T.code],
  int: [T.int],
  timestamp: [T.timestamp],
  long: [T.long],
  decimal: [T.decimal],
  minKey: [T.minKey],
  maxKey: [T.maxKey],
  number: [T.int, T.double, T.long, T.decimal],
};

/** The test behind $type; `arrays` when the array itself is asked for and not only its elements. */
export function typeTest(operand: Slot): { test: Test; arrays: boolean } {
  const wanted = (isArray(operand) ? elementsOf(operand) : [operand]).flatMap(codesOf);
  if (wanted.length === 0) throw badValue('$type must match at least one type');
  return {
    test: (value) => value !== undefined && wanted.includes(value.type),
    arrays: wanted.includes(T.array),
  };
}

function codesOf(slot: Slot): readonly number[] {
  if (slot.type === T.string) {
    const codes = NAMES[textOf(slot)];
    if (!codes) throw badValue(`Unknown type name alias: ${textOf(slot)}`);
    return codes;
  }
  if (!isNumber(slot)) throw badValue('type must be represented as a number or a string');
  const code = numberOf(slot);
  if (code === -1) return [T.minKey];
  if (!Object.values(T).some((type) => type === code)) throw badValue(`Invalid numerical type code: ${code}`);
  return [code];
}
