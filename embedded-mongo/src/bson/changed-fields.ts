import { nameAt } from './known-names.js';
import { documentSlot, endOfName, sizeOf } from './slot.js';

/**
 * The names of the fields of the document itself that are not in both the same, byte by byte. An update leaves fields where they
 * are and adds new ones behind them: from where the names differ on, all are taken for changed.
 */
export function changedFields(before: Buffer, after: Buffer): Set<string> {
  const changed = new Set<string>();
  let a = fieldAt(before, documentSlot(before).at + 4);
  let b = fieldAt(after, documentSlot(after).at + 4);
  while (a && b && isSame(before, a.at, a.valueAt, after, b.at, b.valueAt)) {
    if (!isSame(before, a.valueAt, a.end, after, b.valueAt, b.end)) changed.add(nameOf(before, a));
    a = fieldAt(before, a.end);
    b = fieldAt(after, b.end);
  }
  for (; a; a = fieldAt(before, a.end)) changed.add(nameOf(before, a));
  for (; b; b = fieldAt(after, b.end)) changed.add(nameOf(after, b));
  return changed;
}

/** From its type byte on. */
interface FieldBytes {
  at: number;
  valueAt: number;
  end: number;
}

function fieldAt(bytes: Buffer, at: number): FieldBytes | null {
  const type = bytes[at]!;
  if (type === 0) return null;
  const valueAt = endOfName(bytes, at + 1) + 1;
  return { at, valueAt, end: valueAt + sizeOf(type, bytes, valueAt) };
}

const nameOf = (bytes: Buffer, { at, valueAt }: FieldBytes): string => nameAt(bytes, at + 1, valueAt - 1);

function isSame(a: Buffer, from: number, to: number, b: Buffer, otherFrom: number, otherTo: number): boolean {
  if (to - from !== otherTo - otherFrom) return false;
  for (let i = 0; i < to - from; i++) if (a[from + i] !== b[otherFrom + i]) return false;
  return true;
}
