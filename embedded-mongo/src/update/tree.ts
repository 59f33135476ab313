import { elementsOf, fieldsOf, type Slot, T } from '../bson/slot.js';
import { BsonWriter } from '../bson/writer.js';

/** A document being edited: only what is on the way to a change is taken apart, the rest stays bytes. */
export class Branch {
  constructor(readonly fields: Map<string, Tree>) {}
}

export class List {
  constructor(readonly items: Tree[]) {}
}

export type Tree = Slot | Branch | List;

export const isSlot = (tree: Tree | undefined): tree is Slot =>
  tree !== undefined && !(tree instanceof Branch) && !(tree instanceof List);

/** Takes one level apart, when there is one. */
export function opened(tree: Tree): Tree {
  if (!isSlot(tree)) return tree;
  if (tree.type === T.document) return branchOf(tree);
  return tree.type === T.array ? new List(elementsOf(tree)) : tree;
}

export const branchOf = (doc: Slot): Branch =>
  new Branch(new Map(fieldsOf(doc).map(({ name, value }): [string, Tree] => [name, value])));

export function bytesOf(branch: Branch): Buffer {
  const writer = new BsonWriter(1024).open();
  writeBranch(writer, branch);
  return writer.close().done();
}

/** The value as a slot again, so that it can be compared or matched. */
export function slotOfTree(tree: Tree): Slot {
  if (isSlot(tree)) return tree;
  const writer = new BsonWriter(256).open();
  if (tree instanceof Branch) writeBranch(writer, tree);
  else writeList(writer, tree);
  const bytes = writer.close().done();
  return { type: tree instanceof Branch ? T.document : T.array, bytes, at: 0, end: bytes.length };
}

function writeBranch(writer: BsonWriter, { fields }: Branch): void {
  for (const [name, tree] of fields) writeField(writer, name, tree);
}

function writeList(writer: BsonWriter, { items }: List): void {
  items.forEach((tree, i) => void writeField(writer, String(i), tree));
}

function writeField(writer: BsonWriter, name: string, tree: Tree): void {
  if (isSlot(tree)) {
    writer.slot(name, tree);
    return;
  }
  writer.openField(name, tree instanceof Branch ? T.document : T.array);
  if (tree instanceof Branch) writeBranch(writer, tree);
  else writeList(writer, tree);
  writer.close();
}
