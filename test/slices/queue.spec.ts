import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Env } from '../../src/platform/env/env.js';
import { Live, type LiveEvent } from '../../src/platform/live/live.js';
import { WorkerPulse } from '../../src/platform/pulse/worker-pulse.js';
import { Batches } from '../../src/platform/queue/batches.js';
import { BullConnections } from '../../src/platform/queue/bull.connections.js';
import { BullQueue } from '../../src/platform/queue/bull.queue.js';
import { defineJob } from '../../src/platform/queue/job.js';
import {
  Outbox,
  type OutboxEntry,
  type OutboxOwner,
  type SentEntries,
} from '../../src/platform/queue/outbox.js';
import type { Keep } from '../../src/platform/queue/queue.js';
import { Redis } from '../../src/platform/queue/redis.js';
import { RedisLock } from '../../src/platform/queue/redis-lock.js';
import { testEnv } from '../support/env.js';
import { type OwnRedis, startRedis } from '../support/redis.js';
import { StoppedClock } from '../support/stopped-clock.js';

interface Ticket {
  number: number;
}

const PRINT = defineJob<Ticket>(`test.print.${process.pid}`, {
  attempts: 3,
  backoff: { type: 'fixed', delay: 20 },
});
const BUILD = defineJob<Ticket>(`test.build.${process.pid}`, { attempts: 3, concurrency: 2 });

let env: Env;
const open: BullQueue[] = [];
beforeAll(() => {
  env = testEnv();
});
afterEach(async () => {
  for (const queue of open.splice(0)) await close(queue);
  jest.restoreAllMocks();
});

type Handler = (ticket: Ticket, keep: Keep<Ticket>) => Promise<void>;
const nothing: Handler = async () => undefined;

async function worker(print: Handler, build = nothing, { web = false, redisUrl = env.REDIS_URL } = {}) {
  const queue = new BullQueue({ REDIS_URL: redisUrl, runsWorker: !web } as Env);
  queue.handle(PRINT, print);
  queue.handle(BUILD, build);
  await queue.onApplicationBootstrap();
  open.push(queue);
  return queue;
}

async function close(queue: BullQueue): Promise<void> {
  await queue.beforeApplicationShutdown();
  queue.onApplicationShutdown();
}

async function until(fits: () => boolean, seconds = 15): Promise<void> {
  const deadline = Date.now() + seconds * 1_000;
  while (!fits()) {
    if (Date.now() > deadline) throw new Error('It never happened.');
    await sleep(20);
  }
}

