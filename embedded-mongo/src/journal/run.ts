import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { withBytes } from './bytes.js';
import { DamagedFile } from './damage.js';
import { OLD_HEADER } from './header.js';
import { type Reading, readFile } from './reading.js';
import type { Visit } from './records.js';
import { readSnapshot } from './snapshot.js';

/** Tells a directory that has lost its files from one that never had any. */
const MARK = 'embedded-mongo.json';

export interface Run {
  readonly snapshotBytes: number;
  readonly newest: number;
  /** The newest journal; null in a directory that is new. */
  readonly last: Reading | null;
}

export const markOf = (directory: string): string => join(directory, MARK);
export const journalPath = (directory: string, number: number): string =>
  join(directory, `journal-${number}`);
export const snapshotPath = (directory: string, number: number): string =>
  join(directory, `snapshot-${number}`);

export function numbersIn(directory: string, kind: string): number[] {
  const pattern = new RegExp(`^${kind}-(\\d+)$`);
  const matches = readdirSync(directory).map((name) => pattern.exec(name));
  return matches.flatMap((match) => (match ? [Number(match[1])] : [])).sort((a, b) => a - b);
}

/**
 * Reads the newest snapshot and the journals from its number on, which are the whole truth: each of them has to be there,
 * and each to begin where the one before ends. Only the last may end in what a crash broke off.
 */
export function readRun(directory: string, visit: Visit): Run {
  const newest = numbersIn(directory, 'snapshot').at(-1) ?? 0;
  const journals = numbersIn(directory, 'journal').filter((number) => number >= newest);
  if (isNew(directory, newest, journals)) return { snapshotBytes: 0, newest, last: null };
  refuseGaps(directory, newest, journals);
  const snapshot = newest > 0 ? readSnapshot(snapshotPath(directory, newest), visit) : null;
  const readings = journals.map((number) => readJournal(directory, number, visit));
  refuseBreaks([...(snapshot ? [{ ...snapshot, next: snapshot.header?.first ?? 1 }] : []), ...readings]);
  return { snapshotBytes: snapshot?.size ?? 0, newest, last: readings.at(-1) ?? null };
}

const isNew = (directory: string, newest: number, journals: readonly number[]): boolean =>
  newest === 0 && journals.length === 0 && !existsSync(markOf(directory));

function refuseGaps(directory: string, newest: number, journals: readonly number[]): void {
  for (let number = newest; number <= Math.max(newest, ...journals); number++) {
    if (journals.includes(number)) continue;
    const instead = newest === 0 && journals[0] ? `, or ${snapshotPath(directory, journals[0])}` : '';
    throw new DamagedFile(`${journalPath(directory, number)} is missing${instead}`);
  }
}

/** The format before gave a journal its name before it had its first line. */
function readJournal(directory: string, number: number, visit: Visit): Reading {
  const path = journalPath(directory, number);
  if (existsSync(markOf(directory))) return readFile(path, visit);
  const start = withBytes(path, (bytes) => Buffer.from(bytes.slice(0, OLD_HEADER.length)));
  if (start.length >= OLD_HEADER.length || !OLD_HEADER.subarray(0, start.length).equals(start))
    return readFile(path, visit);
  const { length: size } = start;
  return {
    path,
    format: 1,
    header: null,
    end: 0,
    size,
    next: 1,
    records: 0,
    tornEnd: size,
    isClosed: false,
  };
}

function refuseBreaks(readings: readonly Reading[]): void {
  for (const [index, before] of readings.slice(0, -1).entries()) {
    const after = readings[index + 1]!;
    const isTorn = before.tornEnd > before.end;
    const wasFollowed = after.format > 1 || readings.slice(index + 1).some(({ records }) => records > 0);
    if (isTorn && wasFollowed) throw new DamagedFile(`${before.path} is damaged at byte ${before.end}`);
    if (before.format > 1 && after.header?.first !== before.next) {
      throw new DamagedFile(
        `${before.path} goes up to batch ${before.next - 1}, and ${after.path} begins with ${after.header?.first}`,
      );
    }
  }
}
