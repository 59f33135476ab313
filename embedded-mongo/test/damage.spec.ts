import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { HEADER_BYTES } from '../src/journal/header.js';
import { salvage } from '../src/store/salvage.js';
import { NAMESPACE, orderBytes, StoreFiles, usedOf } from './store-files.js';

const COUNT = 60;
/** A store with a snapshot and thirty batches in the journal behind it, once as a kill leaves it and once ended well. */
let killed: StoreFiles;
let ended: StoreFiles;
let damaged: StoreFiles;

beforeAll(async () => {
  const files = new StoreFiles();
  const store = await files.filled(COUNT / 2, { size: 400, journalBytes: 5_000 });
  while (!files.names().includes('snapshot-1') || files.names().length > 2) await store.durable();
  for (let n = COUNT / 2; n < COUNT; n++) {
    store.insert(store.find(NAMESPACE)!, orderBytes(n, 400));
    await store.durable();
  }
  killed = files.copy();
  await store.close();
  ended = files.copy();
  files.remove();
});
afterAll(() => {
  for (const files of [killed, ended]) files.remove();
});
afterEach(() => damaged.remove());
