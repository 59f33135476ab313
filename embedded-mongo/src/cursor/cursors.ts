import { randomBytes } from 'node:crypto';
import { T } from '../bson/slot.js';
import { BsonWriter } from '../bson/writer.js';
import { CODE, MongoError } from '../errors.js';

interface Cursor {
  readonly namespace: string;
  readonly docs: readonly Buffer[];
  next: number;
  usedAt: number;
}

const FIRST_BATCH = 101;
const BATCH_BYTES = 16 * 1024 * 1024;
const TIMEOUT_MS = 10 * 60_000;

export interface BatchOptions {
  batchSize?: number;
  singleBatch?: boolean;
}

/** The answers that did not fit into one batch. A cursor holds the documents as they were when it was opened. */
export class Cursors {
  private readonly open = new Map<bigint, Cursor>();

  constructor(private readonly timeoutMs = TIMEOUT_MS) {}

  first(
    namespace: string,
    docs: readonly Buffer[],
    { batchSize = FIRST_BATCH, singleBatch = false }: BatchOptions,
  ): Buffer {
    const cursor: Cursor = { namespace, docs, next: 0, usedAt: Date.now() };
    const id = randomBytes(8).readBigUInt64LE() & 0x7fffffffffffffffn || 1n;
    const reply = writeBatch(cursor, 'firstBatch', batchSize, singleBatch ? 0n : id);
    if (!singleBatch && cursor.next < docs.length) this.open.set(id, cursor);
    return reply;
  }

  more(id: bigint, namespace: string, batchSize: number): Buffer {
    const cursor = this.open.get(id);
    if (!cursor || cursor.namespace !== namespace) {
      throw new MongoError(CODE.CursorNotFound, `cursor id ${id} not found`);
    }
    cursor.usedAt = Date.now();
    const reply = writeBatch(cursor, 'nextBatch', batchSize || Number.POSITIVE_INFINITY, id);
    if (cursor.next >= cursor.docs.length) this.open.delete(id);
    return reply;
  }

  kill(id: bigint): boolean {
    return this.open.delete(id);
  }

  /** Forgets the cursors that nobody has asked for a while. */
  expire(now = Date.now()): void {
    for (const [id, { usedAt }] of this.open) if (now - usedAt > this.timeoutMs) this.open.delete(id);
  }

  get size(): number {
    return this.open.size;
  }
}

function writeBatch(cursor: Cursor, name: string, limit: number, id: bigint): Buffer {
  const batch = batchOf(cursor, limit);
  const bytes = batch.reduce((sum, doc) => sum + doc.length + 8, 256 + cursor.namespace.length * 3);
  const writer = new BsonWriter(bytes).open().openField('cursor').openField(name, T.array);
  batch.forEach((doc, i) => void writer.name(T.document, String(i)).raw(doc));
  cursor.next += batch.length;
  writer.close();
  writer
    .long('id', cursor.next < cursor.docs.length ? id : 0n)
    .text('ns', cursor.namespace)
    .close();
  return writer.double('ok', 1).close().view();
}

/** As many documents as wanted, as long as they fit into one reply; always one, so that a cursor moves on. */
function batchOf({ docs, next }: Cursor, limit: number): readonly Buffer[] {
  let bytes = 0;
  let end = next;
  while (end < docs.length && end - next < limit) {
    bytes += docs[end]!.length;
    if (bytes > BATCH_BYTES && end > next) break;
    end++;
  }
  return docs.slice(next, end);
}
