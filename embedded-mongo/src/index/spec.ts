import type { Document } from 'bson';
import { elementsOf, fieldsOf, type Slot, T } from '../bson/slot.js';
import { isDocument, isNumber, numberOf, plainDocument, textOf, truthOf } from '../bson/values.js';
import { CODE, MongoError, outside } from '../errors.js';
import { isOperators } from '../query/value-tests.js';

export interface IndexField {
  readonly name: string;
  readonly descending: boolean;
}

/** An index as it was ordered; `source` is what listIndexes answers and the journal keeps. */
export interface IndexSpec {
  readonly name: string;
  readonly fields: readonly IndexField[];
  readonly unique: boolean;
  readonly partial: Slot | null;
  readonly expireAfterSeconds: number | null;
  readonly source: Document;
}

const KNOWN = new Set([
  'key',
  'name',
  'unique',
  'partialFilterExpression',
  'expireAfterSeconds',
  'v',
  'background',
  'ns',
]);

export function specOf(slot: Slot): IndexSpec {
  const parts = new Map(fieldsOf(slot).map(({ name, value }) => [name, value]));
  for (const name of parts.keys()) {
    if (name === 'sparse' && !truthOf(parts.get(name))) continue;
    if (!KNOWN.has(name)) throw outside(`the index option '${name}'`);
  }
  const key = parts.get('key');
  if (!isDocument(key))
    throw new MongoError(CODE.FailedToParse, "The 'key' field is a required property of an index");
  const fields = fieldsOf(key).map(fieldOfKey);
  if (fields.length === 0) throw new MongoError(CODE.CannotCreateIndex, 'Index keys cannot be empty.');
  const name = parts.get('name');
  const partial = parts.get('partialFilterExpression') ?? null;
  const expire = parts.get('expireAfterSeconds');
  if (partial) refuseUnsupported(partial);
  if (expire) refuseBadTime(expire);
  if (expire && fields.length > 1) {
    throw new MongoError(
      CODE.CannotCreateIndex,
      'TTL indexes are single-field indexes, compound indexes do not support TTL',
    );
  }
  return {
    name: name?.type === T.string ? textOf(name) : nameOf(fields),
    fields,
    unique: truthOf(parts.get('unique')),
    partial: partial && { ...partial, bytes: Buffer.from(partial.bytes) },
    expireAfterSeconds: expire ? numberOf(expire) : null,
    source: sourceOf(plainDocument(slot), nameOf(fields)),
  };
}

const MAX_SECONDS = 2 ** 31 - 1;

function refuseBadTime(expire: Slot): void {
  const seconds = isNumber(expire) ? numberOf(expire) : Number.NaN;
  if (seconds >= 0 && seconds <= MAX_SECONDS) return;
  throw new MongoError(
    CODE.CannotCreateIndex,
    `TTL index 'expireAfterSeconds' option must be within an acceptable range, try a value between 0 and ${MAX_SECONDS}`,
  );
}

const IN_PARTIAL = new Set(['$eq', '$exists', '$gt', '$gte', '$lt', '$lte', '$type', '$in']);

/** The real server builds no index over what it cannot tell of a filter. */
function refuseUnsupported(filter: Slot): void {
  const refuse = (what: string) => {
    throw new MongoError(CODE.CannotCreateIndex, `unsupported expression in partial index: ${what}`);
  };
  for (const { name, value } of fieldsOf(filter)) {
    if (name === '$and' || name === '$or') for (const part of elementsOf(value)) refuseUnsupported(part);
    else if (name.startsWith('$')) refuse(name);
    else if (value.type === T.regex) refuse('$regex');
    else if (isOperators(value)) {
      for (const { name: operator, value: operand } of fieldsOf(value)) {
        const asksForMissing = operator === '$exists' && !truthOf(operand);
        if (!IN_PARTIAL.has(operator) || asksForMissing) refuse(operator);
      }
    }
  }
}

function fieldOfKey({ name, value }: { name: string; value: Slot }): IndexField {
  if (!isNumber(value))
    throw outside(`the index type ${value.type === T.string ? `'${textOf(value)}'` : 'of this key'}`);
  const direction = numberOf(value);
  if (direction === 0)
    throw new MongoError(CODE.CannotCreateIndex, 'Values in the index key pattern cannot be 0.');
  if (name.includes('$**')) throw outside('a wildcard index');
  if (/(^|\.)\d+(\.|$)/.test(name)) throw outside('an index on a position of an array');
  return { name, descending: direction < 0 };
}

const nameOf = (fields: readonly IndexField[]): string =>
  fields.map(({ name, descending }) => `${name}_${descending ? -1 : 1}`).join('_');

function sourceOf(
  { key, name, unique, partialFilterExpression, expireAfterSeconds }: Document,
  fallback: string,
): Document {
  return {
    v: 2,
    key,
    name: name ?? fallback,
    ...(unique ? { unique: true } : {}),
    ...(partialFilterExpression ? { partialFilterExpression } : {}),
    ...(expireAfterSeconds === undefined ? {} : { expireAfterSeconds }),
  };
}
