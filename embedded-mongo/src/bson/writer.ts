import { type Slot, T } from './slot.js';

/** Builds BSON front to back. Lengths are filled in when a document is closed. */
export class BsonWriter {
  private bytes: Buffer;
  private at = 0;
  private starts: number[] = [];

  constructor(private readonly size = 512) {
    this.bytes = Buffer.allocUnsafe(size);
  }

  /** For the next document, when nobody has a view of the last one. Room for one that was large is not kept. */
  restart(): this {
    if (this.bytes.length > this.size) this.bytes = Buffer.allocUnsafe(this.size);
    this.at = 0;
    this.starts = [];
    return this;
  }

  open(): this {
    this.room(4);
    this.starts.push(this.at);
    this.at += 4;
    return this;
  }

  close(): this {
    this.room(1);
    this.bytes[this.at++] = 0;
    const start = this.starts.pop() as number;
    this.bytes.writeInt32LE(this.at - start, start);
    return this;
  }

  name(type: number, name: string): this {
    this.room(name.length * 3 + 2);
    this.bytes[this.at++] = type;
    this.at += this.bytes.write(name, this.at, 'utf8');
    this.bytes[this.at++] = 0;
    return this;
  }

  openField(name: string, type: number = T.document): this {
    return this.name(type, name).open();
  }

  slot(name: string, { type, bytes, at, end }: Slot): this {
    this.name(type, name);
    return this.raw(bytes, at, end);
  }

  raw(bytes: Buffer, from = 0, to = bytes.length): this {
    this.room(to - from);
    this.at += bytes.copy(this.bytes, this.at, from, to);
    return this;
  }

  int(name: string, value: number): this {
    this.name(T.int, name).room(4);
    this.at = this.bytes.writeInt32LE(value, this.at);
    return this;
  }

  double(name: string, value: number): this {
    this.name(T.double, name).room(8);
    this.at = this.bytes.writeDoubleLE(value, this.at);
    return this;
  }

  long(name: string, value: bigint): this {
    this.name(T.long, name).room(8);
    this.at = this.bytes.writeBigInt64LE(value, this.at);
    return this;
  }

  text(name: string, value: string): this {
    const size = Buffer.byteLength(value) + 1;
    this.name(T.string, name).room(size + 4);
    this.at = this.bytes.writeInt32LE(size, this.at);
    this.at += this.bytes.write(value, this.at, 'utf8');
    this.bytes[this.at++] = 0;
    return this;
  }

  /** The bytes written so far, in memory of their own. */
  done(): Buffer {
    const copy = Buffer.allocUnsafeSlow(this.at);
    this.bytes.copy(copy, 0, 0, this.at);
    return copy;
  }

  /** The same without the copy, for what is sent away and forgotten. */
  view(): Buffer {
    return this.bytes.subarray(0, this.at);
  }

  private room(more: number): void {
    if (this.at + more <= this.bytes.length) return;
    const grown = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, this.at + more));
    this.bytes.copy(grown, 0, 0, this.at);
    this.bytes = grown;
  }
}