describe('work that can wait', () => {
  it('is added by the web process and done by a worker', async () => {
    const printed: number[] = [];
    const web = await worker(
      async () => Promise.reject(new Error('the web process prints nothing')),
      nothing,
      {
        web: true,
      },
    );
    await worker(async ({ number }) => void printed.push(number));
    await web.add(PRINT, { number: 7 });
    await until(() => printed.length > 0);
    expect(printed).toEqual([7]);
  });

  it('is done once although two workers wait for it', async () => {
    const printed: number[] = [];
    const print: Handler = async ({ number }) => void printed.push(number);
    const [one] = [await worker(print), await worker(print)];
    for (let number = 0; number < 50; number++) await one.add(PRINT, { number });
    await until(() => printed.length >= 50);
    await sleep(100);
    expect(printed.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, number) => number));
  });

  it('is done once when it was added twice under one id', async () => {
    const printed: number[] = [];
    const web = await worker(nothing, nothing, { web: true });
    for (const number of [1, 2]) await web.add(PRINT, { number }, { id: 'ticket-0001' });
    await worker(async ({ number }) => void printed.push(number));
    await until(() => printed.length > 0);
    await sleep(100);
    expect(printed).toEqual([1]);
  });

  it('is added whole and once, however many are added at the same time', async () => {
    const printed: number[] = [];
    const web = await worker(nothing, nothing, { web: true });
    const numbers = Array.from({ length: 120 }, (_, number) => number);
    const adding = [...numbers, ...numbers.slice(0, 40)].map((number) =>
      web.add(PRINT, { number }, { id: `many-${number}` }),
    );
    await Promise.all(adding);
    await worker(async ({ number }) => void printed.push(number));
    await until(() => printed.length >= 120);
    await sleep(100);
    expect(printed.sort((a, b) => a - b)).toEqual(numbers);
  });

  it('is tried again with what the failed attempt has left for it', async () => {
    const tries: object[] = [];
    const queue = await worker(async (ticket, keep) => {
      tries.push({ ...ticket });
      if (tries.length > 1) return;
      await keep({ number: 2 });
      throw new Error('half done');
    });
    await queue.add(PRINT, { number: 1 });
    await until(() => tries.length === 2);
    expect(tries).toEqual([{ number: 1 }, { number: 2 }]);
  });

  it('is tried again, and only the last failure is written down', async () => {
    const errors = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const tries: number[] = [];
    const queue = await worker(async ({ number }) => {
      tries.push(number);
      throw new Error('no paper');
    });
    await queue.add(PRINT, { number: 9 });
    await until(() => errors.mock.calls.length > 0);
    expect(tries).toEqual([9, 9, 9]);
    expect(errors.mock.calls).toHaveLength(1);
    expect(String(errors.mock.calls[0]?.[0])).toContain('failed for good after 3 attempts');
  });

  it('does not hold up the stop of a worker that waits for it', async () => {
    const connections = new BullConnections(env.REDIS_URL);
    const waiting = connections.forUse('bclient');
    await connections.workersReady(1);
    const call = waiting.brpoplpush('nothing-comes', 'nowhere', 0);
    await waiting.quit();
    await expect(call).rejects.toThrow('Connection is closed.');
    connections.close();
  });

  it('can be added again under its id after it failed for good', async () => {
    jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    let tries = 0;
    const queue = await worker(async () => {
      tries += 1;
      if (tries <= 3) throw new Error('no paper');
    });
    await queue.add(PRINT, { number: 1 }, { id: 'ticket-0002' });
    await until(() => tries === 3);
    await sleep(200);
    await queue.add(PRINT, { number: 1 }, { id: 'ticket-0002' });
    await until(() => tries === 4);
  });

  it('runs side by side only where that was said', async () => {
    let [printing, building, mostPrinting, mostBuilding, done] = [0, 0, 0, 0, 0];
    const queue = await worker(
      async () => {
        mostPrinting = Math.max(mostPrinting, ++printing);
        await sleep(30);
        printing--;
        done++;
      },
      async () => {
        mostBuilding = Math.max(mostBuilding, ++building);
        await sleep(30);
        building--;
        done++;
      },
    );
    for (let number = 0; number < 6; number++) {
      await queue.add(PRINT, { number });
      await queue.add(BUILD, { number });
    }
    await until(() => done === 12);
    expect([mostPrinting, mostBuilding]).toEqual([1, 2]);
  });

  it('is counted', async () => {
    const web = await worker(nothing, nothing, { web: true });
    await web.add(PRINT, { number: 1 }, { delayMs: 60_000, id: 'much-later' });
    const depths = await web.depths();
    expect(depths.find(({ job }) => job === PRINT.name)).toMatchObject({ delayed: 1 });
  });

  it('that is running is let finish when the process ends', async () => {
    let done = false;
    let begun = false;
    const queue = await worker(async () => {
      begun = true;
      await sleep(300);
      done = true;
    });
    await queue.add(PRINT, { number: 1 });
    await until(() => begun);
    await close(queue);
    expect(done).toBe(true);
  });
});

