import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from '../setup/paths.mjs';
import { ask } from './ask.mjs';
import { unpackRedis } from './redis-package.mjs';
import { redisProblem } from './redis-problem.mjs';
import { startStore } from './store-child.mjs';

/**
 * `always`: Redis answers after the fsync, so a job that was taken is still there after any crash. (`everysec` may
 * answer before it has written at all while an fsync is under way.) Nothing is evicted: a queue is no cache.
 */
const SETTINGS = {
  port: '0',
  unixsocketperm: '700',
  appendonly: 'yes',
  appendfsync: 'always',
  'maxmemory-policy': 'noeviction',
  save: '',
  daemonize: 'no',
};

/** While Redis reads its journal it answers -LOADING. */
const PING = 'PING\r\n';

const socketIn = (socketDir) => path.join(socketDir, 'redis.sock');

export const redisUrlIn = (socketDir) => `unix://${socketIn(socketDir)}`;

export async function startRedis({ dataDir, socketDir, say }) {
  const name = 'redis-server';
  const log = path.join(dataDir, 'log', 'redis.log');
  const dir = path.join(dataDir, 'redis');
  const { command, env } = await redisProgram(dataDir, say);
  const socket = socketIn(socketDir);
  const settings = { ...SETTINGS, unixsocket: socket, dir, logfile: log };
  const args = Object.entries(settings).flatMap(([key, value]) => [`--${key}`, value]);
  const started = startStore({ name, dir, log, command, args, env });
  started.child.stdout.resume();
  if (!(await answersSoon(socket, started))) throw redisProblem(dir, log, await started.ended);
  const answers = async (patienceMs) => (await ask(socket, PING, patienceMs)) !== '';
  return { ...started, answers };
}

async function redisProgram(dataDir, say) {
  const command = findProgram('redis-server');
  return command ? { command, env: process.env } : unpackRedis(path.join(dataDir, 'redis-server'), say);
}

async function answersSoon(socket, { ended }) {
  let over = false;
  ended.then(() => {
    over = true;
  });
  while (!over) {
    if ((await ask(socket, PING)).startsWith('+PONG')) return true;
    await sleep(20);
  }
  return false;
}
