import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { crc32 } from 'node:zlib';
import type { FileBytes } from './bytes.js';
import { DamagedFile, NewerFormat } from './damage.js';

/** The version of the format that is written; the one before can be read. */
export const FORMAT_VERSION = 2;
const TITLE = 'EMBEDDED-MONGO ';
export const OLD_HEADER = Buffer.from(`${TITLE}   1\n`);
const LINE = Buffer.from(`${TITLE}${String(FORMAT_VERSION).padStart(4)}\n`);
const MARKER_BYTES = 8;
const AT = { marker: LINE.length, kind: 28, number: 29, first: 33, reserved: 39, crc: 45 };
export const HEADER_BYTES = 49;

const KINDS = ['journal', 'snapshot'] as const;
export type Kind = (typeof KINDS)[number];

export interface Header {
  readonly kind: Kind;
  readonly number: number;
  /** The number of the first batch; of a snapshot, that of the first batch it does not hold. */
  readonly first: number;
  /** How long the file was made before anything was written into it. */
  readonly reserved: number;
  /** Stands before each frame: drawn by lot for each file, so that no document can look like a frame. */
  readonly marker: Buffer;
}

export const newHeader = (kind: Kind, number: number, first: number, reserved: number): Header => ({
  kind,
  number,
  first,
  reserved,
  marker: randomBytes(MARKER_BYTES),
});

export function encodeHeader({ kind, number, first, reserved, marker }: Header): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  LINE.copy(header);
  marker.copy(header, AT.marker);
  header.writeUInt8(KINDS.indexOf(kind), AT.kind);
  header.writeUInt32LE(number, AT.number);
  header.writeUIntLE(first, AT.first, 6);
  header.writeUIntLE(reserved, AT.reserved, 6);
  header.writeUInt32LE(crc32(header.subarray(0, AT.crc)), AT.crc);
  return header;
}

/** The version in the first line of the file. */
export function formatOf(path: string, bytes: FileBytes): number {
  const line = bytes.slice(0, LINE.length).toString('latin1');
  if (!line.startsWith(TITLE)) throw new DamagedFile(`${path} is not a file of embedded-mongo`);
  const version = Number(line.slice(TITLE.length));
  if (version > FORMAT_VERSION) {
    throw new NewerFormat(
      `${path} was written by a newer version (format ${version}, this one reads ${FORMAT_VERSION})`,
    );
  }
  if (version !== 1 && version !== FORMAT_VERSION) throw new DamagedFile(`${path} has a damaged header`);
  return version;
}

export function readHeader(path: string, bytes: FileBytes): Header {
  const header = Buffer.from(bytes.slice(0, HEADER_BYTES));
  if (header.length < HEADER_BYTES || header.readUInt32LE(AT.crc) !== crc32(header.subarray(0, AT.crc)))
    throw new DamagedFile(`${path} has a damaged header`);
  const read: Header = {
    kind: KINDS[header[AT.kind]!] as Kind,
    number: header.readUInt32LE(AT.number),
    first: header.readUIntLE(AT.first, 6),
    reserved: header.readUIntLE(AT.reserved, 6),
    marker: header.subarray(AT.marker, AT.marker + MARKER_BYTES),
  };
  const name = `${read.kind}-${read.number}`;
  if (name !== basename(path)) throw new DamagedFile(`${path} was written as ${name}`);
  return read;
}
