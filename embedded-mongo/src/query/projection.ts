import { documentSlot, elementsOf, fieldsOf, type Slot, T } from '../bson/slot.js';
import { isArray, isDocument, isNumber, truthOf } from '../bson/values.js';
import { BsonWriter } from '../bson/writer.js';
import { badValue, MongoError, outside } from '../errors.js';
import { type Expression, expressionOf } from '../expression/expression.js';
import { firstMatch, type Shape, sliceOf } from './array-shapes.js';

export type Projection = (doc: Buffer) => Buffer;

/** A field that is kept, left out, cut down, computed, or looked into. */
interface Node {
  readonly children: Map<string, Node> | null;
  readonly shape?: Shape;
  readonly computed?: Expression;
}

interface Spec {
  readonly tree: Node;
  readonly isStage: boolean;
  including: boolean | null;
  id: boolean | null;
}

/** One projection at work on one document; `root` is what expressions read. */
interface Work {
  readonly writer: BsonWriter;
  readonly root: Slot;
  readonly including: boolean;
}

/**
 * Which fields of a document an answer has. What is kept is copied as bytes. In the stage $project, operators are
 * expressions; in find, $slice and $elemMatch are not.
 */
export function projectionOf(slot: Slot | undefined, isStage = false): Projection | null {
  if (!slot || fieldsOf(slot).length === 0) return null;
  const spec: Spec = { tree: branch(), isStage, including: null, id: null };
  for (const { name, value } of fieldsOf(slot)) add(spec, name, value);
  const { tree, id } = spec;
  const including = spec.including ?? id === true;
  const isNamed = including ? id !== false : id === false;
  if (isNamed && !tree.children?.has('_id')) setNode(tree, '_id', { children: null });
  return (doc) => {
    const work = { writer: new BsonWriter(doc.length + 64).open(), root: documentSlot(doc), including };
    writeFields(work, work.root, tree);
    return work.writer.close().done();
  };
}

const branch = (): Node => ({ children: new Map() });

function add(spec: Spec, name: string, value: Slot): void {
  if (name === '' || name.startsWith('$') || name.endsWith('.$'))
    throw outside(`the projection of '${name}'`);
  const isFlag = isNumber(value) || value.type === T.bool;
  if (name === '_id' && isFlag) spec.id = truthOf(value);
  else if (isDocument(value)) addDocument(spec, name, value);
  else if (isFlag) {
    decide(spec, name, truthOf(value));
    setNode(spec.tree, name, { children: null });
  } else addComputed(spec, name, value);
}

function addDocument(spec: Spec, name: string, value: Slot): void {
  const fields = fieldsOf(value);
  const [first] = fields;
  if (!first) throw badValue('An empty sub-projection is not a valid value.');
  if (!first.name.startsWith('$'))
    for (const field of fields) add(spec, `${name}.${field.name}`, field.value);
  else if (!spec.isStage && first.name === '$slice')
    setNode(spec.tree, name, { children: null, shape: sliceOf(first.value) });
  else if (!spec.isStage && first.name === '$elemMatch') {
    decide(spec, name, true);
    setNode(spec.tree, name, { children: null, shape: firstMatch(first.value) });
  } else addComputed(spec, name, value);
}

function addComputed(spec: Spec, name: string, value: Slot): void {
  if (spec.including === false)
    throw new MongoError(31252, `Cannot use an expression for ${name} in an exclusion projection`);
  spec.including = true;
  setNode(spec.tree, name, {
    children: null,
    computed: spec.isStage ? stageExpression(value) : expressionOf(value),
  });
}

/** $project has a code of its own for an operator that does not exist. */
function stageExpression(value: Slot): Expression {
  try {
    return expressionOf(value);
  } catch (error) {
    if (!(error instanceof MongoError) || error.code !== 168) throw error;
    throw new MongoError(31325, `Invalid $project :: caused by :: ${error.message}`);
  }
}

function decide(spec: Spec, name: string, including: boolean): void {
  if (spec.including === null || spec.including === including) spec.including = including;
  else if (including)
    throw new MongoError(31253, `Cannot do inclusion on field ${name} in exclusion projection`);
  else throw new MongoError(31254, `Cannot do exclusion on field ${name} in inclusion projection`);
}

function setNode(tree: Node, dotted: string, leaf: Node): void {
  const steps = dotted.split('.');
  const last = steps.pop() as string;
  let node = tree;
  for (const step of steps) {
    const child = node.children?.get(step) ?? branch();
    if (!child.children) throw new MongoError(31249, `Path collision at ${dotted}`);
    node.children?.set(step, child);
    node = child;
  }
  if (node.children?.has(last)) throw new MongoError(31250, `Path collision at ${dotted}`);
  node.children?.set(last, leaf);
}

function writeFields(work: Work, doc: Slot | null, { children }: Node): void {
  const seen = new Set<string>();
  for (const { name, value } of doc ? fieldsOf(doc) : []) {
    const child = children?.get(name);
    seen.add(name);
    if (child?.shape) child.shape(work.writer, name, value);
    else if (child?.children) writeNested(work, name, value, child);
    else if (!child?.computed && (child !== undefined) === work.including) work.writer.slot(name, value);
  }
  for (const [name, child] of children ?? [])
    if (computes(child)) writeComputed(work, name, child, seen.has(name));
}

function writeComputed(work: Work, name: string, child: Node, isThere: boolean): void {
  const value = child.computed?.(work.root);
  if (value) work.writer.slot(name, value);
  else if (child.children && !isThere) writeNew(work, name, child);
}

/** An array is cut down element by element; what is no document in it only stays when fields are left out. */
function writeNested(work: Work, name: string, value: Slot, node: Node): void {
  const { writer, including } = work;
  if (isDocument(value)) {
    writer.openField(name);
    writeFields(work, value, node);
    writer.close();
  } else if (isArray(value)) {
    writer.openField(name, T.array);
    let position = 0;
    for (const element of elementsOf(value)) {
      const stays = !including || isDocument(element) || isArray(element) || computes(node);
      if (stays) writeNested(work, String(position++), element, node);
    }
    writer.close();
  } else if (!including) writer.slot(name, value);
  else if (computes(node)) writeNew(work, name, node);
}

function writeNew(work: Work, name: string, node: Node): void {
  work.writer.openField(name);
  writeFields(work, null, node);
  work.writer.close();
}

const computes = ({ computed, children }: Node): boolean =>
  computed !== undefined || (children !== null && [...children.values()].some(computes));
