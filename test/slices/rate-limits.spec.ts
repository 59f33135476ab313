import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Controller, Get, Header, Logger, NotFoundException } from '@nestjs/common';
import { RateLimit } from '../../src/platform/http/rate-limit.decorator.js';
import { RateLimits } from '../../src/platform/http/rate-limits.js';
import type { OrderDraft } from '../../src/shop/basket/basket.types.js';
import type { Shop } from '../../src/shop/restaurant/shop.types.js';
import { OrderLimits } from '../../src/storefront/order/order-limits.service.js';
import { type PlatformApp, startPlatform } from '../support/platform-app.js';
import { type OwnRedis, startRedis } from '../support/redis.js';

const LIMIT = { points: 3, seconds: 60 };

@Controller('api/bell')
class BellController {
  @Get('ring')
  @RateLimit({ ...LIMIT, by: 'address' })
  ring() {
    return {};
  }

  @Get('order')
  @RateLimit({ ...LIMIT, by: 'user' })
  order() {
    return {};
  }

  @Get('paper')
  @Header('content-type', 'application/pdf')
  @Header('content-disposition', 'attachment; filename="Karte.pdf"')
  @Header('cache-control', 'public, max-age=31536000')
  @Header('etag', '"1"')
  paper() {
    throw new NotFoundException();
  }
}

let one: PlatformApp;
let two: PlatformApp;
let redis: OwnRedis;

beforeAll(async () => {
  jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  redis = await startRedis();
  const parts = { controllers: [BellController] };
  const over = { REDIS_URL: redis.url, ROLE: 'web', RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' };
  [one, two] = [await startPlatform(parts, over), await startPlatform(parts, over)];
});
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await redis.stop();
});

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const statusOf = async (response: Promise<Response>) => (await response).status;

describe('a refusal', () => {
  it('says nothing of the answer that was meant to be sent', async () => {
    const refused = await one.call('/api/bell/paper');
    const said = ['content-type', 'content-disposition', 'cache-control', 'etag'];
    expect([refused.status, ...said.map((name) => refused.headers.get(name))]).toEqual([
      404,
      'application/json; charset=utf-8',
      null,
      'no-store',
      null,
    ]);
  });
});

describe('a limit', () => {
  it('counts all processes together', async () => {
    const statuses: number[] = [];
    for (const app of [one, two, one, two, one]) {
      statuses.push(await statusOf(app.call('/api/bell/ring', from('192.0.2.1'))));
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  it('says in German how long to wait', async () => {
    const refused = await one.call('/api/bell/ring', from('192.0.2.1'));
    const body = (await refused.json()) as { message: string };
    expect(body).toMatchObject({ success: false, code: 'TOO_MANY', headline: 'Zu viele Versuche' });
    expect(body.message).toMatch(/^Bitte warte \d+ Sekunden\.$/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('for one address is none for the next', async () => {
    expect(await statusOf(one.call('/api/bell/ring', from('192.0.2.2')))).toBe(200);
  });

  it('is not escaped by writing another address in front', async () => {
    const forged = [1, 2, 3].map((n) => one.call('/api/bell/ring', from(`198.51.100.${n}, 192.0.2.1`)));
    expect(await Promise.all(forged.map(statusOf))).toEqual([429, 429, 429]);
  });

  it('is not escaped by the many addresses of one IPv6 household', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) {
      statuses.push(await statusOf(one.call('/api/bell/ring', from(`2001:db8:7:1::${n}`))));
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('by person lets colleagues behind one address work', async () => {
    const statuses: number[] = [];
    for (const as of ['lucia', 'lucia', 'lucia', 'lucia', 'jonas']) {
      statuses.push(await statusOf(one.call('/api/bell/order', { as, ...from('192.0.2.9') })));
    }
    expect(statuses).toEqual([200, 200, 200, 429, 200]);
  });

  it('starts over after a success', async () => {
    const limits = one.app.get(RateLimits);
    for (let i = 0; i < 3; i++) await limits.consume('login', 'lucia@bella.example', LIMIT);
    await expect(limits.consume('login', 'lucia@bella.example', LIMIT)).rejects.toMatchObject({
      status: 429,
    });
    await two.app.get(RateLimits).reset('login', 'lucia@bella.example');
    await expect(limits.consume('login', 'lucia@bella.example', LIMIT)).resolves.toBe(2);
  });

  it('of orders counts the phone and the door of one shop, each for itself', async () => {
    const limits = new OrderLimits(one.app.get(RateLimits));
    const place = async () => undefined;
    const refuse = async () => Promise.reject(new NotFoundException());
    const [bella, ida] = [{ id: 'bella' }, { id: 'ida' }] as [Shop, Shop];
    const address = { street: 'Oranienstraße', houseNo: '5', postalCode: '10999' };
    const ordering = (number: number, phone: string, houseNo = address.houseNo) => ({
      draft: { fulfilment: 'delivery', address: { ...address, houseNo } } as OrderDraft,
      phone,
      email: `guest${number}@example.org`,
    });
    for (let number = 0; number < 70; number++)
      await expect(limits.during(bella, ordering(number, '+491713920012'), refuse)).rejects.toThrow();
    for (let number = 0; number < 30; number++)
      await limits.during(bella, ordering(number, '+491713920012'), place);
    const oncemore = limits.during(bella, ordering(30, '+491713920012', '6'), place);
    await expect(oncemore).rejects.toMatchObject({ code: 'TOO_MANY_ORDERS', status: 429 });
    await limits.during(ida, ordering(31, '+491713920012'), place);
    for (let number = 32; number < 62; number++) await limits.during(bella, ordering(number, ''), place);
    await expect(limits.during(bella, ordering(63, ''), place)).rejects.toMatchObject({
      code: 'TOO_MANY_ORDERS',
    });
    await limits.during(bella, ordering(64, '', '7'), place);
  });

  it('tells Redis no mail address, no phone number and no street', async () => {
    const { client } = one.app.get((await import('../../src/platform/queue/redis.js')).Redis);
    const keys = await client.keys('limit:*');
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.join()).not.toMatch(/bella\.example|3920012|oranien/i);
    const plain = createHash('sha256').update('bella +491713920012').digest('base64url');
    expect(keys.join()).not.toContain(plain.slice(0, 22));
  });

  it('lets nobody wait and still holds, per process, while Redis hangs', async () => {
    const limits = one.app.get(RateLimits);
    redis.freeze();
    try {
      for (let i = 0; i < 3; i++) await limits.consume('away', 'lucia', LIMIT);
      await expect(limits.consume('away', 'lucia', LIMIT)).rejects.toMatchObject({ status: 429 });
    } finally {
      redis.thaw();
    }
  });

  it('lets people in and still holds, per process, while Redis is gone', async () => {
    await redis.restart(async () => {
      const statuses: number[] = [];
      for (let n = 0; n < 4; n++) {
        statuses.push(await statusOf(one.call('/api/bell/ring', from('192.0.2.77'))));
      }
      expect(statuses).toEqual([200, 200, 200, 429]);
    });
  });
});
