import { elementsOf, fieldOf, fieldsOf, type Slot, T } from '../bson/slot.js';
import { isArray, isDocument, slotOf, textOf } from '../bson/values.js';
import { MongoError, outside } from '../errors.js';
import { type Path, pathOf } from '../query/path.js';
import { Branch, List, slotOfTree } from '../update/tree.js';
import { isKnownElsewhere } from './known.js';
import { type Expression, OPERATORS } from './operators.js';

export type { Expression };

/** Paths, literals, objects and arrays are read from the bytes; operators get the expressions of their operands. */
export function expressionOf(slot: Slot): Expression {
  if (slot.type === T.string) return textExpression(slot);
  if (isArray(slot)) return arrayExpression(elementsOf(slot).map(expressionOf));
  if (!isDocument(slot)) return () => slot;
  const fields = fieldsOf(slot);
  const [first] = fields;
  if (!first?.name.startsWith('$'))
    return objectExpression(fields.map(({ name, value }) => [name, expressionOf(value)]));
  return operatorExpression(first.name, first.value, fields.length);
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

/** In expressions a path through an array gives the array of what the documents in it have; arrays in it are passed over. */
function valueUnder(value: Slot | undefined, path: Path, depth: number): Slot | undefined {
  if (depth === path.length || value === undefined) return value;
  if (isDocument(value)) return valueUnder(fieldOf(value, path[depth]!.bytes), path, depth + 1);
  if (!isArray(value)) return undefined;
  const found = elementsOf(value)
    .filter(isDocument)
    .map((element) => valueUnder(element, path, depth));
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

function operatorExpression(name: string, operand: Slot, count: number): Expression {
  if (count > 1)
    throw new MongoError(15983, 'An object representing an expression must have exactly one field');
  const make = OPERATORS[name];
  if (make) return make(operand, expressionOf);
  throw isKnownElsewhere(name)
    ? outside(`the expression ${name}`)
    : new MongoError(168, `Unrecognized expression '${name}'`);
}
