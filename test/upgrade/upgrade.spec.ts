import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { StarPrinter } from '../../scripts/printer-sim/printer.mjs';
import { freePort, PACKED } from '../../scripts/setup/app.mjs';
import { secretsFor } from '../../scripts/setup/secrets.mjs';
import { startStores } from '../../scripts/stores/start-stores.mjs';
import type { BuildView } from '../../src/export/page/export.view.js';
import { MIGRATIONS } from '../../src/migrations/migrations.js';
import type { PrintJob } from '../../src/printer/job/print-job.types.js';
import type { Printer } from '../../src/printer/printer/printer.types.js';
import type { HistoryMore } from '../../src/shop/history/history.view.js';
import { isUnbroken } from '../../src/shop/order/event-chain.js';
import type { OrderMoneyView } from '../../src/shop/payment/payment.view.js';
import { type DocumentRecord, toDocument } from '../../src/shop/receipt/chain/document.schema.js';
import { faultOf } from '../../src/shop/receipt/chain/document-chain.js';
import { aBody } from '../../src/shop/receipt/receipt.fixture.js';
import type { FiscalDocument } from '../../src/shop/receipt/receipt.types.js';
import type { TrackingView } from '../../src/storefront/order/quote.view.js';
import { Browser, type Tokens } from '../support/browser.js';
import {
  fixtures,
  lookInto,
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

const HOST = '127.0.0.1';

/** All at once, as after a release: the oldest, which has most to go through, with two of each. */
const [OLDEST] = fixtures();
const rolesFor = (name: string) => (name === OLDEST ? ['web', 'web', 'worker', 'worker'] : ['web', 'worker']);

describe.each(fixtures())('a data directory from %s', (name) => {
  const { dir, facts, env } = unpacked(name);
  const roles = rolesFor(name);
  const before = new Map<string, StoredOrder>();
  let marksBefore: number;
  let invoices: OldInvoice[];
  let stores: Awaited<ReturnType<typeof startStores>>;
  let started: Started[] = [];
  let url: string;
  let guest: Browser;
  const people = new Map<string, Browser>();

  const ordersNow = () => ordersIn(stores.mongoUri);
  const stored = async ({ id }: ToldOrder) => (await ordersNow()).find(({ _id }) => _id === id);
  const endAll = async () => {
    await Promise.all(started.map((one) => one.end()));
    started = [];
    await stores?.stop();
  };

  beforeAll(async () => {
    stores = await startStores({ dataDir: dir });
    for (const order of await ordersNow()) before.set(order._id, order);
    marksBefore = (await marksIn(stores.mongoUri)).length;
    invoices = await lookInto(stores.mongoUri, invoicesOfThatTime);
    await lookInto(stores.mongoUri, siteOfThatTime);
    await lookInto(stores.mongoUri, textsOfThatTime);
    const ports = await Promise.all(roles.map(() => freePort(0, HOST)));
    url = `http://${HOST}:${ports[0]}`;
    const { mongoUri: MONGODB_URI, redisUrl: REDIS_URL } = stores;
    const shared = { ...env, ...secretsFor(dir, {}), MONGODB_URI, REDIS_URL };
    started = roles.map((ROLE, index) => {
      const PORT = ports[index];
      return startNode(PACKED, { ...shared, ROLE, PORT, BASE_URL: `http://${HOST}:${PORT}` });
    });
    await Promise.all(started.map((one) => one.waitFor(/Server listening/)));
    guest = new Browser({ url });
  });
  afterAll(async () => {
    await endAll();
    rmSync(dir, { recursive: true, force: true });
  });

  it('goes through every migration, each of them in one of the processes alone', async () => {
    const marks = await marksIn(stores.mongoUri);
    expect(marks.map(({ _id }) => _id)).toEqual(MIGRATIONS.map(({ number }) => number));
    const said = started.map((one) => one.said()).join('');
    expect(said.match(/Migration \S+ begins/g) ?? []).toHaveLength(MIGRATIONS.length - marksBefore);
  });

  it.each(Object.entries(facts.signedIn))('keeps %s signed in', async (person, refreshToken) => {
    const browser = new Browser({ url });
    const { status, body } = await browser.post<Tokens>('/api/auth/refresh', { refreshToken });
    expect(status).toBe(200);
    browser.token = body.data.token;
    expect((await browser.get('/api/auth/session')).status).toBe(200);
    people.set(person, browser);
  });

  it('shows the site that was built before builds were uploaded, and keeps no files of it', async () => {
    const answer = await people.get('lucia')?.get<BuildView[]>('/api/export/history');
    const old = {
      id: 'old-build',
      state: 'published',
      files: 211,
      upload: null,
      notes: [],
      otherSite: false,
    };
    expect(answer?.body.data.at(-1)).toMatchObject({ ...old, restoredFrom: null, kept: false });
  });

  it('still knows every order that a guest was told, and has made up no other', async () => {
    const ids = (await ordersNow()).map(({ _id }) => _id);
    expect(ids).toEqual(expect.arrayContaining(facts.orders.map(({ id }) => id)));
    expect(ids.sort()).toEqual([...before.keys()].sort());
  });

  it('finds every guest by name and by half a number, and nobody who is forgotten', async () => {
    for (const told of facts.orders.filter(({ slug }) => slug === BELLA)) {
      const name = before.get(told.id)?.contact.name ?? '';
      const questions = told.erased ? ['gast', '1234567'] : [TYPED[name] ?? name, '030 12345'];
      for (const question of questions) {
        const path = `/api/orderHistory/list?search=${encodeURIComponent(question)}`;
        const rows = (await people.get('lucia')?.get<HistoryMore>(path))?.body.data.rows ?? [];
        expect([question, rows.some(({ id }) => id === told.id)]).toEqual([question, !told.erased]);
      }
    }
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
    for (const order of await ordersNow()) {
      const old = before.get(order._id);
      const { lines, sums, events, contact, payment, legal, bodyHash } = order;
      const { tokens: _, ...known } = contact;
      const { tokens: __, ...left } = old?.contact ?? contact;
      expect({ sums, events, contact: known, payment, legal, bodyHash }).toEqual({
        sums: old?.sums,
        events: old?.events,
        contact: old && { ...left, phone: DIALLED[left.phone] ?? left.phone },
        payment: old?.payment,
        legal: old?.legal,
        bodyHash: old?.bodyHash,
      });
      expect(isUnbroken(events)).toBe(true);
      expect(lines.map(withoutGroups)).toEqual(old?.lines.map(withoutGroups));
    }
  });

  it('knows of every payment how it stands, by whom, and what went back at which rates', async () => {
    for (const told of facts.orders.filter(({ money }) => money)) {
      const path = `/api/payment/order?orderId=${told.id}`;
      const { data } = (await people.get('lucia')!.get<OrderMoneyView>(path)).body;
      const { payment } = before.get(told.id)!;
      expect([data.money.state, data.money.test, data.paidCents]).toEqual([
        told.money,
        payment.test ?? false,
        payment.paidCents,
      ]);
      const [counts] = data.payments;
      expect([counts?.amountCents, counts?.log.length]).toEqual([told.payableCents, expect.any(Number)]);
      for (const { cents, split } of data.payments.flatMap(({ refunds }) => refunds))
        expect(split.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(cents);
    }
  });

  it('knows every phone number as it is dialled, and shows it as people read it', async () => {
    const phones = (await ordersNow()).map(({ contact }) => contact.phone).filter(Boolean);
    expect(phones.every((phone) => /^\+\d{8,15}$/.test(phone))).toBe(true);
    const [{ slug, token } = facts.orders[0]!] = facts.orders.filter(({ slug: of }) => of !== BELLA);
    const { body } = await guest.get<TrackingView>(`/api/storefront/${slug}/order/${token}`);
    const { phone, phoneLink } = body.data.restaurant;
    expect([phone, phoneLink]).toEqual(['030 4554321', 'tel:+49304554321']);
  });

  it('knows for every option which question it answered, where that is certain', async () => {
    for (const told of facts.orders) {
      const { lines = [] } = (await stored(told)) ?? {};
      expect(lines.map(({ options }) => options.map(groupIdOf))).toEqual(groupIdsFor(told, before));
    }
  });

  it('tells the page of an order the same, so that ordering once more chooses right or asks', async () => {
    for (const told of facts.orders) {
      const { body } = await guest.get<TrackingView>(`/api/storefront/${told.slug}/order/${told.token}`);
      const shown = body.data.lines.map(({ options }) => options.map(({ groupId }) => groupId));
      expect(shown).toEqual(groupIdsFor(told, before));
    }
  });

  it('keeps a forgotten guest forgotten', async () => {
    for (const told of facts.orders.filter(({ erased }) => erased))
      expect((await stored(told))?.contact).toMatchObject({ name: '', email: '', phone: '' });
  });

  it('tells the queue what was left to be told, and prints what waited in store, queue and outbox', async () => {
    await eventually(async () => (await ordersNow()).every(({ outbox }) => outbox.length === 0));
    const printer = new StarPrinter({ url: url + facts.printerPath });
    const wanted = facts.orders.filter((told) => isDue(told, before)).map(({ number }) => String(number));
    const forgotten = facts.orders.filter(({ erased }) => erased).map(({ number }) => String(number));
    const printed = () =>
      printer.paper
        .map(({ text }: { text: string }) => /Nr\. (\d+)/.exec(text)?.[1] ?? '')
        .filter((number) => !forgotten.includes(number));
    await eventually(async () => {
      await printer.cycle();
      return wanted.every((number) => printed().includes(number));
    });
    expect(printed().sort()).toEqual(wanted.sort());
  });

  it('keeps its printers as they were, switched on, and every paper under its old key', async () => {
    const [printers, jobs] = await lookInto(stores.mongoUri, (store) =>
      Promise.all([
        store.collection<Printer>('printers').find({}).toArray(),
        store.collection<PrintJob>('print_jobs').find({}).toArray(),
      ]),
    );
    expect(printers.length).toBeGreaterThan(0);
    for (const printer of printers) expect(printer).toMatchObject({ enabled: true, media: null });
    for (const job of jobs) expect(job).toMatchObject({ retryAt: null, movedFrom: '' });
    expect(new Set(jobs.map(({ key }) => key)).size).toBe(jobs.length);
  });

  it('keeps number and text of every invoice, and makes them the beginning of a chain', async () => {
    const documents = await lookInto(stores.mongoUri, (store) =>
      store.collection<DocumentRecord>('documents').find({}).sort({ shopId: 1, chainSeq: 1 }).toArray(),
    );
    expect(documents).toHaveLength(invoices.length);
    for (const { _id, series, seq, issuedAt, body } of invoices)
      expect(documents.find((document) => document._id === _id)).toMatchObject({
        series,
        seq,
        issuedAt,
        body,
      });
    const before = new Map<string, FiscalDocument>();
    for (const document of documents.map(toDocument)) {
      expect(faultOf(document, before.get(document.shopId) ?? null)).toBeNull();
      before.set(document.shopId, document);
    }
  });

  it('counts by the month what the model has written, and keeps no days', async () => {
    const [months, days] = await lookInto(stores.mongoUri, (store) =>
      Promise.all([
        store.collection('text_months').find({}).sort({ month: 1 }).toArray(),
        store.listCollections({ name: 'text_days' }).toArray(),
      ]),
    );
    expect(months.map(({ month, used, promptTokens }) => [month, used, promptTokens])).toEqual([
      ['2026-07', 2, 700],
      ['2026-08', 7, 900],
    ]);
    expect(days).toEqual([]);
  });

  it.each(facts.pictures)('still has the picture %s', async (picture) => {
    const { status, headers } = await guest.get(picture);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('is left as it is by the next start', async () => {
    await endAll();
    const next = startNode(['scripts/start.mjs'], env);
    started = [next];
    const [, address = ''] = await next.waitFor(/Tresen läuft: (\S+)\n[\s\S]*Daten:/);
    expect(next.said()).not.toContain('Migration');
    expect((await new Browser({ url: address }).get('/readyz')).status).toBe(200);
    expect(JSON.parse(readFileSync(path.join(dir, 'tresen.json'), 'utf8'))).toMatchObject({ format: 2 });
  });
});

/** A build of the demo as it was written down before there were uploads: `built`, and nothing about who brought it where. */
async function siteOfThatTime(store: Parameters<Parameters<typeof lookInto>[1]>[0]): Promise<void> {
  const shop = await store.collection<{ _id: string; slug: string }>('shops').findOne({ slug: BELLA });
  const at = new Date('2026-08-01T10:00:00Z');
  const figures = { files: 211, bytes: 11_000_000, problem: null };
  const build = {
    _id: 'old-build',
    shopId: shop?._id,
    state: 'built',
    requestedBy: 'somebody',
    requestedAt: at,
  };
  await store
    .collection<{ _id: string; [field: string]: unknown }>('builds')
    .insertOne({ ...build, finishedAt: at, ...figures });
}

/** Texts of the model counted day by day, and a month that a version in between has begun to count. */
async function textsOfThatTime(store: Parameters<Parameters<typeof lookInto>[1]>[0]): Promise<void> {
  const shop = await store.collection<{ _id: string; slug: string }>('shops').findOne({ slug: BELLA });
  const at = new Date('2026-08-01T10:00:00Z');
  const days = [
    { date: '2026-07-31', used: 2, promptTokens: 700 },
    { date: '2026-08-01', used: 4, promptTokens: 600 },
    { date: '2026-08-02', used: 3, promptTokens: 300 },
  ];
  const of = { shopId: shop?._id, completionTokens: 0, at };
  await store
    .collection<{ _id: string; [field: string]: unknown }>('text_days')
    .insertMany(days.map((day) => ({ _id: `${shop?._id}/${day.date}`, ...of, ...day })));
  await store
    .collection<{ _id: string; [field: string]: unknown }>('text_months')
    .insertOne({ _id: `${shop?._id}/2026-08`, ...of, month: '2026-08', used: 1, promptTokens: 90 });
}

type OldInvoice = Omit<DocumentRecord, 'cause' | 'chainSeq' | 'prevHash' | 'hash'>;

/** As versions before the chain left them, for every order that came to something: the fixtures are older than payments. */
async function invoicesOfThatTime(
  store: Parameters<Parameters<typeof lookInto>[1]>[0],
): Promise<OldInvoice[]> {
  const orders = await store.collection<StoredOrder>('orders').find({ state: 'completed' }).toArray();
  const counted = new Map<string, number>();
  const invoices = orders.map(({ _id, shopId, placedAt, number }) => {
    const seq = (counted.get(shopId) ?? 0) + 1;
    counted.set(shopId, seq);
    const body = aBody({ orderNumber: number, orderedAt: placedAt });
    const kept = { _id: `invoice-${_id}`, shopId, orderId: _id, kind: 'invoice' as const };
    return { ...kept, series: 'RE-2026', seq, issuedAt: placedAt, body };
  });
  const documents = store.collection<OldInvoice>('documents');
  await documents.createIndex({ shopId: 1, orderId: 1, kind: 1 }, { unique: true, name: 'kind' });
  await documents.insertMany(invoices);
  return invoices;
}

type Line = StoredOrder['lines'][number];
type Option = Line['options'][number] & { groupId?: string | null };

const groupIdOf = (option: Option): string | null | undefined => option.groupId;

const withoutGroups = ({ options, ...line }: Line) => ({
  ...line,
  options: options.map(({ groupId: _, ...option }: Option) => option),
});

const BELLA = 'trattoria-bella';
/** The numbers guests of the fixtures left, and how they are stored since. */
const DIALLED: Record<string, string> = { '030 1234567': '+49301234567' };
/** As somebody without the letters types it. */
const TYPED: Record<string, string> = { 'Ayşe Yıldırım': 'yildirim' };
const NEVER_COOKED: readonly StoredOrder['state'][] = ['awaitPayment', 'placed', 'rejected', 'cancelled'];

/**
 * What the demo restaurant has accepted for today goes to its printer, which had printed nothing so far. The docket of a
 * forgotten guest may have lost its text before it was printed, and one whose payment burst waits for a decision.
 */
const isDue = (
  { slug, state, id, erased, money }: ToldOrder,
  before: ReadonlyMap<string, StoredOrder>,
): boolean =>
  slug === BELLA &&
  !erased &&
  money !== 'failed' &&
  !NEVER_COOKED.includes(state) &&
  before.get(id)?.wantedAt === null;

/** An order that was written with the groups of its options keeps them, also where nobody could tell them later. */
const groupIdsFor = ({ id, groupIds }: ToldOrder, before: ReadonlyMap<string, StoredOrder>) =>
  groupIds.map((line, at) =>
    line.map((groupId, index) => before.get(id)?.lines[at]?.options[index]?.groupId ?? groupId),
  );
