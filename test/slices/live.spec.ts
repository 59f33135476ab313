import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Controller, Get, Ip, Logger, Res } from '@nestjs/common';
import type { Reply } from '../../src/platform/http/request.js';
import { Live } from '../../src/platform/live/live.js';
import { LiveStreams } from '../../src/platform/live/live.streams.js';
import type { LiveEvent } from '../../src/platform/live/live.types.js';
import { Redis } from '../../src/platform/queue/redis.js';
import { type PlatformApp, startPlatform } from '../support/platform-app.js';
import { type OwnRedis, startRedis } from '../support/redis.js';

@Controller('api/guest')
class GuestController {
  constructor(
    private readonly live: Live,
    private readonly streams: LiveStreams,
  ) {}

  @Get()
  listen(@Ip() address: string, @Res() reply: Reply): Promise<void> {
    return this.streams.start({ owner: 'order 1', address, isGuest: true }, reply, this.live.stream('bella'));
  }
}

let one: PlatformApp;
let two: PlatformApp;
let redis: OwnRedis;
const open: Listener[] = [];

beforeAll(async () => {
  redis = await startRedis();
  const over = { REDIS_URL: redis.url, ROLE: 'web', RATE_LIMIT_FACTOR: '1' };
  const parts = { controllers: [GuestController] };
  [one, two] = [await startPlatform(parts, over), await startPlatform(parts, over)];
});
afterEach(async () => {
  for (const listener of open.splice(0)) listener.leave();
  jest.restoreAllMocks();
});
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await redis.stop();
});

interface Listener {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
  events: (LiveEvent & { type: string })[];
  ended: boolean;
  pause(): void;
  leave(): void;
}

/** A browser with a raw socket: it reads frames, can stop reading and can leave without a word. */
function listen(app: PlatformApp, as: string, lastEventId?: string): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-name': as, ...(lastEventId && { 'last-event-id': lastEventId }) };
    get(`${app.url}/api/live`, { headers, agent: false }, (response) => {
      const listener: Listener = {
        status: response.statusCode ?? 0,
        headers: response.headers,
        text: '',
        events: [],
        ended: false,
        pause: () => void response.pause(),
        leave: () => void response.destroy(),
      };
      response.setEncoding('utf8').on('data', (chunk: string) => {
        listener.text += chunk;
        listener.events = framesOf(listener.text);
        resolve(listener);
      });
      response.once('close', () => {
        listener.ended = true;
        resolve(listener);
      });
      response.on('error', () => undefined);
      open.push(listener);
    }).once('error', reject);
  });
}

function framesOf(text: string): Listener['events'] {
  const frames = text.split('\n\n').slice(0, -1);
  return frames.flatMap((frame) => {
    const data = /^data: (.*)$/m.exec(frame)?.[1];
    const type = /^event: (.*)$/m.exec(frame)?.[1] ?? '';
    return data === undefined ? [] : [{ ...JSON.parse(data), type }];
  });
}

async function until(fits: () => boolean, seconds = 10): Promise<void> {
  const deadline = Date.now() + seconds * 1_000;
  while (!fits()) {
    if (Date.now() > deadline) throw new Error('It never happened.');
    await sleep(20);
  }
}

const live = (app: PlatformApp): Live => app.app.get(Live);
const numbers = ({ events }: Listener) => events.map(({ data }) => (data as { number: number }).number);

