import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { PACKED } from '../../scripts/setup/app.mjs';
import { MIGRATIONS } from '../../src/migrations/migrations.js';
import { batchesOf } from '../../src/platform/migrations/batches.js';
import type { Migration } from '../../src/platform/migrations/migration.js';
import { Migrator } from '../../src/platform/migrations/migrator.js';
import { storesOfRun } from '../support/env.js';

const LEASE_MS = 1_200;
const GUESTS = 60;

interface Guest {
  _id: string;
  greeted?: number;
}

type MongoClient = mongoose.mongo.MongoClient;

let uri: string;
const clients: MongoClient[] = [];
let children: ChildProcess[] = [];
let said: string[] = [];

beforeEach(() => {
  uri = storesOfRun().MONGODB_URI;
  said = [];
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
});
afterAll(() => Promise.all(clients.map((client) => client.close())));

async function open(): Promise<MongoClient> {
  const client = await new mongoose.mongo.MongoClient(uri, { monitorCommands: true }).connect();
  clients.push(client);
  return client;
}

const log = {
  info: (line: string) => void said.push(line),
  error: () => undefined,
} as unknown as ConstructorParameters<typeof Migrator>[2];

async function upToDate(migrations: readonly Migration[], leaseMs = LEASE_MS): Promise<void> {
  await new Migrator((await open()).db(), migrations, log, leaseMs).bringUpToDate();
}

const begun = () => said.filter((line) => line.endsWith('begins.'));
const marks = async () => (await open()).db().collection<{ _id: number | string }>('migrations');
const numbersIn = async () => (await (await marks()).find({}).toArray()).map(({ _id }) => _id).sort();

async function someGuests() {
  const guests = (await open()).db().collection<Guest>('guests');
  const names = Array.from({ length: GUESTS }, (_, index) => `guest-${String(index).padStart(2, '0')}`);
  await guests.insertMany(names.map((_id) => ({ _id })));
  return guests;
}

/** Greets those who have not been, ten at a time; `each` hears of every batch. */
const greeting = (each: () => Promise<void> | void = () => undefined): Migration => ({
  number: 1,
  name: 'greet',
  async run({ store, assertHeld }) {
    const guests = store.collection<Guest>('guests');
    for await (const batch of batchesOf(guests, {}, 10)) {
      await assertHeld();
      const ids = batch.map(({ _id }) => _id);
      await guests.updateMany({ _id: { $in: ids }, greeted: { $exists: false } }, { $set: { greeted: 0 } });
      await each();
    }
  },
});

const quick = (number: number, run: () => Promise<void> | void = () => undefined): Migration => ({
  number,
  name: `step-${number}`,
  run: async () => run(),
});

describe('processes that start', () => {
  it('together run each migration once and in its order, and all of them wait for the last', async () => {
    const ran: number[] = [];
    let ended = 0;
    const slow = (number: number) =>
      quick(number, async () => {
        ran.push(number);
        await sleep(150);
        ended = number;
      });
    const starts = [1, 2, 3, 4].map(async () => {
      await upToDate([slow(1), slow(2)]);
      return ended;
    });
    expect(await Promise.all(starts)).toEqual([2, 2, 2, 2]);
    expect(ran).toEqual([1, 2]);
    expect(await numbersIn()).toEqual([1, 2]);
  });

  it('run only what has been added since', async () => {
    await upToDate([quick(1)]);
    await upToDate([quick(1), quick(2)]);
    expect(begun()).toEqual(['Migration 001-step-1 begins.', 'Migration 002-step-2 begins.']);
  });

  it('on a store that is up to date ask it one question and write nothing', async () => {
    await upToDate([quick(1)]);
    const client = await open();
    const commands: string[] = [];
    client.on('commandStarted', ({ commandName }) => commands.push(commandName));
    await new Migrator(client.db(), [quick(1)], log).bringUpToDate();
    expect(commands).toEqual(['find']);
  });
});

