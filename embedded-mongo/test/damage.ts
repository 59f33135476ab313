import { existsSync } from 'node:fs';
import { salvage } from '../src/store/salvage.js';
import { NAMESPACE, orderBytes, StoreFiles } from './store-files.js';

export const ORDERS = 55;
/** Hundreds of starts need no disk. */
const MEMORY = '/dev/shm';

/** A snapshot of 31 orders and 24 batches behind it: as a kill leaves it, and as a good end does. */
export async function killedAndEnded(): Promise<{ killed: StoreFiles; ended: StoreFiles }> {
  const files = new StoreFiles(existsSync(MEMORY) ? MEMORY : undefined);
  await (await files.filled(30, { size: 400 })).close();
  const rotating = await files.open(10_000);
  rotating.insert(rotating.ensure(NAMESPACE), orderBytes(30, 400));
  await rotating.durable();
  await rotating.close();
  const store = await files.open();
  for (let n = 31; n < ORDERS; n++) {
    store.insert(store.ensure(NAMESPACE), orderBytes(n, 400));
    await store.durable();
  }
  const killed = files.copy();
  await store.close();
  const ended = files.copy();
  files.remove();
  return { killed, ended };
}

export type Outcome = 'stops' | 'torn' | 'whole' | 'lost';

/** What a start makes of the files: it stops with a sentence, says that it laid something aside, or has everything. */
export async function outcomeOf(files: StoreFiles): Promise<{ outcome: Outcome; said: string }> {
  try {
    const found = await files.contents();
    const said = files.log.join('\n');
    if (said.includes('are kept as')) return { outcome: 'torn', said };
    return { outcome: found.length === ORDERS ? 'whole' : 'lost', said };
  } catch (error) {
    return { outcome: 'stops', said: (error as Error).message };
  }
}

/** How many orders are there once what is readable was saved. */
export async function salvagedFrom(files: StoreFiles): Promise<number> {
  await salvage(files.directory, () => undefined);
  return (await files.contents()).length;
}

export type Change = (bytes: Buffer) => Buffer | undefined;

export const flip =
  (at: number | ((bytes: Buffer) => number), bit = 1): Change =>
  (bytes) => {
    const place = typeof at === 'number' ? at : at(bytes);
    bytes.writeUInt8(bytes.readUInt8(place) ^ bit, place);
    return undefined;
  };

export const zeroPage =
  (page: number): Change =>
  (bytes) =>
    void bytes.fill(0, page * 4096, (page + 1) * 4096);

export const cutTo =
  (length: number | ((bytes: Buffer) => number)): Change =>
  (bytes) =>
    bytes.subarray(0, typeof length === 'number' ? length : length(bytes));
