import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { IsString } from 'class-validator';
import { AppError } from '../../src/platform/app-error.js';
import type { Reply } from '../../src/platform/http/request.js';
import { OwnIdempotency } from '../../src/platform/idempotency/own-idempotency.decorator.js';
import { type PlatformApp, startPlatform } from '../support/platform-app.js';
import { startRedis } from '../support/redis.js';

class SoldOut extends AppError {
  readonly code = 'SOLD_OUT';
  readonly status = 422;
}

class Order {
  @IsString({ message: 'Das Gericht fehlt.' })
  dish: string;
}

let cooked: string[] = [];
let slow: Promise<void> | null = null;

@Controller('api/kitchen')
class KitchenController {
  @Post('cook')
  async cook(@Body() { dish }: Order, @Res({ passthrough: true }) reply: Reply) {
    cooked.push(dish);
    await slow;
    reply.header('set-cookie', [`last=${dish}`, 'tab=1']);
    return { dish, portion: cooked.length };
  }

  @Post('refuse')
  refuse(@Body() { dish }: Order): void {
    cooked.push(dish);
    throw new SoldOut(`Leider aus: ${cooked.length}`);
  }

  @Post('burn')
  burn(): void {
    cooked.push('burnt');
    throw new Error('fire');
  }

  @Post('later')
  later(@Res({ passthrough: true }) reply: Reply) {
    cooked.push('later');
    reply.code(429);
    return {};
  }

  @Post('nothing')
  @HttpCode(204)
  nothing(): void {
    cooked.push('nothing');
  }

  @Post('own')
  @OwnIdempotency()
  own() {
    return { portion: cooked.push('own') };
  }

  @Post('raw')
  raw(@Res() reply: Reply): void {
    cooked.push('raw');
    reply.hijack().raw.end('raw');
  }
}

let kitchen: PlatformApp;
let keys = 0;
const newKey = () => `order-key-${process.pid}-${keys++}`;

beforeAll(async () => {
  kitchen = await startPlatform({ controllers: [KitchenController] });
});
afterAll(() => kitchen.close());

async function ask(call: string, key: string, body: object = { dish: 'Pizza' }, as?: string) {
  const response = await kitchen.call(`/api/kitchen/${call}`, {
    as,
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
  });
  return { response, status: response.status, text: await response.text() };
}

