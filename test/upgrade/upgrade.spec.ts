import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { StarPrinter } from '../../scripts/printer-sim/printer.mjs';
import { startStores } from '../../scripts/stores/start-stores.mjs';
import { MIGRATIONS } from '../../src/migrations/migrations.js';
import { isUnbroken } from '../../src/shop/order/event-chain.js';
import type { TrackingView } from '../../src/storefront/order/quote.view.js';
import { Browser, type Tokens } from '../support/browser.js';
import {
  fixtures,
  marksIn,
  ordersIn,
  type Started,
  type StoredOrder,
  startNode,
  type ToldOrder,
  unpacked,
} from '../support/fixture.js';
import { eventually } from '../support/wait.js';

jest.setTimeout(120_000);

describe.each(fixtures())('a data directory from %s', (name) => {
  const { dir, facts, env } = unpacked(name);
  const before = new Map<string, StoredOrder>();
  let product: Started;
  let url: string;
  let guest: Browser;

  const storeUri = `mongodb://${encodeURIComponent(path.join(dir, 'run', 'mongo.sock'))}/tresen?directConnection=true`;
  const start = async () => {
    product = startNode(['scripts/start.mjs'], env);
    [, url = ''] = await product.waitFor(/Tresen läuft: (\S+)\n[\s\S]*Daten:/);
    guest = new Browser({ url });
  };
  const stored = async ({ id }: ToldOrder) => (await ordersIn(storeUri)).find(({ _id }) => _id === id);

  beforeAll(async () => {
    const stores = await startStores({ dataDir: dir });
    for (const order of await ordersIn(stores.mongoUri)) before.set(order._id, order);
    await stores.stop();
    await start();
  });
  afterAll(async () => {
    await product?.end();
    rmSync(dir, { recursive: true, force: true });
  });

  it('goes through every migration', async () => {
    expect((await marksIn(storeUri)).map(({ _id }) => _id)).toEqual(MIGRATIONS.map(({ number }) => number));
  });

  it.each(Object.entries(facts.signedIn))('keeps %s signed in', async (_, refreshToken) => {
    const browser = new Browser({ url });
    const { status, body } = await browser.post<Tokens>('/api/auth/refresh', { refreshToken });
    expect(status).toBe(200);
    browser.token = body.data.token;
    expect((await browser.get('/api/auth/session')).status).toBe(200);
  });

  it('still knows every order that a guest was told, and no other', async () => {
    const orders = await ordersIn(storeUri);
    const ids = (list: { id: string }[]) => list.map(({ id }) => id).sort();
    expect(ids(orders.map(({ _id }) => ({ id: _id })))).toEqual(ids(facts.orders));
  });

  it.each(facts.orders.map((order) => [order.state, order.number, order] as const))(
    'shows its guest the order that is %s, number %i',
    async (state, number, { slug, token, payableCents }) => {
      const { status, body } = await guest.get<TrackingView>(`/api/storefront/${slug}/order/${token}`);
      expect([status, body.data.number, body.data.state]).toEqual([200, number, state]);
      expect(body.data.payableCents).toBe(payableCents);
      const page = await guest.get(`/s/${slug}/bestellung/${token}`);
      expect([page.status, page.text.includes(body.data.stateLabel)]).toEqual([200, true]);
    },
  );

  it('has not touched a sum, a history or a contact', async () => {
    for (const order of await ordersIn(storeUri)) {
      const old = before.get(order._id);
      const { lines, sums, events, contact, payment, legal, bodyHash } = order;
      expect({ sums, events, contact, payment, legal, bodyHash }).toEqual({
        sums: old?.sums,
        events: old?.events,
        contact: old?.contact,
        payment: old?.payment,
        legal: old?.legal,
        bodyHash: old?.bodyHash,
      });
      expect(isUnbroken(events)).toBe(true);
      expect(lines.map(withoutGroups)).toEqual(old?.lines.map(withoutGroups));
    }
  });

  it('knows for every option which question it answered, where that is certain', async () => {
    for (const told of facts.orders) {
      const { lines = [] } = (await stored(told)) ?? {};
      expect(lines.map(({ options }) => options.map(groupIdOf))).toEqual(told.groupIds);
    }
  });

  it('keeps a forgotten guest forgotten', async () => {
    for (const told of facts.orders.filter(({ erased }) => erased))
      expect((await stored(told))?.contact).toMatchObject({ name: '', email: '', phone: '' });
  });

  it('tells the queue what was left to be told, and prints what waited in store, queue and outbox', async () => {
    await eventually(async () => (await ordersIn(storeUri)).every(({ outbox }) => outbox.length === 0));
    const printer = new StarPrinter({ url: url + facts.printerPath });
    const wanted = facts.orders.filter((told) => isDue(told, before)).map(({ number }) => String(number));
    const printed = () => printer.paper.map(({ text }: { text: string }) => /Nr\. (\d+)/.exec(text)?.[1]);
    await eventually(async () => {
      await printer.cycle();
      return wanted.every((number) => printed().includes(number));
    });
    expect(printed().sort()).toEqual(wanted.sort());
  });

  it.each(facts.pictures)('still has the picture %s', async (picture) => {
    const { status, headers } = await guest.get(picture);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('is left as it is by the next start', async () => {
    await product.end();
    await start();
    expect(product.said()).not.toContain('Migration');
    expect((await guest.get('/readyz')).status).toBe(200);
  });
});

describe('two web and two worker processes that find an old data directory at once', () => {
  it('bring it up to date once, and none is ready before', async () => {
    const [name = ''] = fixtures();
    const { dir, env } = unpacked(name);
    const stores = await startStores({ dataDir: dir });
    const secrets = {
      SECRET_KEYS: `test:${'5'.repeat(64)}`,
      JWT_SECRET: 'only-for-tests-and-long-enough-to-sign',
    };
    const shared = { ...env, ...secrets, MONGODB_URI: stores.mongoUri, REDIS_URL: stores.redisUrl };
    const started = ['web', 'web', 'worker', 'worker'].map((ROLE) =>
      startNode(['dist/app/main.js'], { ...shared, ROLE }),
    );
    try {
      await Promise.all(started.map((one) => one.waitFor(/successfully started/)));
      const said = started.map((one) => one.said()).join('');
      expect(said.match(/Migration \S+ begins/g)).toHaveLength(MIGRATIONS.length);
      expect(await marksIn(stores.mongoUri)).toHaveLength(MIGRATIONS.length);
    } finally {
      await Promise.all(started.map((one) => one.end()));
      await stores.stop();
      rmSync(dir, { recursive: true, force: true });
    }
  });
});

type Line = StoredOrder['lines'][number];
type Option = Line['options'][number] & { groupId?: string | null };

const groupIdOf = (option: Option): string | null | undefined => option.groupId;

const withoutGroups = ({ options, ...line }: Line) => ({
  ...line,
  options: options.map(({ groupId: _, ...option }: Option) => option),
});

const BELLA = 'trattoria-bella';
const NEVER_COOKED: readonly StoredOrder['state'][] = ['placed', 'rejected', 'cancelled'];

/** What the demo restaurant has accepted for today goes to its printer, which had printed nothing so far. */
const isDue = ({ slug, state, id }: ToldOrder, before: ReadonlyMap<string, StoredOrder>): boolean =>
  slug === BELLA && !NEVER_COOKED.includes(state) && before.get(id)?.wantedAt === null;
