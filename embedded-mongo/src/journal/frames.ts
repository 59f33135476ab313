import { crc32 } from 'node:zlib';
import type { FileBytes } from './bytes.js';
import { type JournalRecord, MAX_RECORD, sizeOfRecord, writeRecord } from './records.js';

/** What the file is filled with ahead of its frames: a page that came back as zeros is none of it. */
export const FILLER = 0x7e;

/** marker | number | how long the file is | length of the payload | crc32 of all that and the payload */
const AT = { seq: 8, reserved: 14, length: 20, crc: 24 };
export const FRAME_HEAD = 28;
const FULL_FRAME = MAX_RECORD;
const MAX_PAYLOAD = FULL_FRAME + MAX_RECORD;

export interface Frame {
  readonly seq: number;
  readonly reserved: number;
  readonly payload: Buffer;
  /** Where the next one would begin. */
  readonly end: number;
}

export const sizeOfFrame = (records: readonly JournalRecord[]): number =>
  records.reduce((sum, record) => sum + sizeOfRecord(record), FRAME_HEAD);

/** Fills the frame, which is as large as `sizeOfFrame` says. */
export function writeFrame(
  frame: Buffer,
  { marker, seq, reserved }: { marker: Buffer; seq: number; reserved: number },
  records: readonly JournalRecord[],
): void {
  marker.copy(frame);
  frame.writeUIntLE(seq, AT.seq, 6);
  frame.writeUIntLE(reserved, AT.reserved, 6);
  frame.writeUInt32LE(frame.length - FRAME_HEAD, AT.length);
  let at = FRAME_HEAD;
  for (const record of records) at = writeRecord(record, frame, at);
  frame.writeUInt32LE(crcOf(frame), AT.crc);
}

/** The whole frame that begins here, or null. */
export function frameAt(bytes: FileBytes, marker: Buffer, at: number): Frame | null {
  const length = claimedLength(bytes, marker, at);
  if (length === null || at + FRAME_HEAD + length > bytes.size) return null;
  const frame = bytes.slice(at, FRAME_HEAD + length);
  if (frame.length < FRAME_HEAD + length || crcOf(frame) !== frame.readUInt32LE(AT.crc)) return null;
  return {
    seq: frame.readUIntLE(AT.seq, 6),
    reserved: frame.readUIntLE(AT.reserved, 6),
    payload: frame.subarray(FRAME_HEAD),
    end: at + frame.length,
  };
}

/** A frame is only begun where the file has room for it, so one that goes past the end was whole once. */
export function isCutOff(bytes: FileBytes, marker: Buffer, at: number): boolean {
  const length = claimedLength(bytes, marker, at);
  return length !== null && at + FRAME_HEAD + length > bytes.size;
}

/** Every whole frame from here on, whatever lies between. */
export function* framesBehind(bytes: FileBytes, marker: Buffer, from: number): Generator<Frame> {
  let at = bytes.indexOf(marker, from);
  while (at >= 0) {
    const frame = frameAt(bytes, marker, at);
    if (frame) yield frame;
    at = bytes.indexOf(marker, frame?.end ?? at + 1);
  }
}

/** Records in portions that one frame may hold. */
export function portionsOf(records: readonly JournalRecord[]): JournalRecord[][] {
  const portions: JournalRecord[][] = [[]];
  let size = 0;
  for (const record of records) {
    const own = sizeOfRecord(record);
    if (size > 0 && size + own > FULL_FRAME) {
      portions.push([]);
      size = 0;
    }
    portions.at(-1)!.push(record);
    size += own;
  }
  return portions;
}

function claimedLength(bytes: FileBytes, marker: Buffer, at: number): number | null {
  const head = bytes.slice(at, FRAME_HEAD);
  if (head.length < FRAME_HEAD || !head.subarray(0, AT.seq).equals(marker)) return null;
  const length = head.readUInt32LE(AT.length);
  return length <= MAX_PAYLOAD ? length : null;
}

const crcOf = (frame: Buffer): number => crc32(frame.subarray(FRAME_HEAD), crc32(frame.subarray(0, AT.crc)));
