import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FRAME_HEAD } from '../src/journal/frames.js';
import { HEADER_BYTES } from '../src/journal/header.js';
import {
  type Change,
  cutTo,
  flip,
  killedAndEnded,
  ORDERS,
  outcomeOf,
  salvagedFrom,
  zeroPage,
} from './damage.js';
import { orderBytes, putBytes, type StoreFiles, usedOf } from './store-files.js';

let sound: { killed: StoreFiles; ended: StoreFiles };
let files: StoreFiles;

beforeAll(async () => {
  sound = await killedAndEnded();
});
afterAll(() => {
  for (const each of Object.values(sound)) each.remove();
});
afterEach(() => files.remove());

/** Each frame of the journal holds one order. */
const FRAME = FRAME_HEAD + putBytes(orderBytes(40, 400)).length;
const frameAt = (index: number) => HEADER_BYTES + index * FRAME;
const lastOf = (bytes: Buffer) => usedOf(bytes) - 100;

const stopping: [string, string, Change | null][] = [
  ['the first line of the journal', 'journal-1', flip(3)],
  ['the version of the journal', 'journal-1', flip(18, 2)],
  ['the marker of the journal', 'journal-1', flip(22)],
  ['the check sum of the header', 'journal-1', flip(46)],
  ['the marker of a batch in the middle', 'journal-1', flip(frameAt(7) + 2)],
  ['the number of a batch in the middle', 'journal-1', flip(frameAt(7) + 8)],
  ['the length of a batch in the middle', 'journal-1', flip(frameAt(7) + 20)],
  ['the length of a batch in the middle, making it huge', 'journal-1', flip(frameAt(7) + 23, 128)],
  ['the check sum of a batch in the middle', 'journal-1', flip(frameAt(7) + 24)],
  ['an order in the middle', 'journal-1', flip(frameAt(7) + 200)],
  ['the first batch', 'journal-1', flip(frameAt(0) + 60)],
  ['a page of the journal that came back as zeros', 'journal-1', zeroPage(1)],
  ['the first page of the journal that came back as zeros', 'journal-1', zeroPage(0)],
  ['a journal that is cut off in the middle of a batch', 'journal-1', cutTo(frameAt(5) + 50)],
  ['a journal that is cut off between two batches', 'journal-1', cutTo(frameAt(5))],
  ['a journal that is cut off after its header', 'journal-1', cutTo(HEADER_BYTES)],
  ['a journal that is cut off within its header', 'journal-1', cutTo(7)],
  ['an empty journal', 'journal-1', cutTo(0)],
  ['a missing journal', 'journal-1', null],
  ['a missing snapshot', 'snapshot-1', null],
  ['the header of the snapshot', 'snapshot-1', flip(30)],
  ['an order in the snapshot', 'snapshot-1', flip(5000)],
  ['a page of the snapshot that came back as zeros', 'snapshot-1', zeroPage(2)],
  ['the end of the snapshot', 'snapshot-1', flip((bytes) => bytes.length - 1)],
  ['a snapshot that is cut off', 'snapshot-1', cutTo(9000)],
  ['an empty snapshot', 'snapshot-1', cutTo(0)],
];

describe.each(['killed', 'ended'] as const)('a store that was %s', (end) => {
  it.each(stopping)('does not start with damage to %s', async (_, name, change) => {
    files = sound[end].copy();
    if (change) files.change(name, change);
    else rmSync(files.path(name));
    const before = files.names().map((each) => files.read(each).toString('base64'));
    const { outcome, said } = await outcomeOf(files);
    expect(outcome).toBe('stops');
    if (!said.includes('newer version')) expect(said).toMatch(/saved by: node .* --salvage --dir \/.*$/);
    expect(files.names().map((each) => files.read(each).toString('base64'))).toEqual(before);
  });

  it('starts whole when it is not damaged', async () => {
    files = sound[end].copy();
    expect(await outcomeOf(files)).toEqual({ outcome: 'whole', said: '' });
  });
});

describe('damage to the last batch', () => {
  it('is taken for what a crash broke off where the server was killed', async () => {
    files = sound.killed.copy();
    files.change('journal-1', flip(lastOf));
    expect((await outcomeOf(files)).outcome).toBe('torn');
    expect(files.names().filter((name) => name.includes('.cut-'))).toHaveLength(1);
    expect(await files.contents()).toHaveLength(ORDERS - 1);
  });

  it('stops the start where the server ended well', async () => {
    files = sound.ended.copy();
    files.change('journal-1', flip(lastOf));
    expect((await outcomeOf(files)).outcome).toBe('stops');
  });
});

const sites = fc.record({
  end: fc.constantFrom('killed' as const, 'ended' as const),
  name: fc.constantFrom('journal-1', 'journal-1', 'snapshot-1'),
  where: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  bits: fc.integer({ min: 1, max: 255 }),
});

describe('damage to any byte', () => {
  it('stops the start, is said to be laid aside, or costs nothing; and what it did not hit is saved', async () => {
    await fc.assert(
      fc.asyncProperty(sites, async ({ end, name, where, bits }) => {
        files = sound[end].copy();
        const place = Math.floor(where * (usedOf(files.read(name)) + FRAME_HEAD));
        files.change(name, (bytes) => flip(Math.min(place, bytes.length - 1), bits)(bytes));
        const { outcome } = await outcomeOf(files);
        expect(['stops', 'torn', 'whole']).toContain(outcome);
        if (outcome === 'stops') expect(await salvagedFrom(files)).toBeGreaterThanOrEqual(ORDERS - 1);
        if (outcome === 'torn') expect((await files.contents()).length).toBeGreaterThanOrEqual(ORDERS - 1);
        files.remove();
      }),
      { numRuns: 150 },
    );
  }, 30_000);

  it('is no less noticed when the rest of the file is gone', async () => {
    await fc.assert(
      fc.asyncProperty(sites, async ({ end, name, where }) => {
        files = sound[end].copy();
        files.change(name, (bytes) => bytes.subarray(0, Math.floor(where * bytes.length)));
        expect((await outcomeOf(files)).outcome).toBe('stops');
        files.remove();
      }),
      { numRuns: 60 },
    );
  });
});
