import { inflateSync } from 'node:zlib';

const WOFF = 0x774f4646;
const HEADER = 44;
const ENTRY = 20;

/** The font inside a WOFF file; the reader of the PDF library unpacks each table again and again, and slowly. */
export function unpacked(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== WOFF) return woff;
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + count * 16);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  const parts = [head];
  let offset = head.length;
  for (let index = 0; index < count; index++) {
    const at = HEADER + index * ENTRY;
    const [start, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field));
    const bytes = woff.subarray(start, (start ?? 0) + (packed ?? 0));
    const table = packed === length ? bytes : inflateSync(bytes);
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4);
    table.copy(padded);
    woff.copy(head, 12 + index * 16, at, at + 4);
    woff.copy(head, 16 + index * 16, at + 16, at + 20);
    head.writeUInt32BE(offset, 20 + index * 16);
    head.writeUInt32BE(length ?? 0, 24 + index * 16);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}
