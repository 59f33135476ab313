import { open } from 'node:fs/promises';
import { decodeRecord, type JournalRecord, recordLength } from './records.js';

/** Every file starts with this; the digit is the version of the format. */
export const FORMAT_VERSION = 1;
const MAGIC = 'EMBEDDED-MONGO ';
export const HEADER = Buffer.from(`${MAGIC}${String(FORMAT_VERSION).padStart(4)}\n`);

const CHUNK = 4 * 1024 * 1024;

export class DamagedFile extends Error {}

/** Reads record after record; answers where the last good one ends and how long the file is. */
export async function readRecords(path: string, visit: (record: JournalRecord) => void) {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const header = Buffer.alloc(HEADER.length);
    await file.read(header, 0, header.length, 0);
    if (size < HEADER.length && HEADER.subarray(0, size).equals(header.subarray(0, size)))
      return { end: 0, size };
    refuseOtherFormats(path, header);
    return { end: await readAll(file, visit), size };
  } finally {
    await file.close();
  }
}

type File = Awaited<ReturnType<typeof open>>;

async function readAll(file: File, visit: (record: JournalRecord) => void): Promise<number> {
  let position = HEADER.length;
  let buffer = Buffer.alloc(CHUNK);
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, buffer.length, position);
    const { used, wanted, isDamaged } = readChunk(buffer.subarray(0, bytesRead), visit);
    position += used;
    if (isDamaged || (used === 0 && wanted <= buffer.length)) return position;
    if (wanted > buffer.length) buffer = Buffer.alloc(wanted);
  }
}

function readChunk(chunk: Buffer, visit: (record: JournalRecord) => void) {
  let used = 0;
  for (;;) {
    const length = recordLength(chunk, used);
    if (length === null) return { used, wanted: 0, isDamaged: chunk.length - used >= 8 };
    if (used + length > chunk.length) return { used, wanted: length, isDamaged: false };
    const record = decodeRecord(chunk, used, length);
    if (!record) return { used, wanted: 0, isDamaged: true };
    visit(record);
    used += length;
  }
}

function refuseOtherFormats(path: string, header: Buffer): void {
  if (header.equals(HEADER)) return;
  const text = header.toString('latin1');
  if (!text.startsWith(MAGIC)) throw new DamagedFile(`${path} is not a file of embedded-mongo`);
  const version = Number(text.slice(MAGIC.length));
  if (version > FORMAT_VERSION) {
    throw new DamagedFile(
      `${path} was written by a newer version (format ${version}, this one reads ${FORMAT_VERSION})`,
    );
  }
  throw new DamagedFile(`${path} has a damaged header`);
}