describe('a migration that was killed half way', () => {
  it('is begun again when its lease has run out, and does nothing twice', async () => {
    const guests = await someGuests();
    const child = spawn(process.execPath, ['test/support/migrating.mjs'], {
      env: { ...process.env, MONGODB_URI: uri, LEASE_MS: String(LEASE_MS) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      out += text;
    });
    while (out.split('batch').length < 3) await sleep(5);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const before = await guests.find({ greeted: { $exists: true } }).toArray();
    expect(before.length).toBeGreaterThanOrEqual(20);
    expect(before.length).toBeLessThan(GUESTS);
    expect(await numbersIn()).toEqual(['lease']);

    await upToDate([greeting()]);
    expect(said).toContain('Another process brings the data up to date, this one waits.');
    const after = await guests.find({}).toArray();
    expect(after.filter(({ greeted }) => greeted === child.pid)).toEqual(before);
    expect(after.filter(({ greeted }) => greeted === 0)).toHaveLength(GUESTS - before.length);
    expect(await numbersIn()).toEqual([1]);
  });

  it('leaves its lease to nobody while it still works', async () => {
    await someGuests();
    let done = false;
    const working = upToDate([greeting(() => sleep(LEASE_MS / 2))]).then(() => {
      done = true;
    });
    while (begun().length === 0) await sleep(5);
    await upToDate([greeting()]);
    expect(begun()).toHaveLength(1);
    await working;
    expect(done).toBe(true);
  });

  it('stops at the next batch when another process holds the lease, and marks nothing as done', async () => {
    await someGuests();
    let batches = 0;
    const stolen = greeting(async () => {
      batches += 1;
      if (batches > 1) return;
      await (await marks()).updateOne({ _id: 'lease' }, { $set: { holder: 'somebody else' } });
      await sleep(LEASE_MS);
      expect(await numbersIn()).toEqual(['lease']);
    });
    await upToDate([stolen]);
    expect(said).toContain('Another process goes on with the migrations.');
    // Once until the lease was gone, and all six after the other one stood still.
    expect(batches).toBe(7);
    expect(await numbersIn()).toEqual([1]);
  });

  it('says why it failed also when the store has gone by then', async () => {
    const client = await open();
    const cutOff: Migration = {
      number: 1,
      name: 'cut-off',
      run: async () => {
        await client.close();
        throw new Error('the store has gone');
      },
    };
    const migrator = new Migrator(client.db(), [cutOff], log, LEASE_MS);
    await expect(migrator.bringUpToDate()).rejects.toThrow('Schritt 001-cut-off: the store has gone');
  });

  it('says in one sentence why it failed, and goes on at the next start', async () => {
    const guests = await someGuests();
    let batches = 0;
    const failing = greeting(() => {
      batches += 1;
      if (batches === 2) throw new Error('the disk is full');
    });
    await expect(upToDate([quick(2), failing].reverse())).rejects.toThrow(
      /Schritt 001-greet: the disk is full.*nichts verloren/,
    );
    expect(await numbersIn()).toEqual([]);
    await upToDate([failing, quick(2)]);
    expect(await guests.countDocuments({ greeted: 0 })).toBe(GUESTS);
    expect(await numbersIn()).toEqual([1, 2]);
  });
});

describe('a store of a newer version', () => {
  it.each(['web', 'worker'])('is refused by the role %s in one sentence, and left alone', async (role) => {
    await (await marks()).insertOne({ _id: 99 });
    const { code, out, error } = await startedAs(role);
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(error.trim().split('\n')).toEqual([
      `Die gespeicherten Daten stammen von einer neueren Version (Stand 99, diese Version kennt ${MIGRATIONS.length}); ` +
        'bitte Tresen aktualisieren oder die Sicherung von vor dem Update zurückspielen.',
    ]);
    expect(await numbersIn()).toEqual([99]);
  });
});

async function startedAs(ROLE: string) {
  const env = {
    ...process.env,
    ...storesOfRun(),
    NODE_ENV: 'production',
    NODE_OPTIONS: '',
    MONGODB_URI: uri,
    ROLE,
    PORT: '0',
    LOG_LEVEL: 'info',
    SECRET_KEYS: `test:${'5'.repeat(64)}`,
    JWT_SECRET: 'only-for-tests-and-long-enough-to-sign',
  };
  const child = spawn(process.execPath, PACKED, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  const told = { out: '', error: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    told.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    told.error += text;
  });
  const [code] = await once(child, 'close');
  return { code, ...told };
}
