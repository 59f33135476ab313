import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { noteStore, refuseLostStore } from '../setup/known-store.mjs';
import { keepRunning } from './keep-running.mjs';
import { chooseMongo, mongoUriOf, startMongo } from './mongo.mjs';
import { redisUrlIn, startRedis } from './redis.mjs';
import { socketDirFor } from './socket-dir.mjs';

/**
 * The two stores on one data directory; addresses that are given are used instead of a child of our own.
 * With `restart` a store that dies, or does not answer for `silenceMs`, is started again at the same address;
 * `onLost(problem)` hears when that is hopeless. `sweepSeconds`: how often the embedded store takes away what has expired.
 *
 * @param {{
 *   dataDir: string, mongodbUri?: string, redisUrl?: string, restart?: boolean, silenceMs?: number,
 *   sweepSeconds?: number, onLost?: (lost: { message?: string }) => unknown, say?: (line: string) => unknown,
 * }} options
 */
export async function startStores({
  dataDir,
  mongodbUri,
  redisUrl,
  restart = false,
  silenceMs,
  sweepSeconds,
  onLost = () => {},
  say,
}) {
  const {
    engine,
    mongoUri,
    redisUrl: queueUrl,
    seedDemo,
    ...where
  } = planStores({ dataDir, mongodbUri, redisUrl });
  const rules = { restart, onLost, silenceMs };
  const [mongo, redis] = await bothOrNone(
    mongodbUri ? given() : keepRunning(() => startMongo(engine, { ...where, sweepSeconds, say }), rules),
    redisUrl ? given() : keepRunning(() => startRedis({ ...where, say }), rules),
  );
  noteStore(where.dataDir, engine);
  const both = (verb) => Promise.all([mongo[verb](), redis[verb]()]);
  return {
    engine,
    seedDemo,
    mongoUri,
    redisUrl: queueUrl,
    mongo,
    redis,
    stop: () => both('stop'),
    kill: () => both('kill'),
  };
}

/**
 * Where the stores will be, before they are there: whoever needs them may begin to start beside them.
 *
 * @param {{ dataDir: string, mongodbUri?: string, redisUrl?: string }} options
 */
export function planStores({ dataDir, mongodbUri, redisUrl }) {
  const dir = path.resolve(dataDir);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const socketDir = socketDirFor(dir);
  const engine = mongodbUri ? 'given' : chooseMongo(dir);
  refuseLostStore(dir, engine);
  return {
    dataDir: dir,
    socketDir,
    engine,
    seedDemo: engine === 'embedded-mongo' ? '1' : '',
    mongoUri: mongodbUri || mongoUriOf(engine, socketDir),
    redisUrl: redisUrl || redisUrlIn(socketDir),
  };
}

const given = async () => ({ pid: null, stop: async () => {}, kill: async () => {} });

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
