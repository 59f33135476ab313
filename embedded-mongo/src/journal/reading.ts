import { type FileBytes, withBytes } from './bytes.js';
import { DamagedFile } from './damage.js';
import { FILLER, frameAt, framesBehind, isCutOff } from './frames.js';
import { formatOf, HEADER_BYTES, type Header, OLD_HEADER, readHeader } from './header.js';
import { recordAt, recordsBehind, type Visit, visitRecords } from './records.js';

/** What was found in a file: everything up to `end` was visited. */
export interface Reading {
  readonly path: string;
  readonly format: number;
  /** Files of format 1 have a first line only. */
  readonly header: Header | null;
  readonly end: number;
  readonly size: number;
  /** The number the next batch gets. */
  readonly next: number;
  readonly records: number;
  /** Where the remains of a write end that a crash broke off; `end` when there are none. */
  readonly tornEnd: number;
  /** Ended by its server, not by a crash. */
  readonly isClosed: boolean;
}

/** Reads a file of either format. Damage that no crash explains ends it with a sentence. */
export function readFile(path: string, visit: Visit): Reading {
  return withBytes(path, (bytes) => {
    if (formatOf(path, bytes) === 1) return readOld(path, bytes, visit);
    return readFramed(path, bytes, visit);
  });
}

function readFramed(path: string, bytes: FileBytes, visit: Visit): Reading {
  const header = readHeader(path, bytes);
  let end = HEADER_BYTES;
  let next = header.first;
  let { reserved } = header;
  let records = 0;
  let isClosed = false;
  for (let frame = frameAt(bytes, header.marker, end); frame?.seq === next; ) {
    visitRecords(frame.payload, (record) => {
      records++;
      visit(record);
    });
    ({ end, reserved } = frame);
    isClosed = frame.payload.length === 0;
    next++;
    frame = frameAt(bytes, header.marker, end);
  }
  const behind = countOf(framesBehind(bytes, header.marker, end));
  const readable = `${records} records before it and ${behind} batches behind it are whole`;
  if (behind > 0) throw new DamagedFile(`${path} is damaged at byte ${end}: ${readable}`);
  if (bytes.size < reserved || isCutOff(bytes, header.marker, end)) {
    throw new DamagedFile(`${path} ends too early, at byte ${bytes.size}: ${records} records are whole`);
  }
  const tornEnd = bytes.endWithout(FILLER, end);
  return { path, format: 2, header, end, size: bytes.size, next, records, tornEnd, isClosed };
}

/** Without frames only a whole record tells that more was acknowledged. */
function readOld(path: string, bytes: FileBytes, visit: Visit): Reading {
  let end = OLD_HEADER.length;
  let records = 0;
  for (let found = recordAt(bytes, end); found; found = recordAt(bytes, end)) {
    visit(found.record);
    records++;
    ({ end } = found);
  }
  const behind = countOf(recordsBehind(bytes, end));
  if (behind > 0) {
    const readable = `${records} records before it and ${behind} behind it are whole`;
    throw new DamagedFile(`${path} is damaged at byte ${end}: ${readable}`);
  }
  const { size } = bytes;
  return { path, format: 1, header: null, end, size, next: 1, records, tornEnd: size, isClosed: false };
}

function countOf(found: Iterable<unknown>): number {
  let count = 0;
  for (const _ of found) count++;
  return count;
}