describe('the same request sent twice', () => {
  it('is done once and answered twice, word by word', async () => {
    cooked = [];
    const key = newKey();
    const [first, second] = [await ask('cook', key), await ask('cook', key)];
    expect(cooked).toEqual(['Pizza']);
    expect(first).toMatchObject({
      status: 201,
      text: '{"success":true,"data":{"dish":"Pizza","portion":1}}',
    });
    expect(second).toMatchObject({ status: first.status, text: first.text });
    expect(second.response.headers.get('content-type')).toBe(first.response.headers.get('content-type'));
    expect(second.response.headers.getSetCookie()).toEqual(['last=Pizza', 'tab=1']);
    expect(second.response.headers.get('idempotency-replayed')).toBe('true');
  });

  it('is refused twice with the same words', async () => {
    cooked = [];
    const key = newKey();
    const [first, second] = [await ask('refuse', key), await ask('refuse', key)];
    expect(cooked).toHaveLength(1);
    expect(second).toMatchObject({ status: 422, text: first.text });
    expect(second.text).toContain('Leider aus: 1');
  });

  it('is refused twice when the input is wrong', async () => {
    const key = newKey();
    const [first, second] = [await ask('cook', key, {}), await ask('cook', key, {})];
    expect(first.status).toBe(400);
    expect(second).toMatchObject({ status: 400, text: first.text });
  });

  it('answers an empty answer with an empty answer', async () => {
    cooked = [];
    const key = newKey();
    await ask('nothing', key);
    expect(await ask('nothing', key)).toMatchObject({ status: 204, text: '' });
    expect(cooked).toHaveLength(1);
  });

  it('is tried again after a failure of ours', async () => {
    cooked = [];
    const key = newKey();
    expect((await ask('burn', key)).status).toBe(500);
    expect((await ask('burn', key)).status).toBe(500);
    expect(cooked).toHaveLength(2);
  });

  it('is tried again after "not now"', async () => {
    cooked = [];
    const key = newKey();
    await ask('later', key);
    await ask('later', key);
    expect(cooked).toHaveLength(2);
  });

  it('waits for nobody while the first one is still running', async () => {
    cooked = [];
    const key = newKey();
    let serve: () => void = () => undefined;
    slow = new Promise((resolve) => {
      serve = resolve;
    });
    const first = ask('cook', key);
    while (cooked.length === 0) await sleep(5);
    const twin = await ask('cook', key);
    serve();
    slow = null;
    expect(twin).toMatchObject({ status: 409 });
    expect(twin.text).toContain('STILL_RUNNING');
    expect((await first).status).toBe(201);
    expect(await ask('cook', key)).toMatchObject({ status: 201, text: (await first).text });
    expect(cooked).toHaveLength(1);
  });

  it('in a hundred copies at once is done once', async () => {
    cooked = [];
    const key = newKey();
    const all = await Promise.all(Array.from({ length: 100 }, () => ask('cook', key)));
    expect(cooked).toHaveLength(1);
    const [done, running] = [201, 409].map((status) => all.filter((answer) => answer.status === status));
    expect(new Set(done?.map(({ text }) => text)).size).toBe(1);
    expect((done?.length ?? 0) + (running?.length ?? 0)).toBe(100);
  });

  it('is done each time without a key', async () => {
    cooked = [];
    for (const _ of [1, 2]) {
      const headers = { 'content-type': 'application/json' };
      await kitchen.call('/api/kitchen/cook', { method: 'POST', body: '{"dish":"Pasta"}', headers });
    }
    expect(cooked).toHaveLength(2);
  });

  it('is left to the handler that keeps its own promise', async () => {
    cooked = [];
    const key = newKey();
    await ask('own', key);
    await ask('own', key);
    expect(cooked).toHaveLength(2);
  });

  it('does not hold its key after an answer that could not be kept', async () => {
    cooked = [];
    const key = newKey();
    await ask('raw', key);
    expect((await ask('raw', key)).text).toBe('raw');
    expect(cooked).toHaveLength(2);
  });
});

describe('a key', () => {
  it('that carried another body is refused', async () => {
    const key = newKey();
    await ask('cook', key, { dish: 'Pizza' });
    const other = await ask('cook', key, { dish: 'Pasta' });
    expect(other.status).toBe(422);
    expect(other.text).toContain('IDEMPOTENCY_MISMATCH');
  });

  it('shows nobody the answer of somebody else', async () => {
    cooked = [];
    const key = newKey();
    const [lucia, jonas, guest] = [
      await ask('cook', key, { dish: 'Pizza' }, 'lucia'),
      await ask('cook', key, { dish: 'Pizza' }, 'jonas'),
      await ask('cook', key, { dish: 'Pizza' }),
    ];
    expect(cooked).toHaveLength(3);
    expect(new Set([lucia.text, jonas.text, guest.text]).size).toBe(3);
    expect((await ask('cook', key, { dish: 'Pizza' }, 'lucia')).text).toBe(lucia.text);
  });

  it('means something else on another call', async () => {
    cooked = [];
    const key = newKey();
    await ask('cook', key);
    expect((await ask('refuse', key)).status).toBe(422);
    expect(cooked).toHaveLength(2);
  });

  it.each(['short', 'with space in it', 'x'.repeat(201)])('%j is none', async (key) => {
    expect(await ask('cook', key)).toMatchObject({ status: 400 });
  });
});

describe('while Redis is gone', () => {
  it('nothing is done that might be done twice, and all else is', async () => {
    const redis = await startRedis();
    const alone = await startPlatform(
      { controllers: [KitchenController] },
      { REDIS_URL: redis.url, ROLE: 'web' },
    );
    const cook = (headers = {}) =>
      alone.call('/api/kitchen/cook', {
        method: 'POST',
        body: '{"dish":"Pizza"}',
        headers: { 'content-type': 'application/json', ...headers },
      });
    cooked = [];
    await redis.restart(async () => {
      const refused = await cook({ 'idempotency-key': newKey() });
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('2');
      expect(cooked).toEqual([]);
      expect((await cook()).status).toBe(201);
    });
    await alone.close();
    await redis.stop();
  });
});
