import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TillEventsView, TillNoticeView, TillOrdersView } from '../../src/shop/till/till.view.js';
import { TillNotices } from '../../src/shop/till/till-notices.service.js';
import { anOrder, DEMO, placeOrder } from '../factories/orders.js';
import { aUser, JONAS, YUSUF } from '../factories/people.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { eventually } from '../support/wait.js';

interface Heard {
  headers: IncomingHttpHeaders;
  body: string;
}

const WEST = { email: 'tom@imbiss-west.example', name: 'Tom', password: 'pommes rot weiss 3' };
let bella: RunningApp;
let guest: Browser;
let lucia: Browser;
let till: Server;
let url: string;
let answer = 200;
const heard: Heard[] = [];

beforeAll(async () => {
  till = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      heard.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8') });
      response.writeHead(answer, { location: '/elsewhere' }).end('gehört');
    });
  });
  await new Promise<void>((resolve) => till.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(till.address() as AddressInfo).port}/tresen`;
  bella = await startApp({ SEED_DEMO: '1', RATE_LIMIT_FACTOR: '1000', ALLOW_PRIVATE_TARGETS: '1' });
  guest = new Browser(bella);
  lucia = new Browser(bella);
  await lucia.signIn(DEMO);
}, 60_000);
afterAll(async () => {
  await bella?.close();
  await new Promise((resolve) => till.close(resolve));
});

const notices = async () => (await lucia.get<TillNoticeView[]>('/api/till/notices')).body.data;

async function accepted(): Promise<{ id: string; number: number }> {
  bella.clock.advance({ seconds: 1 });
  const { body } = await placeOrder(guest, await anOrder(guest));
  await lucia.post('/api/order/move', { id: body.data.id, to: 'accepted', minutes: 20 });
  return body.data;
}

async function pass(seconds: number): Promise<void> {
  bella.clock.advance({ seconds });
  await lucia.signIn(DEMO);
  await bella.app.get(TillNotices, { strict: false }).sendDue();
}

const isSigned = ({ headers, body }: Heard, secret: string): boolean => {
  const [, time, given] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-tresen-signature'])) ?? [];
  return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex') === given;
};

let secret: string;

describe('a till that is told', () => {
  it('gets a secret once, at an address that may be dialled', async () => {
    for (const wrong of [
      '',
      'kasse',
      'ftp://kasse.example/',
      'https://ich:geheim@kasse.example/',
      'javascript:1',
    ])
      expect(
        (await lucia.post('/api/till/webhook', { url: wrong, active: true })).status,
      ).toBeGreaterThanOrEqual(400);
    const first = await lucia.post<{ secret: string }>('/api/till/webhook', { url, active: true });
    expect(first.body.data.secret).toMatch(/^whsec_[\w-]{32}$/);
    secret = first.body.data.secret;
    const again = await lucia.post<{ secret: null }>('/api/till/webhook', { url, active: true });
    expect(again.body.data.secret).toBeNull();
    const page = await lucia.get('/app/settings/pos');
    expect(page.status).toBe(200);
    expect(page.text).not.toContain(secret);
  });

  it('hears of an accepted order once, signed, without the guest', async () => {
    const { number } = await accepted();
    const [told] = await eventually(() => heard.length > 0 && heard);
    expect(isSigned(told!, secret)).toBe(true);
    expect(isSigned({ ...told!, body: `${told!.body} ` }, secret)).toBe(false);
    const { id, event, order } = JSON.parse(told!.body);
    expect([event, order.number, told!.headers['x-tresen-delivery']]).toEqual(['order.accepted', number, id]);
    expect(order.payableCents).toBe(
      order.vat.reduce((sum: number, { grossCents }: { grossCents: number }) => sum + grossCents, 0) +
        order.tipCents,
    );
    expect(told!.body).not.toMatch(/contact|phone|email|@/);
    await eventually(async () => (await notices())[0]?.state === 'sent');
    expect(heard).toHaveLength(1);
  }, 30_000);

  it('is told again, later and later, under the same id, until it answers well; a redirect is no good answer', async () => {
    heard.length = 0;
    answer = 503;
    await accepted();
    await eventually(async () => (await notices())[0]?.stateText === 'wird wiederholt');
    expect((await notices())[0]).toMatchObject({ hint: 'Antwort 503' });
    await bella.app.get(TillNotices, { strict: false }).sendDue();
    answer = 302;
    await pass(11);
    await eventually(() => heard.length === 2);
    await eventually(async () => (await notices())[0]?.hint === 'Antwort 302, 2 Versuche');
    answer = 200;
    await pass(31);
    await eventually(async () => (await notices())[0]?.state === 'sent');
    expect(new Set(heard.map(({ headers }) => headers['x-tresen-delivery'])).size).toBe(1);
    expect(heard).toHaveLength(3);
  }, 30_000);

  it('is given up after three days, and told once more when somebody asks for it', async () => {
    heard.length = 0;
    answer = 500;
    await accepted();
    await eventually(async () => (await notices())[0]?.hint === 'Antwort 500');
    await pass(73 * 3_600);
    await eventually(async () => (await notices())[0]?.state === 'failed');
    answer = 200;
    const [notice] = await notices();
    await lucia.post('/api/till/replay', { id: notice?.id });
    await eventually(async () => (await notices())[0]?.state === 'sent');
    expect((await lucia.post('/api/till/replay', { id: 'nobody' })).status).toBe(404);
  }, 30_000);
});

describe('a till that asks', () => {
  it('sees the orders of its shop with its key, and nothing else opens with it', async () => {
    const { number } = await accepted();
    const added = await lucia.post<{ key: string }>('/api/till/key/add', { name: 'Theke' });
    const { key } = added.body.data;
    expect(key).toMatch(/^tk_[\w-]{32}$/);
    const ask = async <T>(path: string, bearer = key) => {
      const response = await fetch(bella.url + path, { headers: { authorization: `Bearer ${bearer}` } });
      return { status: response.status, data: ((await response.json()) as { data: T }).data };
    };
    const day = await ask<TillOrdersView>('/api/pos/orders');
    expect(day.data.orders.map((order) => order.number)).toContain(number);
    expect(JSON.stringify(day.data)).not.toMatch(/contact|phone|email|@/);

    // Only what is ten seconds old is handed out, and the order is noted in a moment of its own.
    await eventually(async () => {
      bella.clock.advance({ seconds: 2 });
      const { events } = (await ask<TillEventsView>('/api/pos/events')).data;
      return events.at(-1)?.order.number === number;
    });
    const { data: first } = await ask<TillEventsView>('/api/pos/events?limit=2');
    const { data: rest } = await ask<TillEventsView>(`/api/pos/events?after=${first.next}`);
    const ids = [...first.events, ...rest.events].map(({ id }) => id);
    expect([first.events.length, new Set(ids).size, ids.toSorted()]).toEqual([2, ids.length, ids]);
    expect(rest.events.at(-1)?.order.number).toBe(number);
    expect((await ask<TillEventsView>(`/api/pos/events?after=${rest.next}`)).data).toEqual({
      events: [],
      next: rest.next,
    });

    for (const wrong of ['2099-99-99', '2026-02-30', '0000-00-00']) {
      const refused = await fetch(`${bella.url}/api/pos/orders?day=${wrong}`, {
        headers: { authorization: `Bearer ${key}` },
      });
      expect([refused.status, await refused.text()]).toEqual([
        400,
        expect.stringContaining('Diesen Tag gibt es nicht'),
      ]);
    }
    expect((await ask<TillOrdersView>('/api/pos/orders?day=2026-01-01')).data.orders).toEqual([]);

    expect((await ask('/api/order/board')).status).toBe(401);
    expect((await ask('/api/pos/orders', 'tk_nothing')).status).toBe(401);
    expect((await ask('/api/pos/orders', `tk_${'a'.repeat(32)}`)).status).toBe(401);
    expect(
      (await fetch(`${bella.url}/api/pos/events?limit=1000`, { headers: { authorization: `Bearer ${key}` } }))
        .status,
    ).toBe(400);

    const page = await lucia.get('/app/settings/pos');
    expect(page.text).not.toContain(key);
    const remove = async (id = '') => (await lucia.post('/api/till/key/remove', { id })).status;
    expect(await remove('nobody')).toBe(404);
    expect((await ask('/api/pos/orders')).status).toBe(200);
    const props = (await lucia.get('/app/settings/pos/index.pageContext.json')).text;
    const [, id] = /"id":"([^"]+)","name":"Theke"/.exec(props) ?? [];
    expect(await remove(id)).toBe(200);
    expect((await ask('/api/pos/orders')).status).toBe(401);
  }, 30_000);

  it('gets five keys at most, however many are asked for at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, at) => lucia.post('/api/till/key/add', { name: `Kasse ${at}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ body }) => body.code === 'TOO_MANY_KEYS')).toHaveLength(20);
  });

  it('waits for no other till that never answers', async () => {
    const dead = createServer(() => undefined);
    await new Promise<void>((resolve) => dead.listen(0, '127.0.0.1', resolve));
    await aShop(bella, { name: 'Imbiss West' }, WEST);
    const tom = await signedIn(bella, WEST);
    const { port } = dead.address() as AddressInfo;
    await tom.post('/api/till/webhook', { url: `http://127.0.0.1:${port}/`, active: true });
    for (let notice = 0; notice < 19; notice++) await tom.post('/api/till/test', {});
    const before = heard.length;
    answer = 200;
    await lucia.post('/api/till/webhook', { url, active: true });
    expect((await lucia.post('/api/till/test', {})).status).toBe(200);
    const from = Date.now();
    await eventually(() => heard.length > before);
    expect(Date.now() - from).toBeLessThan(3_000);
    dead.closeAllConnections();
    await new Promise((resolve) => dead.close(resolve));
  }, 30_000);

  it('is set up by those who lead, each for their own restaurant', async () => {
    await aShop(bella, { name: 'Imbiss Nord' }, YUSUF);
    const yusuf = await signedIn(bella, YUSUF);
    expect((await yusuf.get<TillNoticeView[]>('/api/till/notices')).body.data).toEqual([]);
    const [notice] = await notices();
    expect((await yusuf.post('/api/till/replay', { id: notice?.id })).status).toBe(404);
    const { _id: shopId } = (await lucia.get<{ _id: string }>('/api/shop/get')).body.data;
    await aUser(bella, JONAS, { shopId, role: 'staff' });
    const jonas = await signedIn(bella, JONAS);
    expect((await jonas.get('/api/till/notices')).status).toBe(403);
    expect((await jonas.post('/api/till/key/add', { name: 'x' })).status).toBe(403);
  });
});

describe('without ALLOW_PRIVATE_TARGETS', () => {
  it('no till inside our own network is dialled', async () => {
    const outside = await startApp({ ROLE: 'web' });
    try {
      await aShop(outside, { name: 'Imbiss Süd' }, YUSUF);
      const yusuf = await signedIn(outside, YUSUF);
      for (const inside of [
        url,
        'https://127.0.0.1/',
        'https://169.254.169.254/latest',
        'https://[::1]/',
        'https://10.0.0.1/',
      ])
        expect((await yusuf.post('/api/till/webhook', { url: inside, active: true })).status).toBe(422);
    } finally {
      await outside.close();
    }
  }, 60_000);
});
