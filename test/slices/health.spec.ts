import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Controller, Get, Logger, Param } from '@nestjs/common';
import mongoose from 'mongoose';
import { type PlatformApp, startPlatform } from '../support/platform-app.js';
import { type OwnRedis, startRedis } from '../support/redis.js';

@Controller('api/table')
class TableController {
  @Get(':code')
  call(@Param('code') code: string) {
    return { code };
  }
}

/** No view of ours stands at this address, as at those of guests. */
@Controller('s')
class GuestController {
  @Get('away')
  away() {
    throw new mongoose.mongo.MongoNetworkError('the store is away');
  }
}

let app: PlatformApp;
let redis: OwnRedis;

beforeAll(async () => {
  jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  redis = await startRedis();
  app = await startPlatform(
    { controllers: [GuestController, TableController] },
    { REDIS_URL: redis.url, ROLE: 'web' },
  );
});
afterAll(async () => {
  await app.close();
  await redis.stop();
});

async function ready(): Promise<{ status: number; body: unknown }> {
  const response = await app.call('/readyz');
  return { status: response.status, body: await response.json() };
}

describe('a process', () => {
  it('says that it lives, to GET as to HEAD and with whatever behind a question mark', async () => {
    const [short, asked] = [await app.call('/healthz'), await app.call('/healthz?now')];
    for (const answer of [short, asked]) {
      expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    }
    expect((await app.call('/healthz', { method: 'HEAD' })).status).toBe(200);
    expect((await app.call('/healthz', { method: 'POST' })).status).not.toBe(200);
  });

  it('is ready when both stores answer', async () => {
    expect(await ready()).toEqual({ status: 200, body: { store: true, queue: true, running: true } });
  });

  it('lives but is not ready while Redis is gone, and is ready again afterwards', async () => {
    await redis.restart(async () => {
      await sleep(50);
      expect((await app.call('/healthz')).status).toBe(200);
      expect(await ready()).toEqual({ status: 503, body: { store: true, queue: false, running: true } });
    });
    const deadline = Date.now() + 10_000;
    while ((await ready()).status !== 200) {
      expect(Date.now()).toBeLessThan(deadline);
      await sleep(50);
    }
  });

  it('says so in time when a store hangs', async () => {
    redis.freeze();
    try {
      expect((await ready()).status).toBe(503);
    } finally {
      redis.thaw();
    }
  });
});

describe('a guest whose page needs the store while it is away', () => {
  it('is told to come back, and no search engine forgets the page', async () => {
    const answer = await app.call('/s/away');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    const text = await answer.text();
    expect(text).toContain('Gleich wieder da');
    expect(text).toContain('>Noch einmal versuchen<');
    const nowhere = await app.call('/s/nowhere');
    expect(nowhere.status).toBe(404);
    expect(await nowhere.text()).toContain('Das gibt es hier nicht.');
    const english = await (await app.call('/s/nowhere/kasse?lang=en')).text();
    expect(english).toContain('<html lang="en">');
    expect(english).toContain('There is no such thing here.');
    expect(english).toContain('href="/s/nowhere?lang=en"');
  });
});

describe('the figures', () => {
  it('tell times by route, never by address', async () => {
    await app.call('/api/table/S3CRET');
    const text = await (await app.call('/metrics')).text();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/table\/:code",status="2xx"\} 1/,
    );
    expect(text).not.toContain('S3CRET');
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).toMatch(/queue_jobs\{job="mail",state="waiting"\} 0/);
  });

  it('are not there for somebody who comes through a proxy', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.1', accept: 'application/json' };
    const status = await new Promise((resolve) => {
      get(`${app.url}/metrics`, { headers }, (response) => resolve(response.resume().statusCode));
    });
    expect(status).not.toBe(200);
  });
});