describe('an order that arrives', () => {
  it('rings on every screen of the restaurant, whichever process it is connected to', async () => {
    const [bar, kitchen] = [await listen(one, 'lucia'), await listen(two, 'lucia')];
    await live(one).publish('shop-of-lucia', 'order.placed', { number: 7 });
    await until(() => bar.events.length === 1 && kitchen.events.length === 1);
    expect(bar.events[0]).toMatchObject({
      type: 'order.placed',
      shopId: 'shop-of-lucia',
      data: { number: 7 },
    });
    expect(bar.events[0]?.id).toBe(kitchen.events[0]?.id);
    expect(bar.events[0]?.at).toBe('2026-11-20T11:00:00.000Z');
  });

  it('rings nowhere else', async () => {
    const [lucia, jonas] = [await listen(one, 'lucia'), await listen(one, 'jonas')];
    await live(two).publish('shop-of-jonas', 'order.placed', { number: 1 });
    await live(two).publish('shop-of-lucia', 'order.placed', { number: 2 });
    await until(() => lucia.events.length > 0 && jonas.events.length > 0);
    expect([numbers(lucia), numbers(jonas)]).toEqual([[2], [1]]);
  });

  it('that came while the tablet slept is there when it wakes, each once and in order', async () => {
    const before = await listen(one, 'anna');
    await live(one).publish('shop-of-anna', 'order.placed', { number: 0 });
    await until(() => before.events.length === 1);
    before.leave();
    for (let number = 1; number <= 20; number++) {
      await live(one).publish('shop-of-anna', 'order.placed', { number });
    }
    const busy = (async () => {
      for (let number = 21; number <= 60; number++) {
        await live(two).publish('shop-of-anna', 'order.placed', { number });
      }
    })();
    const after = await listen(two, 'anna', before.events[0]?.id);
    await busy;
    await until(() => after.events.length >= 60);
    expect(numbers(after)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  });

  it('tells a screen that was away for too long that it has missed something', async () => {
    const before = await listen(one, 'max');
    await live(one).publish('shop-of-max', 'print.changed', { number: 0 });
    await until(() => before.events.length === 1);
    before.leave();
    const numbers = Array.from({ length: 1_001 }, (_, number) => number);
    await Promise.all(numbers.map((number) => live(one).publish('shop-of-max', 'print.changed', { number })));
    const after = await listen(one, 'max', before.events[0]?.id);
    await until(() => after.events.length > 0);
    expect(after.events[0]?.type).toBe('gap');
  });

  it('is known where it came in while Redis does not answer, and is told on with the next one', async () => {
    const heard: [PlatformApp, unknown][] = [];
    for (const app of [one, two])
      live(app).on('menu.changed', ({ shopId, data }) => shopId === 'stumm' && heard.push([app, data]));
    jest.spyOn(one.app.get(Redis), 'soon').mockRejectedValueOnce(new Error('no answer'));
    await live(one).publish('stumm', 'menu.changed', 1);
    expect(heard).toEqual([[one, 1]]);
    await live(one).publish('stumm', 'menu.changed', 2);
    await until(() => heard.filter(([app]) => app === two).length === 2);
  });

  it('drops what other processes have cached', async () => {
    const heard: string[] = [];
    live(two).on('menu.changed', ({ shopId }) => heard.push(shopId));
    await live(one).publish('shop-of-lucia', 'menu.changed', {});
    await until(() => heard.length > 0);
    expect(heard).toEqual(['shop-of-lucia']);
  });
});

describe('a stream', () => {
  it('says what it is and is kept by nobody', async () => {
    const { status, headers, text } = await listen(one, 'lucia');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(headers['cache-control']).toContain('no-store');
    expect(text.startsWith(':')).toBe(true);
  });

  it('goes on after Redis was restarted, and says that something may be missing', async () => {
    jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const screen = await listen(one, 'rosa');
    await live(one).publish('shop-of-rosa', 'order.placed', { number: 1 });
    await until(() => screen.events.length === 1);
    let gaps = 0;
    live(two).onGap(() => gaps++);
    await redis.restart(async () => {
      await sleep(100);
      await live(one).publish('shop-of-rosa', 'order.placed', { number: 2 });
    });
    await until(() =>
      screen.events.some(({ data }) => (data as { number: number } | undefined)?.number === 2),
    );
    await until(() => gaps > 0);
    expect(screen.events.map(({ type }) => type)).toContain('gap');
  });

  it('is refused to a person who has too many of them', async () => {
    const all: Listener[] = [];
    for (let index = 0; index < 20; index++) all.push(await listen(index % 2 ? one : two, 'many'));
    expect(all.every(({ status }) => status === 200)).toBe(true);
    expect(await listen(one, 'many')).toMatchObject({ status: 429 });
    all[0]?.leave();
    await until(() => all[0]?.ended === true);
    await sleep(200);
    expect(await listen(one, 'many')).toMatchObject({ status: 200 });
  });

  it('is refused to an address that has as many as all guests of a restaurant, and to no other one sooner', async () => {
    const { client } = one.app.get(Redis);
    const key = 'live:from:127.0.0.1';
    const held = Array.from({ length: 299 }, (_, value) => ({
      score: Date.now() + 40_000,
      value: `${value}`,
    }));
    await client.del(key);
    await client.zAdd(key, held);
    expect(await listen(one, 'guest299')).toMatchObject({ status: 200 });
    expect(await listen(two, 'guest300')).toMatchObject({ status: 429 });
    await client.del(key);
    expect(await listen(two, 'guest300')).toMatchObject({ status: 200 });
  });

  it('of a guest takes no place of the desk at the same address', async () => {
    const { client } = one.app.get(Redis);
    const [guests, desks] = ['live:from:guests:127.0.0.1', 'live:from:127.0.0.1'];
    const held = Array.from({ length: 300 }, (_, value) => ({
      score: Date.now() + 40_000,
      value: `${value}`,
    }));
    await client.del(desks);
    await client.zAdd(guests, held);
    expect((await one.call('/api/guest')).status).toBe(429);
    expect(await listen(one, 'tablet')).toMatchObject({ status: 200 });
    await client.del(guests);
  });

  it('is cut when its reader does not read, and harms nobody else', async () => {
    const [sleeper, awake] = [await listen(one, 'slow'), await listen(one, 'slow')];
    sleeper.pause();
    const note = 'x'.repeat(50_000);
    for (let number = 0; number < 200; number++) {
      await live(one).publish('shop-of-slow', 'order.placed', { number, note });
    }
    await until(() => awake.events.length === 200);
    expect(one.app.get(Live).readers('shop-of-slow')).toBe(1);
  });

  it('ends by itself when the process ends', async () => {
    const short = await startPlatform({}, { REDIS_URL: redis.url, ROLE: 'web' });
    const screen = await listen(short, 'lucia');
    await short.close();
    await until(() => screen.ended);
  });
});
