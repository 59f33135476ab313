import { LRUCache } from 'lru-cache';
import mongoose from 'mongoose';

/** Long enough for the length of a document and its id, which stands first. */
const HEAD_BYTES = 64;

interface Row<T> {
  bytes: Buffer;
  value: T;
}

/**
 * Documents that are asked for again and again while few of them change: only those whose bytes are new are decoded, and
 * the others stay the very same objects. Nobody may write to them.
 */
export class DecodedRows<T extends object> {
  private readonly sets: LRUCache<string, Map<string, Row<T>>>;

  constructor(
    maxBytes: number,
    private readonly decode: (document: object) => T,
  ) {
    this.sets = new LRUCache({ maxSize: maxBytes, sizeCalculation: (rows) => bytesOf(rows) });
  }

  /** What was read under the same key before is compared with; what has gone from there is forgotten. */
  of(key: string, documents: readonly Uint8Array[]): T[] {
    const before = this.sets.get(key);
    const rows = documents.map((document) => this.rowOf(bufferOf(document), before));
    this.sets.set(key, new Map(rows.map((row) => [headOf(row.bytes), row])));
    return rows.map(({ value }) => value);
  }

  private rowOf(bytes: Buffer, before: Map<string, Row<T>> | undefined): Row<T> {
    const known = before?.get(headOf(bytes));
    if (known?.bytes.equals(bytes)) return known;
    // A copy: the driver's bytes are a window into the whole answer.
    return { bytes: Buffer.from(bytes), value: this.decode(mongoose.mongo.BSON.deserialize(bytes)) };
  }
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

const headOf = (bytes: Buffer): string => bytes.toString('latin1', 0, HEAD_BYTES);

/** A decoded document takes several times its bytes. */
const bytesOf = (rows: ReadonlyMap<string, Row<object>>): number =>
  [...rows.values()].reduce((sum, { bytes }) => sum + 4 * bytes.length, 1);
