import { crc32 } from 'node:zlib';
import { type Document, deserialize, serialize } from 'bson';

/** What a record says. */
export const OP = { put: 1, remove: 2, catalog: 3, end: 4 } as const;

export interface JournalRecord {
  readonly op: number;
  readonly namespace: string;
  /** A document for put, `{ _id }` for remove, a catalog entry for catalog. */
  readonly body: Buffer;
}

/** length | crc32 of the rest | op | length of the namespace | namespace | body */
const HEAD = 8;
export const MAX_RECORD = 20 * 1024 * 1024;

export function encodeRecord(op: number, namespace: string, body: Buffer): Buffer {
  const nameLength = Buffer.byteLength(namespace);
  const record = Buffer.allocUnsafe(HEAD + 3 + nameLength + body.length);
  record.writeUInt32LE(record.length, 0);
  record.writeUInt8(op, HEAD);
  record.writeUInt16LE(nameLength, HEAD + 1);
  record.write(namespace, HEAD + 3);
  body.copy(record, HEAD + 3 + nameLength);
  record.writeUInt32LE(crc32(record.subarray(HEAD)), 4);
  return record;
}

export const catalogRecord = (namespace: string, entry: Document): Buffer =>
  encodeRecord(OP.catalog, namespace, Buffer.from(serialize(entry)));

export const catalogEntry = ({ body }: JournalRecord): Document => deserialize(body);

/** How long the record at this place says it is, or null when no record can start here. */
export function recordLength(bytes: Buffer, at: number): number | null {
  if (bytes.length - at < HEAD) return null;
  const length = bytes.readUInt32LE(at);
  return length < HEAD + 3 || length > MAX_RECORD ? null : length;
}

/** The record at this place, or null when it is torn or damaged. Its body is a copy. */
export function decodeRecord(bytes: Buffer, at: number, length: number): JournalRecord | null {
  const payload = bytes.subarray(at + HEAD, at + length);
  if (crc32(payload) !== bytes.readUInt32LE(at + 4)) return null;
  const nameLength = payload.readUInt16LE(1);
  const source = payload.subarray(3 + nameLength);
  const body = Buffer.allocUnsafeSlow(source.length);
  source.copy(body);
  return { op: payload[0]!, namespace: payload.toString('utf8', 3, 3 + nameLength), body };
}
