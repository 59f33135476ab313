import { BEYOND, orderKey, rankOf } from '../bson/order.js';
import { elementsOf, type Slot, T } from '../bson/slot.js';
import type { IndexField } from '../index/spec.js';
import type { Condition } from './conditions.js';

/** Keys from (inclusive) to (exclusive). */
export interface Range {
  readonly from: string;
  readonly to: string;
}

/** The single keys a condition asks for, or null when it is no equality an index can answer. */
export function pointsOf(condition: Condition, { descending }: IndexField): string[] | null {
  const { operator, operand } = condition;
  if (!operand) return null;
  if (operator === '$eq') return isIndexable(operand) ? [orderKey(operand, descending)] : null;
  if (operator !== '$in') return null;
  const elements = elementsOf(operand);
  if (!elements.every(isIndexable)) return null;
  return [...new Set(elements.map((element) => orderKey(element, descending)))].sort();
}

/** The stretch of keys a comparison or an anchored pattern leaves, or null when it leaves all. */
export function rangeOf({ operator, operand, prefix }: Condition, { descending }: IndexField): Range | null {
  if (prefix !== null) return prefixRange(prefix, descending);
  if (!operand || !isIndexable(operand)) return null;
  if (operand.type === T.minKey || operand.type === T.maxKey) return null;
  const type = String.fromCharCode(descending ? 255 - rankOf(operand) : rankOf(operand));
  const key = orderKey(operand, descending);
  const above = operator.startsWith('$gt') !== descending;
  const inclusive = operator.endsWith('e');
  if (!['$gt', '$gte', '$lt', '$lte'].includes(operator)) return null;
  if (above) return { from: inclusive ? key : key + BEYOND, to: type + BEYOND };
  return { from: type, to: inclusive ? key + BEYOND : key };
}

export const narrower = (a: Range, b: Range): Range => ({
  from: [a.from, b.from].sort()[1]!,
  to: [a.to, b.to].sort()[0]!,
});

/** Arrays are indexed by their elements, patterns match many keys: neither is a point. */
const isIndexable = ({ type }: Slot): boolean => type !== T.array && type !== T.regex && type !== T.undefined;

function prefixRange(prefix: string, descending: boolean): Range {
  const text = Buffer.from(prefix);
  const bytes = Buffer.concat([Buffer.from([15]), text]);
  if (descending) for (let i = 0; i < bytes.length; i++) bytes[i] = ~bytes[i]!;
  const from = bytes.toString('latin1');
  return { from, to: from + BEYOND };
}
