import { Redis } from 'ioredis';
import type { Env } from '../../src/platform/env/env.js';
import { redisAddressOf } from '../../src/platform/queue/redis-address.js';

/** What goes on without any order: looks for stalled jobs, schedules, the worker's pulse, waiting for a job. */
const IDLE = /^(brpoplpush|smembers|lrange|sadd|info|client|ping) |:stalled-check|schedule:|worker:alive/;

/** All that was asked of this database of Redis while something was done, what scripts asked included. */
export async function redisCommandsOf({ REDIS_URL }: Env, work: () => Promise<void>): Promise<string[]> {
  const { path, host, port, db } = redisAddressOf(REDIS_URL);
  const redis = new Redis({ ...(path ? { path } : { host, port }) });
  const monitor = await redis.monitor();
  const commands: string[] = [];
  monitor.on('monitor', (_time: string, args: string[], _source: string, database: string) => {
    if (Number(database) === db) commands.push(args.join(' '));
  });
  await work();
  // A monitor is told later than whoever asked; in a connection of its own nothing says how much.
  await new Promise((resolve) => setTimeout(resolve, 200));
  monitor.disconnect();
  redis.disconnect();
  return commands.filter((command) => !IDLE.test(command.toLowerCase()));
}
