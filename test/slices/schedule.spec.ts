import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import type { Env } from '../../src/platform/env/env.js';
import { Redis } from '../../src/platform/queue/redis.js';
import { Schedules } from '../../src/platform/queue/schedule.js';
import { testEnv } from '../support/env.js';
import { StoppedClock } from '../support/stopped-clock.js';

let redis: Redis;
let names = 0;
const newName = () => `schedule-${process.pid}-${names++}`;
const clock = new StoppedClock();
const started: Schedules[] = [];

beforeAll(async () => {
  redis = await Redis.connect(testEnv());
});
afterEach(async () => {
  for (const schedules of started.splice(0)) await schedules.beforeApplicationShutdown();
  jest.restoreAllMocks();
});
afterAll(() => redis.onApplicationShutdown());

function worker(runsWorker = true): Schedules {
  const schedules = new Schedules(new SchedulerRegistry(), redis, clock, { runsWorker } as Env);
  started.push(schedules);
  return schedules;
}

async function until(fits: () => boolean): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!fits()) {
    if (Date.now() > deadline) throw new Error('It never happened.');
    await sleep(20);
  }
}

describe('what happens every few seconds', () => {
  it('happens again and again in a worker, and never in a web process', async () => {
    const name = newName();
    let [byWorker, byWeb] = [0, 0];
    const [one, web] = [worker(), worker(false)];
    one.every(name, 50, async () => void byWorker++);
    web.every(name, 50, async () => void byWeb++);
    web.onApplicationBootstrap();
    one.onApplicationBootstrap();
    await until(() => byWorker >= 3);
    expect(byWeb).toBe(0);
  });

  it('happens in one worker at a time', async () => {
    const name = newName();
    let [running, most, runs] = [0, 0, 0];
    const run = async () => {
      most = Math.max(most, ++running);
      await sleep(60);
      running--;
      runs++;
    };
    for (const schedules of [worker(), worker(), worker()]) {
      schedules.every(name, 40, run);
      schedules.onApplicationBootstrap();
    }
    await until(() => runs >= 5);
    expect(most).toBe(1);
  });

  it('does not happen twice as often with two workers', async () => {
    const name = newName();
    let runs = 0;
    const [one, two] = [worker(), worker()];
    for (const schedules of [one, two]) schedules.every(name, 60_000, async () => void runs++);
    expect([await one.runNow(name), await two.runNow(name), await one.runNow(name)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(runs).toBe(1);
  });

  it('goes on after a failure, which is written down', async () => {
    const errors = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const name = newName();
    let runs = 0;
    const one = worker();
    one.every(name, 50, async () => {
      runs++;
      throw new Error('store away');
    });
    one.onApplicationBootstrap();
    const told = () => errors.mock.calls.filter(([line]) => String(line) === `${name}: store away`);
    await until(() => runs >= 2 && told().length >= 2);
  });

  it('is taken over within ten seconds when the worker dies in the middle', async () => {
    const name = newName();
    // What a killed worker leaves behind: its lock, which nobody renews.
    await redis.client.set(`schedule:${name}`, 'dead', { expiration: { type: 'PX', value: 6_000 } });
    let runs = 0;
    const one = worker();
    one.every(name, 200, async () => void runs++);
    one.onApplicationBootstrap();
    expect(await one.runNow(name)).toBe(false);
    await until(() => runs > 0);
  });

  it('keeps its lock for as long as it takes', async () => {
    const name = newName();
    const [one, two] = [worker(), worker()];
    let finish: () => void = () => undefined;
    one.every(name, 50, () => new Promise<void>((resolve) => (finish = resolve)));
    two.every(name, 50, async () => undefined);
    const long = one.runNow(name);
    await sleep(7_500);
    expect(await two.runNow(name)).toBe(false);
    finish();
    expect(await long).toBe(true);
  });

  it('is let finish when the process ends', async () => {
    const name = newName();
    let done = false;
    let begun = false;
    const one = worker();
    one.every(name, 30, async () => {
      begun = true;
      await sleep(200);
      done = true;
    });
    one.onApplicationBootstrap();
    await until(() => begun);
    await one.beforeApplicationShutdown();
    expect(done).toBe(true);
  });
});

describe('what happens once a day', () => {
  it('happens once, whichever worker comes first', async () => {
    const name = newName();
    let runs = 0;
    const workers = [worker(), worker()];
    for (const schedules of workers) schedules.daily(name, '04:00', async () => void runs++);
    const all = async () => {
      for (const schedules of workers) {
        await redis.client.del(`schedule:${name}`);
        await schedules.runNow(name);
      }
    };
    clock.set('2026-11-20T02:59:00Z');
    await all();
    expect(runs).toBe(0);
    clock.set('2026-11-20T03:00:00Z');
    await all();
    expect(runs).toBe(1);
    clock.set('2026-11-21T03:30:00Z');
    await all();
    expect(runs).toBe(2);
  });

  it('is tried again the same day when it failed', async () => {
    const name = newName();
    let runs = 0;
    const one = worker();
    one.daily(name, '04:00', async () => {
      runs++;
      if (runs === 1) throw new Error('store away');
    });
    clock.set('2026-11-22T05:00:00Z');
    await expect(one.runNow(name)).rejects.toThrow('store away');
    for (const _ of [1, 2]) {
      await redis.client.del(`schedule:${name}`);
      await one.runNow(name);
    }
    expect(runs).toBe(2);
  });
});
