import { crc32 } from 'node:zlib';
import { type Document, deserialize, serialize } from 'bson';
import type { FileBytes } from './bytes.js';

/** What a record says. */
export const OP = { put: 1, remove: 2, catalog: 3, end: 4 } as const;

export interface JournalRecord {
  readonly op: number;
  readonly namespace: string;
  /** A document for put, `{ _id }` for remove, a catalog entry for catalog. */
  readonly body: Buffer;
}

export type Visit = (record: JournalRecord) => void;

/** length | crc32 of the rest | op | length of the namespace | namespace | body */
const HEAD = 8;
const LEAST = HEAD + 3;
export const MAX_RECORD = 20 * 1024 * 1024;

export const sizeOfRecord = ({ namespace, body }: JournalRecord): number =>
  LEAST + Buffer.byteLength(namespace) + body.length;

/** Answers where it ends. */
export function writeRecord({ op, namespace, body }: JournalRecord, into: Buffer, at: number): number {
  const nameLength = into.write(namespace, at + LEAST);
  const end = at + LEAST + nameLength + body.length;
  into.writeUInt32LE(end - at, at);
  into.writeUInt8(op, at + HEAD);
  into.writeUInt16LE(nameLength, at + HEAD + 1);
  body.copy(into, at + LEAST + nameLength);
  into.writeUInt32LE(crc32(into.subarray(at + HEAD, end)), at + 4);
  return end;
}

export const catalogRecord = (namespace: string, entry: Document): JournalRecord => ({
  op: OP.catalog,
  namespace,
  body: Buffer.from(serialize(entry)),
});

export const catalogEntry = ({ body }: JournalRecord): Document => deserialize(body);

/** Visits the records of a frame whose crc is right, so theirs need no second look. */
export function visitRecords(payload: Buffer, visit: Visit): void {
  for (let at = 0; at < payload.length; ) {
    const length = payload.readUInt32LE(at);
    visit(recordFrom(payload.subarray(at, at + length)));
    at += length;
  }
}

/** The whole record that begins here, and where it ends; null when there is none. */
export function recordAt(bytes: FileBytes, at: number): { record: JournalRecord; end: number } | null {
  const op = bytes.byteAt(at + HEAD) ?? 0;
  if (op < OP.put || op > OP.end) return null;
  const head = bytes.slice(at, LEAST);
  if (head.length < LEAST) return null;
  const length = head.readUInt32LE(0);
  if (length < LEAST + head.readUInt16LE(HEAD + 1)) return null;
  if (length > MAX_RECORD || at + length > bytes.size) return null;
  const whole = bytes.slice(at, length);
  if (crc32(whole.subarray(HEAD)) !== whole.readUInt32LE(4)) return null;
  return { record: recordFrom(whole), end: at + length };
}

/** Every whole record from here on, whatever lies between. */
export function* recordsBehind(bytes: FileBytes, from: number): Generator<JournalRecord> {
  for (let at = from; at < bytes.size; ) {
    const found = recordAt(bytes, at);
    if (found) yield found.record;
    at = found?.end ?? at + 1;
  }
}

/** Its body is a copy: the bytes it was read from are written over. */
function recordFrom(whole: Buffer): JournalRecord {
  const nameEnd = LEAST + whole.readUInt16LE(HEAD + 1);
  const source = whole.subarray(nameEnd);
  const body = Buffer.allocUnsafeSlow(source.length);
  source.copy(body);
  return { op: whole[HEAD]!, namespace: whole.toString('utf8', LEAST, nameEnd), body };
}
