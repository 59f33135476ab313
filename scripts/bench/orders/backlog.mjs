import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'redis';
import { Problem } from '../../setup/problem.mjs';

/** A look counts what waits in the store, which is not free while much does. */
const EVERY_MS = 1_000;
const QUEUES = ['outbox', 'docket', 'mail', 'mail-bag'];

/** Watches what waits for the worker, in the stores themselves: the product is busy with orders. */
export async function watchBacklog({ later }, { stores }, { unread }) {
  const redis = await createClient({ url: stores.redisUrl }).connect();
  later(() => redis.close());
  let most = 0;
  const look = async () => {
    const counts = await Promise.all([unread(), ...QUEUES.map((name) => openJobs(redis, name))]);
    const open = counts.reduce((sum, count) => sum + count, 0);
    most = Math.max(most, open);
    return open;
  };
  const timer = setInterval(() => void look().catch(() => undefined), EVERY_MS);
  later(() => clearInterval(timer));
  return {
    /** The most jobs since it was asked last. */
    takeMost: () => {
      const taken = most;
      most = 0;
      return taken;
    },
    commands: async () => commandsIn(await redis.info('commandstats')),
    async secondsToEmpty(withinMs) {
      const from = performance.now();
      while ((await look()) > 0) {
        if (performance.now() - from > withinMs)
          throw new Problem(`${await look()} jobs and orders are left over.`);
        await sleep(50);
      }
      return (performance.now() - from) / 1_000;
    },
  };
}

async function openJobs(redis, name) {
  const [waiting, active, delayed] = await Promise.all([
    redis.lLen(`queue:${name}:wait`),
    redis.lLen(`queue:${name}:active`),
    redis.zCard(`queue:${name}:delayed`),
  ]);
  return waiting + active + delayed;
}

/** Those inside scripts count as well; our own looks do not. */
const commandsIn = (stats) =>
  [...stats.matchAll(/cmdstat_([\w|]+):calls=(\d+)/g)]
    .filter(([, name]) => !['llen', 'zcard', 'info'].includes(name))
    .reduce((sum, [, , calls]) => sum + Number(calls), 0);
