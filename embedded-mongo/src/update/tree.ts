import { nameAt } from '../bson/known-names.js';
import { elementsOf, endOfName, type Slot, sizeOf, T } from '../bson/slot.js';
import { BsonWriter } from '../bson/writer.js';

/** A document being edited: only what is on the way to a change is taken apart, the rest stays bytes. */
export class Branch {
  /** `hasTwins`: two fields of the document had one name, and the last of them stands for both. */
  constructor(
    readonly fields: Map<string, Tree>,
    readonly hasTwins = false,
  ) {}
}

/** A field that stands under its name where it stood before; `from` is where its type and name begin. */
interface Kept extends Slot {
  readonly from: number;
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

export function branchOf({ bytes, at }: Slot): Branch {
  const fields = new Map<string, Tree>();
  let count = 0;
  let from = at + 4;
  for (let type = bytes[from]!; type !== 0; type = bytes[from]!) {
    const nameEnd = endOfName(bytes, from + 1);
    const end = nameEnd + 1 + sizeOf(type, bytes, nameEnd + 1);
    const kept: Kept = { type, bytes, at: nameEnd + 1, end, from };
    fields.set(nameAt(bytes, from + 1, nameEnd), kept);
    count++;
    from = end;
  }
  return new Branch(fields, fields.size < count);
}

const whole = new BsonWriter(64 * 1024);

export function bytesOf(branch: Branch): Buffer {
  writeBranch(whole.restart().open(), branch);
  return whole.close().done();
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

/** What stands side by side as it did before is copied as one piece. */
function writeBranch(writer: BsonWriter, { fields }: Branch): void {
  let piece: { bytes: Buffer; from: number; end: number } | null = null;
  for (const [name, tree] of fields) {
    if (piece && isKept(tree) && tree.bytes === piece.bytes && tree.from === piece.end) {
      piece.end = tree.end;
      continue;
    }
    if (piece) writer.raw(piece.bytes, piece.from, piece.end);
    piece = isKept(tree) ? { bytes: tree.bytes, from: tree.from, end: tree.end } : null;
    if (!piece) writeField(writer, name, tree);
  }
  if (piece) writer.raw(piece.bytes, piece.from, piece.end);
}

const isKept = (tree: Tree): tree is Kept => 'from' in tree;

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
