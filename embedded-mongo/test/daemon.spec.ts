import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MongoClient, type MongoServerError } from 'mongodb';
import { type Daemon, startDaemon } from '../scripts/daemon.mjs';
import { builtMain } from './built.js';
import { aDirectory } from './open-store.js';
import { usedOf } from './store-files.js';

/** Each test starts processes, and a busy machine takes its time over that. */
jest.setTimeout(30_000);

let main: string;
const directories: string[] = [];
const children: ChildProcess[] = [];

beforeAll(() => {
  main = builtMain();
});
afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});

/** Whatever a test leaves running ends with it. */
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

const start = (data: string, where?: string[]): Promise<Daemon> =>
  startDaemon(data, { main, where, onSpawn: (child) => children.push(child) });

function directory(): string {
  const made = aDirectory();
  directories.push(made);
  return made;
}

/** Runs it with these arguments until it ends by itself. */
async function refusal(...args: string[]): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [main, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'exit');
  return { code, said };
}

async function using<T>(daemon: Daemon, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = await MongoClient.connect(daemon.uri);
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

describe('starting it alone', () => {
  it('prints its address when ready, keeps what it was told, and ends well on SIGTERM', async () => {
    const data = directory();
    const first = await start(data);
    expect(first.uri).toMatch(/^mongodb:\/\/127\.0\.0\.1:\d+\/\?directConnection=true$/);
    await using(first, (client) => client.db('a').collection('b').insertOne({ hello: 'world' }));
    expect(await first.stop()).toBe(0);
    const second = await start(data);
    expect(await using(second, (client) => client.db('a').collection('b').countDocuments())).toBe(1);
    expect(await second.stop()).toBe(0);
  });

  it('takes away what has expired as often as it is told', async () => {
    const daemon = await start(directory(), ['--port', '0', '--sweep-seconds', '1']);
    await using(daemon, async (client) => {
      const notes = client.db('a').collection('notes');
      await notes.createIndex({ at: 1 }, { expireAfterSeconds: 0 });
      await notes.insertMany([{ at: new Date(0) }, { at: new Date(Date.now() + 600_000) }]);
      while ((await notes.countDocuments()) > 1) await sleep(50);
    });
  });

  it('listens on a unix socket that only its user may open', async () => {
    const data = directory();
    const socket = join(data, 'store.sock');
    const daemon = await start(data, ['--socket', socket]);
    expect(daemon.uri).toBe(`mongodb://${encodeURIComponent(socket)}/?directConnection=true`);
    expect(statSync(socket).mode & 0o777).toBe(0o600);
    await using(daemon, (client) => client.db('a').command({ ping: 1 }));
    await daemon.stop('SIGKILL');
    const again = await start(data, ['--socket', socket]);
    expect(await again.stop()).toBe(0);
  });
});

describe('a start that stops at damage', () => {
  it('names the command that saves what is readable, from any folder, which keeps the damaged files', async () => {
    const data = join(directory(), "Luigi's data");
    mkdirSync(data);
    const daemon = await start(data);
    await using(daemon, async (client) => {
      for (let n = 0; n < 9; n++) await client.db('a').collection('b').insertOne({ n });
    });
    await daemon.stop();
    const journal = readFileSync(join(data, 'journal-0'));
    writeFileSync(join(data, 'journal-0'), journal.fill(0, 500, 520));
    const { code, said } = await refusal('--dir', data, '--port', '0');
    expect(said).toMatch(
      /journal-0 is damaged at byte \d+: \d+ records before it and \d batches behind it are whole; /,
    );
    expect(code).toBe(1);
    const command = said.slice(said.indexOf('saved by: ') + 'saved by: '.length);
    const save = () => execFileSync('sh', ['-c', command], { cwd: tmpdir(), encoding: 'utf8' });
    const saved = save();
    expect(saved).toMatch(/^Saved: 8 documents in 1 collections, from 9 whole records\.$/m);
    const [, kept] = /kept in (.*)\.$/m.exec(saved) ?? [];
    expect(readFileSync(join(String(kept), 'journal-0'))).toEqual(journal);
    const again = await start(data);
    expect(await using(again, (client) => client.db('a').collection('b').countDocuments())).toBe(8);
    await again.stop();
    expect(save()).toMatch(/^Nothing is damaged/);
  });
});

describe('what it refuses to start with', () => {
  it('says who has the data directory', async () => {
    const data = directory();
    const daemon = await start(data);
    const { code, said } = await refusal('--dir', data, '--port', '0');
    expect(said).toBe(`embedded-mongo: The data directory ${data} is in use by process ${daemon.pid}.\n`);
    expect(code).toBe(1);
    await daemon.stop('SIGKILL');
    const next = await start(data);
    expect(await next.stop()).toBe(0);
  });

  it('says that the port is taken, and lets go of the directory', async () => {
    const data = directory();
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const { code, said } = await refusal('--dir', data, '--port', String(port));
    server.close();
    expect(said).toBe(`embedded-mongo: 127.0.0.1:${port} is already in use.\n`);
    expect(code).toBe(1);
    await (await start(data)).stop();
  });

  it.each([
    ['a directory that may not be written', ['--dir', '/sys/kernel', '--port', '0'], /is not writable/],
    ['a file in the place of the directory', ['--dir', '/etc/hostname', '--port', '0'], /is not a directory/],
    ['no directory', ['--port', '0'], /^embedded-mongo: usage: /],
    ['neither port nor socket', ['--dir', '/tmp/unused'], /^embedded-mongo: usage: /],
    ['a port that is none', ['--dir', '/tmp/unused', '--port', '99999'], /not a port: 99999/],
  ])('says one sentence: %s', async (_, args, sentence) => {
    const { code, said } = await refusal(...args);
    expect(said).toMatch(sentence);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });

  it('says that a newer version wrote the data', async () => {
    const data = directory();
    await (await start(data)).stop();
    writeFileSync(join(data, 'journal-0'), 'EMBEDDED-MONGO    9\n');
    const { said } = await refusal('--dir', data, '--port', '0');
    expect(said).toMatch(/journal-0 was written by a newer version \(format 9, this one reads 2\)/);
  });
});

const usedBytes = (data: string) => usedOf(readFileSync(join(data, 'journal-0')));

const limitFiles = (pid: number, bytes: number | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);

/** With not a byte to spare, every kind of write is refused and taken back. */
async function refuseAllKinds(client: MongoClient, { pid }: Daemon, size: number): Promise<void> {
  limitFiles(pid, size);
  const db = client.db('a');
  const docs = db.collection<{ _id: number }>('b');
  const refused = await Promise.allSettled([
    docs.updateOne({ _id: 0 }, { $set: { text: 'changed' } }),
    docs.deleteOne({ _id: 1 }),
    docs.findOneAndUpdate({ _id: 2 }, { $inc: { n: 1 } }),
    docs.createIndex({ text: 1 }),
    db.collection('c').insertOne({}),
    docs.drop(),
  ]);
  expect(refused.map((result) => result.status === 'rejected' && result.reason.code)).toEqual(
    Array(6).fill(14031),
  );
  expect((await db.listCollections().toArray()).map(({ name }) => name)).toEqual(['b']);
  expect(await docs.indexes()).toHaveLength(1);
}

/** Every document with the length of its text. */
async function sizesIn(client: MongoClient): Promise<[number, number][]> {
  const found = await client
    .db('a')
    .collection<{ _id: number; text: string }>('b')
    .find()
    .sort({ _id: 1 })
    .toArray();
  return found.map(({ _id, text }) => [_id, text.length]);
}

describe('a disk that fills up', () => {
  it('refuses the writes it cannot keep, loses nothing, and writes again when there is room', async () => {
    const data = directory();
    let daemon = await start(data);
    const insert = (client: MongoClient, _id: number) =>
      client
        .db('a')
        .collection<{ _id: number; text: string }>('b')
        .insertOne({ _id, text: 'x'.repeat(3000) });
    const kept = await using(daemon, async (client) => {
      const acknowledged: number[] = [];
      for (let n = 0; n < 20; n++) acknowledged.push((await insert(client, n)).insertedId);
      limitFiles(daemon.pid, usedBytes(data) + 10_000);
      const results = await Promise.allSettled(Array.from({ length: 40 }, (_, i) => insert(client, 20 + i)));
      for (const result of results) {
        if (result.status === 'fulfilled') acknowledged.push(result.value.insertedId);
        else expect((result.reason as MongoServerError).code).toBe(14031);
      }
      expect(acknowledged.length).toBeLessThan(60);
      expect(await sizesIn(client)).toEqual(acknowledged.map((_id) => [_id, 3000]));
      await refuseAllKinds(client, daemon, usedBytes(data));
      expect(await sizesIn(client)).toEqual(acknowledged.map((_id) => [_id, 3000]));
      limitFiles(daemon.pid, 'unlimited');
      for (let n = 60; n < 65; n++) acknowledged.push((await insert(client, n)).insertedId);
      return acknowledged;
    });
    await daemon.stop('SIGKILL');
    daemon = await start(data);
    expect(await using(daemon, sizesIn)).toEqual(kept.map((_id) => [_id, 3000]));
    await daemon.stop();
  });
});