describe('a worker that is killed', () => {
  it('leaves its job to another within ten seconds', async () => {
    const child = spawn(process.execPath, [path.resolve('test/support/queue-worker.mjs')], {
      env: { ...process.env, REDIS_URL: env.REDIS_URL, JOB: PRINT.name },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const web = await worker(nothing, nothing, { web: true });
    await web.add(PRINT, { number: 4 });
    await once(child.stdout, 'data');
    const printed: number[] = [];
    await worker(async ({ number }) => void printed.push(number));
    child.kill('SIGKILL');
    await until(() => printed.includes(4), 10);
  });
});

describe('work that stands in the store', () => {
  let redis: Redis;
  const lines: Batches[] = [];
  beforeAll(async () => {
    redis = await Redis.connect(env);
  });
  afterEach(async () => {
    for (const batches of lines.splice(0)) await batches.beforeApplicationShutdown();
  });
  afterAll(() => redis.onApplicationShutdown());

  function batches(name: string, turn: () => Promise<'more' | 'done'>, { runsWorker = true } = {}) {
    const made = new Batches(redis, { runsWorker } as Env);
    const wake = made.add(`${name}.${process.pid}`, turn);
    lines.push(made);
    made.onApplicationBootstrap();
    return wake;
  }

  it('is looked for at the start, and then taken together by whoever is woken meanwhile', async () => {
    const turns: number[] = [];
    let written = 1;
    const wake = batches('together', async () => {
      turns.push(written);
      written = 0;
      return 'done';
    });
    await until(() => turns.length === 1);
    for (let order = 0; order < 20; order++) {
      written++;
      wake();
    }
    await until(() => turns.length === 2);
    await sleep(300);
    expect(turns).toEqual([1, 20]);
  });

  it('goes on as long as there is more, and is tried again after a failure', async () => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const turns: string[] = [];
    batches('more', async () => {
      turns.push('turn');
      if (turns.length === 2) throw new Error('store away');
      return turns.length < 4 ? 'more' : 'done';
    });
    await until(() => turns.length === 4);
  });

  it('is nobody\u2019s in a web process', async () => {
    let turns = 0;
    const wake = batches(
      'web',
      async () => {
        turns++;
        return 'done';
      },
      { runsWorker: false },
    );
    wake();
    await sleep(200);
    expect(turns).toBe(0);
  });

  it('is taken by one worker at a time', async () => {
    let [running, most, turns] = [0, 0, 0];
    const turn = async () => {
      most = Math.max(most, ++running);
      await sleep(30);
      running--;
      return ++turns < 12 ? ('more' as const) : ('done' as const);
    };
    for (const _ of ['one', 'other']) batches('turns', turn);
    await until(() => turns >= 12);
    expect(most).toBe(1);
  });

  it('goes on within ten seconds when the worker that had it is killed', async () => {
    const lost = await RedisLock.take(redis, `batch:killed.${process.pid}`, 3_000);
    // A killed worker renews nothing any more.
    clearInterval((lost as unknown as { timer: NodeJS.Timeout }).timer);
    let turns = 0;
    batches('killed', async () => {
      turns++;
      return 'done';
    });
    await sleep(100);
    expect(turns).toBe(0);
    await until(() => turns > 0, 10);
  });

  it('is let finish when the process ends', async () => {
    let state = 'waiting';
    batches('ending', async () => {
      state = 'begun';
      await sleep(200);
      state = 'done';
      return 'more';
    });
    await until(() => state === 'begun');
    await lines.pop()?.beforeApplicationShutdown();
    expect(state).toBe('done');
  });
});

describe('an outage of Redis', () => {
  let own: OwnRedis;
  afterEach(() => own.stop());

  it('costs the one who adds a job no waiting, and afterwards all goes on', async () => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    own = await startRedis();
    const printed: number[] = [];
    const queue = await worker(async ({ number }) => void printed.push(number), nothing, {
      redisUrl: own.url,
    });
    await own.restart(async () => {
      await sleep(100);
      await expect(queue.add(PRINT, { number: 1 })).rejects.toThrow(/away/);
    });
    await until(() => {
      void queue.add(PRINT, { number: 2 }, { id: 'after-outage' }).catch(() => undefined);
      return printed.length > 0;
    });
    expect(printed[0]).toBe(2);
  });
});

describe('the desk', () => {
  it('hears that no worker is alive, and that one is there again', async () => {
    const errors = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const redis = await Redis.connect(env);
    const live = new Live(redis, new StoppedClock());
    await live.onModuleInit();
    const heard: unknown[] = [];
    const desk = live.stream('bella').subscribe(({ type, data }) => {
      heard.push([type, (data as LiveEvent).data]);
    });
    const pulse = (runsWorker: boolean) => new WorkerPulse(redis, live, { runsWorker } as Env);
    const [web, worker] = [pulse(false), pulse(true)];
    const look = async (times: number) => {
      for (let time = 0; time < times; time++) await web.look();
    };
    await worker.beat();
    await look(5);
    expect(web.isAway).toBe(false);

    await redis.client.del('worker:alive');
    await look(3);
    expect(web.isAway).toBe(false);
    await look(2);
    expect(web.isAway).toBe(true);
    await until(() => heard.length > 0);
    await worker.beat();
    await look(1);
    expect(web.isAway).toBe(false);
    await until(() => heard.length > 1);
    expect(heard).toEqual([
      ['worker.changed', { away: true }],
      ['worker.changed', { away: false }],
    ]);
    expect(errors).toHaveBeenCalledTimes(1);
    desk.unsubscribe();
    redis.onApplicationShutdown();
  });
});

describe('before it starts', () => {
  it('a process without a handler refuses, and says which', async () => {
    const queue = new BullQueue(env);
    queue.handle(PRINT, nothing);
    queue.handle(PRINT, nothing);
    await expect(queue.onApplicationBootstrap()).rejects.toThrow(`The job "${BUILD.name}" has no handler.`);
    await expect(queue.onApplicationBootstrap()).rejects.toThrow(
      `The job "${PRINT.name}" has 2 handlers; it must have exactly one.`,
    );
    queue.onApplicationShutdown();
  });

  it('a job of the same name is not defined twice', () => {
    expect(() => defineJob(PRINT.name, { attempts: 1 })).toThrow(/twice/);
  });
});

