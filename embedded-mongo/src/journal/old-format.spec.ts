import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { bytesOfRecord, NAMESPACE, orderBytes, putBytes, StoreFiles } from '../../test/store-files.js';
import { OLD_HEADER } from './header.js';
import { catalogRecord, OP } from './records.js';

let files: StoreFiles;
beforeEach(() => {
  files = new StoreFiles();
});
afterEach(() => files.remove());

const RECORDS = [
  bytesOfRecord(catalogRecord(NAMESPACE, { kind: 'create' })),
  ...[0, 1, 2].map((n) => putBytes(orderBytes(n))),
];
const END = bytesOfRecord({ op: OP.end, namespace: '', body: Buffer.alloc(0) });

const write = (name: string, ...parts: Buffer[]) =>
  writeFileSync(files.path(name), Buffer.concat([OLD_HEADER, ...parts]));

const ids = async () => (await files.contents()).map(({ _id }) => _id);

describe('a journal of the format before', () => {
  it('is read, written on beside, and gone with the first snapshot', async () => {
    write('journal-0', ...RECORDS);
    const store = await files.open(100);
    expect(files.names()).toEqual(['journal-0', 'journal-1']);
    for (const n of [7, 8]) {
      store.insert(store.find(NAMESPACE)!, orderBytes(n));
      await store.durable();
    }
    await store.close();
    expect(files.names()).toEqual([expect.stringMatching(/^journal-/), expect.stringMatching(/^snapshot-/)]);
    expect(await ids()).toEqual([0, 1, 2, 7, 8]);
  });

  it('is read behind its snapshot', async () => {
    write('snapshot-3', ...RECORDS, END);
    write('journal-3', putBytes(orderBytes(5)));
    expect(await ids()).toEqual([0, 1, 2, 5]);
    expect(await ids()).toEqual([0, 1, 2, 5]);
  });

  it('may end in half a record, which is laid aside', async () => {
    write('journal-0', ...RECORDS, putBytes(orderBytes(3)).subarray(0, 40));
    expect(await ids()).toEqual([0, 1, 2]);
    expect(files.log.join()).toMatch(/its 40 bytes are kept as .*journal-0\.cut-/);
    expect(await ids()).toEqual([0, 1, 2]);
    expect(files.log).toHaveLength(1);
  });

  it('may end in half a record before one that is still empty', async () => {
    write('journal-0', ...RECORDS, Buffer.alloc(40, 1));
    write('journal-1');
    expect(await ids()).toEqual([0, 1, 2]);
    expect(await ids()).toEqual([0, 1, 2]);
  });

  it('may have been killed before its first line', async () => {
    writeFileSync(files.path('journal-0'), OLD_HEADER.subarray(0, 7));
    expect(await ids()).toEqual([]);
    expect(await ids()).toEqual([]);
  });

  it.each<[string, () => void, RegExp]>([
    [
      'a whole record lies behind the damage',
      () => write('journal-0', ...RECORDS.slice(0, 2), Buffer.alloc(30, 1), ...RECORDS.slice(3)),
      /journal-0 is damaged at byte \d+: 2 records before it and 1 behind it are whole/,
    ],
    [
      'a record follows in the next journal',
      () => {
        write('journal-0', ...RECORDS, Buffer.alloc(40, 1));
        write('journal-1', putBytes(orderBytes(5)));
      },
      /journal-0 is damaged at byte \d+/,
    ],
    [
      'the snapshot has no end',
      () => {
        write('snapshot-3', ...RECORDS);
        write('journal-3');
      },
      /snapshot-3 is damaged at byte \d+/,
    ],
    ['a journal is missing', () => write('snapshot-3', ...RECORDS, END), /journal-3 is missing/],
    ['a snapshot is missing', () => write('journal-3'), /journal-0 is missing, or .*snapshot-3/],
  ])('stops the start when %s', async (_, arrange, sentence) => {
    arrange();
    await expect(files.open()).rejects.toThrow(sentence);
  });
});
