import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { createClient } from 'redis';
import { startStores } from '../../scripts/stores/start-stores.mjs';

jest.setTimeout(60_000);

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'tresen-stores-'));
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

const socketOf = (uri: string) => decodeURIComponent(/%2F[^/?]+/.exec(uri)?.[0] ?? '');
const isAlive = (pid: number) => existsSync(`/proc/${pid}`) && !isZombie(pid);
const isZombie = (pid: number) => !existsSync(`/proc/${pid}/exe`);

async function canStore({ mongoUri, redisUrl }: { mongoUri: string; redisUrl: string }) {
  const mongo = await new MongoClient(mongoUri).connect();
  const redis = await createClient({ url: redisUrl }).connect();
  await mongo.db().collection<{ _id: string }>('guests').insertOne({ _id: 'Lucia' });
  await redis.set('guest', 'Jonas');
  const stored = [(await mongo.db().collection('guests').findOne({}))?._id, await redis.get('guest')];
  await mongo.close();
  await redis.close();
  return stored;
}

it('opens the stores to nobody else and to no network', async () => {
  const stores = await startStores({ dataDir: dir });
  expect(await canStore(stores)).toEqual(['Lucia', 'Jonas']);
  expect(statSync(path.dirname(socketOf(stores.mongoUri))).mode & 0o777).toBe(0o700);
  expect(stores.redisUrl).toMatch(/^unix:\/\//);
  await stores.stop();
});

it('lets Redis forget nothing: a synced journal and no eviction', async () => {
  const stores = await startStores({ dataDir: dir });
  const redis = await createClient({ url: stores.redisUrl }).connect();
  const settings = await redis.configGet(['appendonly', 'appendfsync', 'maxmemory-policy', 'port']);
  expect(settings).toEqual({
    appendonly: 'yes',
    appendfsync: 'always',
    'maxmemory-policy': 'noeviction',
    port: '0',
  });
  await redis.close();
  await stores.stop();
});

it('starts in a folder whose path is too long for a socket', async () => {
  const deep = path.join(dir, 'a-rather-long-folder-name'.repeat(5));
  const stores = await startStores({ dataDir: deep });
  expect(await canStore(stores)).toEqual(['Lucia', 'Jonas']);
  const folder = path.dirname(socketOf(stores.mongoUri));
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  await stores.stop();
  rmSync(folder, { recursive: true });
});

it('starts a store again that was killed, at the same address and with what it held', async () => {
  const stores = await startStores({ dataDir: dir, restart: true });
  await canStore(stores);
  for (const store of [stores.mongo, stores.redis]) {
    const before = store.pid;
    process.kill(before, 'SIGKILL');
    while (store.pid === before || !isAlive(store.pid))
      await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const redis = await createClient({ url: stores.redisUrl }).connect();
  expect(await redis.get('guest')).toBe('Jonas');
  await redis.close();
  await stores.stop();
});

it('starts a store again that lives and no longer answers', async () => {
  const stores = await startStores({ dataDir: dir, restart: true, silenceMs: 1_200 });
  await canStore(stores);
  for (const store of [stores.mongo, stores.redis]) {
    const before = store.pid;
    process.kill(before, 'SIGSTOP');
    while (store.pid === before || !isAlive(store.pid))
      await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const mongo = await new MongoClient(stores.mongoUri).connect();
  expect(await mongo.db().collection('guests').countDocuments()).toBe(1);
  await mongo.close();
  await stores.stop();
});

it('says in one sentence that the queue is damaged, and what to do', async () => {
  await (await startStores({ dataDir: dir })).stop();
  const files = path.join(dir, 'redis', 'appendonlydir');
  const [journal = ''] = readdirSync(files).filter((name) => name.endsWith('.incr.aof'));
  writeFileSync(path.join(files, journal), 'no journal at all\n');
  const queue = path.join(dir, 'redis');
  await expect(startStores({ dataDir: dir })).rejects.toThrow(
    `Die Warteschlange in ${queue} ist beschädigt. Bestellungen, Speisekarte und Konten liegen woanders und sind nicht betroffen; es kann nur fehlen, was gerade auf Druck oder Versand wartete. Bitte beiseitelegen und neu starten: mv ${queue} ${queue}.beschaedigt`,
  );
});

it('takes its stores along when it is killed, and the next start waits for them', async () => {
  const script = `
    const { startStores } = await import('./scripts/stores/start-stores.mjs');
    const { mongo, redis } = await startStores({ dataDir: ${JSON.stringify(dir)} });
    console.log(JSON.stringify([mongo.pid, redis.pid]));
    setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(parent.stdout, 'data');
  const pids: number[] = JSON.parse(String(line));
  expect(pids.map(isAlive)).toEqual([true, true]);
  parent.kill('SIGKILL');
  const stores = await startStores({ dataDir: dir });
  expect(pids.map(isAlive)).toEqual([false, false]);
  expect(await canStore(stores)).toEqual(['Lucia', 'Jonas']);
  await stores.stop();
});

it('uses addresses that are given and starts nothing', async () => {
  const given = { mongodbUri: 'mongodb://db.example/tresen', redisUrl: 'redis://cache.example' };
  const stores = await startStores({ dataDir: dir, ...given });
  expect([stores.mongoUri, stores.redisUrl]).toEqual([given.mongodbUri, given.redisUrl]);
  expect([stores.engine, stores.mongo.pid, stores.redis.pid]).toEqual(['given', null, null]);
});