describe('what was written with the order', () => {
  const clock = new StoppedClock();
  const entry = (id: string, number: number, job = PRINT.name): OutboxEntry => ({
    id,
    job,
    data: { number },
    at: clock.now(),
  });

  function orders(...entries: OutboxEntry[]) {
    const owner: OutboxOwner = { ownerId: 'order1', shopId: 'bella', entries };
    return {
      owner,
      name: 'orders',
      pending: async () => (owner.entries.length > 0 ? [{ ...owner, entries: [...owner.entries] }] : []),
      pull: async (sent: SentEntries[]) => {
        const ids = sent.flatMap(({ entryIds }) => entryIds);
        owner.entries = owner.entries.filter(({ id }) => !ids.includes(id));
      },
    };
  }

  it('reaches the queue at once and is pulled', async () => {
    const printed: number[] = [];
    const queue = await worker(async ({ number }) => void printed.push(number));
    const outbox = new Outbox(queue, clock);
    const source = orders(entry('entry-1', 1), entry('entry-2', 2));
    outbox.register(source);
    await outbox.relay('orders', { ...source.owner });
    await until(() => printed.length === 2);
    expect(source.owner.entries).toEqual([]);
  });

  it('is brought by the sweep when the process died before the relay', async () => {
    const printed: number[] = [];
    const queue = await worker(async ({ number }) => void printed.push(number));
    const outbox = new Outbox(queue, clock);
    const source = orders(entry('entry-3', 3));
    outbox.register(source);
    await outbox.sweep();
    expect(source.owner.entries).toHaveLength(1);
    clock.advance({ seconds: 5 });
    await outbox.sweep();
    await until(() => printed.length === 1);
    expect(source.owner.entries).toEqual([]);
  });

  it('makes one job when relay and sweep meet', async () => {
    const printed: number[] = [];
    const web = await worker(nothing, nothing, { web: true });
    const outbox = new Outbox(web, clock);
    const source = orders(entry('entry-4', 4));
    outbox.register(source);
    clock.advance({ seconds: 5 });
    await Promise.all([outbox.relay('orders', { ...source.owner }), outbox.sweep(), outbox.sweep()]);
    await worker(async ({ number }) => void printed.push(number));
    await until(() => printed.length > 0);
    await sleep(100);
    expect(printed).toEqual([4]);
  });

  it('is left to whoever reads it by itself, who is woken', async () => {
    const outbox = new Outbox(await worker(nothing), clock);
    let woken = 0;
    const { pull } = orders();
    outbox.register({ name: 'read', pull, wake: () => void woken++ });
    await outbox.sweep();
    expect(woken).toBe(1);
  });

  it('stays where it is when this version does not know the job', async () => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const queue = await worker(nothing);
    const outbox = new Outbox(queue, clock);
    const source = orders(entry('entry-5', 5, 'of-tomorrow'), entry('entry-6', 6));
    outbox.register(source);
    clock.advance({ seconds: 5 });
    await outbox.sweep();
    expect(source.owner.entries.map(({ id }) => id)).toEqual(['entry-5']);
  });

  it('stands for as many jobs as its owner says, and is pulled with what else is passed on', async () => {
    const printed: number[] = [];
    const built: number[] = [];
    const queue = await worker(
      async ({ number }) => void printed.push(number),
      async ({ number }) => void built.push(number),
    );
    const outbox = new Outbox(queue, clock);
    const pulls: SentEntries[][] = [];
    const jobsOf = ({ id, data }: OutboxEntry) => [PRINT, BUILD].map((job) => ({ job, id, data }));
    const pull = async (sent: SentEntries[]) => void pulls.push(sent);
    outbox.register({ name: 'orders', pending: async () => [], pull, jobsOf });
    const owners = Array.from({ length: 30 }, (_, number) => ({
      ownerId: `order${number}`,
      shopId: 'bella',
      entries: [entry(`both-${number}`, number)],
    }));
    await Promise.all(owners.map((owner) => outbox.relay('orders', owner)));
    await until(() => printed.length >= 30 && built.length === 30);
    expect(pulls.flat().map(({ ownerId }) => ownerId)).toEqual(owners.map(({ ownerId }) => ownerId));
    expect(pulls.length).toBeLessThan(30);
  });

  it('never fails the write it belongs to', async () => {
    const warnings = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const queue = await worker(nothing);
    const outbox = new Outbox(queue, clock);
    const source = {
      ...orders(entry('entry-7', 7)),
      pull: async () => Promise.reject(new Error('store away')),
    };
    outbox.register(source);
    await expect(outbox.relay('orders', source.owner)).resolves.toBeUndefined();
    expect(warnings).toHaveBeenCalledWith('orders: relayed later, store away');
  });
});
