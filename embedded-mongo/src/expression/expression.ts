import type { Document } from 'bson';
import { elementsOf, fieldOf, fieldsOf, type Slot, T } from '../bson/slot.js';
import { isArray, isDocument, numberOf, plainOf, slotOf, textOf } from '../bson/values.js';
import { MongoError, outside } from '../errors.js';
import { type Path, pathOf } from '../query/path.js';
import { Branch, List, slotOfTree } from '../update/tree.js';
import { compute, isKnownElsewhere, SUPPORTED } from './operators.js';

/** Computes a value from a document; undefined is "missing". */
export type Expression = (doc: Slot) => Slot | undefined;

/** Paths, literals, objects and arrays are read from the bytes; operators get the values of the paths they name. */
export function expressionOf(slot: Slot): Expression {
  if (slot.type === T.string) return textExpression(slot);
  if (isArray(slot)) return arrayExpression(elementsOf(slot).map(expressionOf));
  if (!isDocument(slot)) return () => slot;
  const fields = fieldsOf(slot);
  const [first] = fields;
  if (!first?.name.startsWith('$'))
    return objectExpression(fields.map(({ name, value }) => [name, expressionOf(value)]));
  return first.name === '$literal' ? () => first.value : operatorExpression(slot);
}

function textExpression(slot: Slot): Expression {
  const text = textOf(slot);
  if (!text.startsWith('$')) return () => slot;
  if (text === '$$ROOT' || text === '$$CURRENT') return (doc) => doc;
  if (text === '$$REMOVE') return () => undefined;
  const path = fieldPath(text);
  return (doc) => valueUnder(doc, path, 0);
}

function fieldPath(text: string): Path {
  if (text.startsWith('$$')) {
    const [, dotted] = /^\$\$(?:ROOT|CURRENT)\.(.+)$/.exec(text) ?? [];
    if (dotted === undefined) throw outside(`the variable ${text}`);
    return pathOf(dotted);
  }
  const path = pathOf(text.slice(1));
  if (path.every(({ name }) => name !== '' && !name.startsWith('$'))) return path;
  throw new MongoError(16872, `'${text}' is not a valid FieldPath`);
}

/** In expressions a path through an array gives the array of what its elements have. */
function valueUnder(value: Slot | undefined, path: Path, depth: number): Slot | undefined {
  if (depth === path.length || value === undefined) return value;
  if (isDocument(value)) return valueUnder(fieldOf(value, path[depth]!.bytes), path, depth + 1);
  if (!isArray(value)) return undefined;
  const found = elementsOf(value).map((element) => valueUnder(element, path, depth));
  return slotOfTree(new List(found.filter((element) => element !== undefined)));
}

function arrayExpression(items: readonly Expression[]): Expression {
  const nothing = slotOf(null);
  return (doc) => slotOfTree(new List(items.map((item) => item(doc) ?? nothing)));
}

function objectExpression(fields: readonly [string, Expression][]): Expression {
  return (doc) => {
    const found = new Map<string, Slot>();
    for (const [name, item] of fields) {
      const value = item(doc);
      if (value) found.set(name, value);
    }
    return slotOfTree(new Branch(found));
  };
}

/** The operators see a flat object of the values their paths have; the paths are replaced by its names. */
function operatorExpression(slot: Slot): Expression {
  const paths: Path[] = [];
  const source = lifted(slot, paths);
  return (doc) => {
    const values: Document = {};
    paths.forEach((path, i) => {
      const value = valueUnder(doc, path, 0);
      refuseWideNumber(value);
      if (value) values[`f${i}`] = plainOf(value);
    });
    const result = compute(values, source);
    return result === undefined ? undefined : slotOf(result);
  };
}

function lifted(slot: Slot, paths: Path[]): unknown {
  if (slot.type === T.string && textOf(slot).startsWith('$')) {
    paths.push(fieldPath(textOf(slot)));
    return `$f${paths.length - 1}`;
  }
  if (isArray(slot)) return elementsOf(slot).map((element) => lifted(element, paths));
  if (!isDocument(slot)) {
    refuseWideNumber(slot);
    return plainOf(slot);
  }
  const fields = fieldsOf(slot);
  for (const { name } of fields) if (name.startsWith('$') && !SUPPORTED.has(name)) throw refused(name);
  return Object.fromEntries(
    fields.map(({ name, value }) => [name, name === '$literal' ? plainOf(value) : lifted(value, paths)]),
  );
}

const refused = (name: string): MongoError =>
  isKnownElsewhere(name)
    ? outside(`the expression ${name}`)
    : new MongoError(168, `Unrecognized expression '${name}'`);

/** Operators compute in doubles: longs beyond them and decimals would come out wrong. */
function refuseWideNumber(value: Slot | undefined): void {
  if (value?.type === T.decimal) throw outside('a Decimal128 in an expression');
  if (value?.type === T.long && !Number.isSafeInteger(numberOf(value)))
    throw outside('a long beyond 2^53 in an expression');
  if (isArray(value)) for (const element of elementsOf(value)) refuseWideNumber(element);
}
