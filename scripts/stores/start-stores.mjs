import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { noteStore, refuseLostStore } from '../setup/known-store.mjs';
import { keepRunning } from './keep-running.mjs';
import { chooseMongo, startMongo } from './mongo.mjs';
import { startRedis } from './redis.mjs';
import { socketDirFor } from './socket-dir.mjs';

/**
 * The two stores on one data directory; addresses that are given are used instead of a child of our own.
 * With `restart` a store that dies, or does not answer for `silenceMs`, is started again at the same address;
 * `onLost(problem)` hears when that is hopeless.
 *
 * @param {{
 *   dataDir: string, mongodbUri?: string, redisUrl?: string, restart?: boolean, silenceMs?: number,
 *   onLost?: (lost: { message?: string }) => unknown, say?: (line: string) => unknown,
 * }} options
 */
export async function startStores({
  dataDir,
  mongodbUri,
  redisUrl,
  restart = false,
  silenceMs,
  onLost = () => {},
  say,
}) {
  const dir = path.resolve(dataDir);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const where = { dataDir: dir, socketDir: socketDirFor(dir), say };
  const engine = mongodbUri ? 'given' : chooseMongo(dir);
  refuseLostStore(dir, engine);
  const rules = { restart, onLost, silenceMs };
  const [mongo, redis] = await bothOrNone(
    mongodbUri ? given(mongodbUri) : run(() => startMongo(engine, where), rules),
    redisUrl ? given(redisUrl) : run(() => startRedis(where), rules),
  );
  noteStore(dir, engine);
  const both = (verb) => Promise.all([mongo[verb](), redis[verb]()]);
  return {
    engine,
    seedDemo: engine === 'embedded-mongo' ? '1' : '',
    mongoUri: mongo.url,
    redisUrl: redis.url,
    mongo,
    redis,
    stop: () => both('stop'),
    kill: () => both('kill'),
  };
}

async function run(start, rules) {
  let url = '';
  const kept = await keepRunning(async () => {
    const started = await start();
    url = started.url;
    return started;
  }, rules);
  return Object.assign(kept, { url });
}

const given = async (url) => ({ url, pid: null, stop: async () => {}, kill: async () => {} });

/** When one store cannot start, the other must not stay behind. */
async function bothOrNone(...starting) {
  const results = await Promise.allSettled(starting);
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) {
    await Promise.all(results.map(({ value }) => value?.stop()));
    throw failed.reason;
  }
  return results.map(({ value }) => value);
}
