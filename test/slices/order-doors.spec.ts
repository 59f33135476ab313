import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { menuDemo } from '../../src/demo/menu.demo.js';
import { Outbox } from '../../src/platform/queue/outbox.js';
import { newId, newToken } from '../../src/shared/ids.js';
import { TRATTORIA } from '../../src/shop/basket/basket.fixture.js';
import type { TableDraft } from '../../src/shop/basket/basket.types.js';
import type { Granted } from '../../src/shop/basket/grant.types.js';
import { Grants } from '../../src/shop/basket/grants.service.js';
import { QuoteService } from '../../src/shop/basket/quote.service.js';
import type { Menu } from '../../src/shop/menu/menu.types.js';
import { isUnbroken, nextEvent } from '../../src/shop/order/event-chain.js';
import { OrderRepository } from '../../src/shop/order/order.repository.js';
import type { OrderRecord } from '../../src/shop/order/order.schema.js';
import { OrderService } from '../../src/shop/order/order.service.js';
import type { OrderHappened, OrderHappening } from '../../src/shop/order/order.types.js';
import { OrderFollowers } from '../../src/shop/order/order-followers.service.js';
import { noticeOf } from '../../src/shop/order/order-notice.js';
import { ticketFor } from '../../src/shop/order/ticket/ticket.rules.js';
import type { Shop } from '../../src/shop/restaurant/shop.types.js';
import type { QuoteView, TrackingView } from '../../src/storefront/order/quote.view.js';
import { aMenu } from '../factories/menus.js';
import { aBasket, dishOf, type Wish } from '../factories/offers.js';
import { anOrderKey, BELLA, placeOrder } from '../factories/orders.js';
import { JONAS } from '../factories/people.js';
import { aShop } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { mailsTo } from '../support/mailbox.js';
import { eventually } from '../support/wait.js';

const NOTHING: Granted = { discounts: [], voucherCents: 0, codes: [] };

let bella: RunningApp;
let shop: Shop;
let menu: Menu;
let guest: Browser;
let granted: Partial<Granted>[] = [];
/** Of this order somebody does not want to hear, so many times. */
let failing = { id: '', times: 0 };
const heard: { by: string; happened: OrderHappened }[] = [];

beforeAll(async () => {
  bella = await startApp();
  shop = await aShop(bella);
  menu = await aMenu(bella, shop.id, TRATTORIA);
  guest = new Browser(bella);
  for (const [by, rank] of [['last', 90] as const, ['first', 1] as const])
    followers().add({ name: by, rank, follow: async (_, happened) => void heard.push({ by, happened }) });
  followers().add({
    name: 'picky',
    rank: 2,
    follow: async ({ id }, happened) => {
      if (happened.kind !== 'refunded' || happened.cents !== 300) return;
      if (id === failing.id && failing.times > 0) {
        failing.times--;
        throw new Error('not now');
      }
      heard.push({ by: 'picky', happened });
    },
  });
  const grants = bella.app.get(Grants, { strict: false });
  for (const rank of [2, 1])
    grants.add({ name: `grantor ${rank}`, rank, grantsFor: async () => granted[rank - 1] ?? NOTHING });
}, 60_000);
afterAll(() => bella?.close());
beforeEach(() => {
  bella.clock.set('2026-11-20T11:00:00Z');
  granted = [];
  heard.length = 0;
});

const followers = () => bella.app.get(OrderFollowers, { strict: false });
const orders = () =>
  bella.app.get<Connection>(getConnectionToken(), { strict: false }).collection<OrderRecord>('orders');
const stored = async (id: string) => (await orders().findOne({ _id: id }))!;
const dish = (name: string): Wish => ({ dish: dishOf(menu, name) });
const placed = async (wishes = [dish('Margherita')], over = {}) =>
  (await placeOrder(guest, aBasket(wishes, over))).body.data;
const tracking = async (token: string, slug = BELLA) =>
  (await guest.get<TrackingView>(`/api/storefront/${slug}/order/${token}`)).body.data;
const hearsOf = (id: string, count: number) =>
  eventually(async () => {
    const about = heard.filter(({ happened }) => happened.orderId === id);
    return about.length >= count && about;
  });
/** What lies in an outbox for a while goes out with the next sweep. */
const sweep = () => {
  bella.clock.advance({ seconds: 10 });
  return bella.app.get(Outbox, { strict: false }).sweep();
};

describe('what happens to an order', () => {
  async function happens(id: string, happening: OrderHappening): Promise<void> {
    const { events, shopId } = await stored(id);
    const read = events.map((event) => (event.kind ? event : { ...event, kind: 'moved' as const }));
    const event = nextEvent(read, { happening, at: bella.clock.now(), by: 'lucia' });
    const outbox = noticeOf({ shopId, orderId: id }, happening, event);
    await orders().updateOne({ _id: id }, { $push: { events: event, outbox } });
  }

  it('reaches everybody who follows, by rank, and each time by itself', async () => {
    const contact = { name: 'Mira', email: 'refund@example.org', phone: '', note: '' };
    const { id, number } = await placed([dish('Margherita')], { contact });
    await hearsOf(id, 2);
    heard.length = 0;
    for (const cents of [200, 200]) await happens(id, { kind: 'refunded', cents });
    await sweep();

    const about = await hearsOf(id, 4);
    expect(new Set(about.map(({ happened }) => happened.id)).size).toBe(2);
    for (const notice of new Set(about.map(({ happened }) => happened.id)))
      expect(about.filter(({ happened }) => happened.id === notice).map(({ by }) => by)).toEqual([
        'first',
        'last',
      ]);
    expect(about[0]?.happened).toMatchObject({ kind: 'refunded', cents: 200, orderId: id });
    const mails = await eventually(async () => {
      const found = await mailsTo(bella, contact.email);
      return found.length === 3 && found;
    });
    const refunds = mails.filter(({ subject }) => subject?.includes('zurück'));
    expect(refunds.map(({ subject }) => subject)).toEqual(
      Array(2).fill(`2,00\u00a0€ zurück für Bestellung Nr. ${number} bei Trattoria Bella`),
    );
    const order = await stored(id);
    expect([order.state, order.outbox, isUnbroken(order.events)]).toEqual(['placed', [], true]);
  }, 60_000);

  it('of one order in a batch holds up no other, and makes nobody repeat what they have done', async () => {
    const contacts = ['ada', 'bo', 'cem'].map((name) => ({
      name,
      email: `${name}@batch.example.org`,
      phone: '',
      note: '',
    }));
    const ids: string[] = [];
    for (const contact of contacts) ids.push((await placed([dish('Margherita')], { contact })).id);
    for (const id of ids) await hearsOf(id, 2);
    heard.length = 0;
    const [bad, ...good] = ids as [string, string, string];
    failing = { id: bad, times: 2 };
    // As they come in one evening, within the same tenth of a second.
    for (const id of ids) await happens(id, { kind: 'refunded', cents: 300 });
    await sweep();

    for (const id of ids) await hearsOf(id, 2);
    await eventually(async () => failing.times === 0 && (await stored(bad)).outbox.length === 0);
    await eventually(async () => heard.some(({ by }) => by === 'picky' && failing.times === 0));
    await eventually(async () => heard.filter(({ by }) => by === 'picky').length === 3);
    for (const id of [bad, ...good]) {
      const about = heard.filter(({ happened }) => happened.orderId === id).map(({ by }) => by);
      expect(about.sort()).toEqual(['first', 'last', 'picky']);
      expect((await stored(id)).outbox).toEqual([]);
    }
    for (const { email } of contacts)
      await eventually(async () => (await mailsTo(bella, email)).length === 2);
  }, 60_000);

  it('has one effect when a worker died before it had taken it out', async () => {
    const contact = { name: 'Dora', email: 'dora@batch.example.org', phone: '', note: '' };
    const { id } = await placed([dish('Margherita')], { contact });
    await hearsOf(id, 2);
    await eventually(async () => (await mailsTo(bella, contact.email)).length === 1);
    const { events, shopId } = await stored(id);
    const outbox = noticeOf({ shopId, orderId: id }, { kind: 'moved', to: 'placed' }, events[0]!);
    await orders().updateOne({ _id: id }, { $push: { outbox } });
    await sweep();
    await hearsOf(id, 4);
    await eventually(async () => (await stored(id)).outbox.length === 0);
    // Whatever follows later is behind a second mail, if there was one.
    await happens(id, { kind: 'refunded', cents: 100 });
    await sweep();
    await eventually(async () => (await mailsTo(bella, contact.email)).length === 2);
    const subjects = (await mailsTo(bella, contact.email)).map(({ subject }) => subject ?? '');
    expect(subjects.filter((subject) => subject.includes('zurück'))).toHaveLength(1);
  }, 60_000);

  it('is read first where the kitchen waits for it', async () => {
    const early = await placed([dish('Margherita')]);
    const late = await placed([dish('Margherita')]);
    const happenings = [
      [early, { kind: 'refunded', cents: 100 }, '2099-01-01'],
      [late, { kind: 'moved', to: 'accepted' }, '2099-01-02'],
    ] as const;
    for (const [{ id }, what, day] of happenings) {
      const { events, shopId } = await stored(id);
      const outbox = { ...noticeOf({ shopId, orderId: id }, what, events[0]!), at: new Date(day) };
      await orders().updateOne({ _id: id }, { $push: { outbox } });
    }
    const unsent = bella.app.get(OrderRepository, { strict: false }).listUnsent(new Date('2100-01-01'), 1);
    expect((await unsent).map(({ id }) => id)).toEqual([late.id]);
    const ids = happenings.map(([{ id }]) => id);
    await orders().updateMany(
      { _id: { $in: ids } },
      { $pull: { outbox: { at: { $gt: new Date('2099') } } } },
    );
  });

  it('cannot be followed twice under one name', () => {
    expect(() => followers().add({ name: 'kitchen', rank: 5, follow: async () => undefined })).toThrow(
      'registered twice',
    );
  });

  it('is still followed where an older version has left it in the outbox', async () => {
    const { id } = await placed();
    await hearsOf(id, 2);
    const data = { shopId: shop.id, orderId: id, to: 'accepted' as const };
    const entry = { id: `${id}-accepted`, job: 'outbox', data, at: bella.clock.now() };
    await orders().updateOne({ _id: id }, { $push: { outbox: entry } });
    await sweep();
    const about = await hearsOf(id, 4);
    expect(about.at(-1)?.happened).toEqual({ ...data, kind: 'moved', id: `${id}-accepted` });
    await followers().follow(data, async () => undefined);
  });

  it('is read where an older version has written it, and the history goes on unbroken', async () => {
    const { id, token } = await placed();
    const { events } = await stored(id);
    const old = events.map(({ kind, ...event }) => event);
    await orders().updateOne({ _id: id }, { $set: { events: old as never } });

    expect((await tracking(token)).steps[0]).toMatchObject({ state: 'placed', at: expect.any(String) });
    await guest.post(`/api/storefront/${BELLA}/order/${token}/cancel`, {});
    const after = await stored(id);
    expect(after.events).toEqual([...old, expect.objectContaining({ kind: 'moved', to: 'cancelled' })]);
    expect(isUnbroken(after.events)).toBe(true);
    expect(isUnbroken([{ ...after.events[0]!, to: 'accepted' } as never, after.events[1]!])).toBe(false);
  });
});

describe('what a basket is granted', () => {
  const quote = async () =>
    (await guest.post<QuoteView>(`/api/storefront/${BELLA}/quote`, aBasket([dish('Margherita')]))).body.data;

  it('is taken off by rank, in the quote and in the order', async () => {
    const before = await quote();
    const base = { label: 'Aktion', lineIds: null };
    granted = [
      { discounts: [{ ...base, id: 'half', kind: 'percent', percent: 50 }] },
      { discounts: [{ ...base, id: 'euro', kind: 'amount', cents: 100 }], voucherCents: 45 },
    ];
    const goods = before.goodsCents;
    const off = goods / 2 + 100;
    expect(await quote()).toMatchObject({
      goodsCents: goods,
      discountCents: off,
      payableCents: before.payableCents - off - 45,
    });
    const { id } = await placed();
    expect((await stored(id)).sums).toMatchObject({
      discounts: [
        { id: 'half', cents: goods / 2 },
        { id: 'euro', cents: 100 },
      ],
      discountCents: off,
      voucherCents: 45,
      payableCents: before.payableCents - off - 45,
    });
  });

  it('is nothing when nobody grants anything', async () => {
    expect((await stored((await placed()).id)).sums).toMatchObject({ discounts: [], voucherCents: 0 });
  });
});

describe('an order at a table', () => {
  const draft = (): TableDraft => ({
    fulfilment: 'table',
    tableCode: 'fenster-2',
    when: 'asap',
    lines: ['Margherita', 'Cola'].map((name) => {
      const { id: productId, variants } = dishOf(menu, name);
      return { productId, variantId: variants[0]?.id ?? null, options: [], quantity: 1, note: '' };
    }),
    payment: 'cash',
    tipCents: 0,
    speech: { language: 'de', salutation: 'du' },
  });

  it('costs what eating in costs: no packaging, and the taxes of a service', async () => {
    const quotes = bella.app.get(QuoteService, { strict: false });
    const ratesOf = async (over: object) => {
      const { sums } = await quotes.quote(
        shop,
        { ...draft(), ...over } as TableDraft,
        new Date('2025-11-20T11:00:00Z'),
      );
      return [sums.groups.map(({ rate }) => rate), sums.fees.map(({ kind }) => kind)];
    };
    expect(await ratesOf({})).toEqual([[19], []]);
    expect(await ratesOf({ fulfilment: 'pickup' })).toEqual([[7, 19], ['packaging']]);
  });

  it('knows its table and a first name, on every paper and page', async () => {
    const { id, token } = await bella.app.get(OrderService, { strict: false }).place(shop, {
      draft: draft(),
      contact: { name: 'Mia', phone: '', email: '', note: '' },
      expectedCents: null,
      expectedLines: null,
      ageConfirmed: false,
      idempotencyKey: anOrderKey(),
    });
    const order = await stored(id);
    expect(order).toMatchObject({
      fulfilment: 'table',
      tableCode: 'fenster-2',
      contact: { name: 'Mia', phone: '', email: '', address: null },
    });
    const { steps, fulfilment, address } = await tracking(token);
    expect([steps.map(({ state }) => state), fulfilment, address]).toEqual([
      ['placed', 'accepted', 'completed'],
      'table',
      null,
    ]);
    const ticket = ticketFor({ ...order, id } as never, {
      lines: order.lines,
      questions: new Map(),
      bon: { n: 1, of: 1 },
      driveMinutes: 0,
      template: 'kitchen',
      copy: { n: 1, of: 1 },
      withSlip: true,
      sender: { name: '', street: '', town: '', phone: '' },
    });
    expect(JSON.stringify(ticket)).toContain('TISCH fenster-2');
    await hearsOf(id, 2);
  });

  it('cannot be placed without the code on the table', async () => {
    const { status, body } = await placeOrder(guest, aBasket([dish('Cola')], { fulfilment: 'table' }));
    expect([status, body.fields]).toEqual([400, { tableCode: 'Bitte scanne den Code auf deinem Tisch.' }]);
  });
});

describe('orders that arrive together', () => {
  it('are written together, and one that is refused is refused alone and for its own reason', async () => {
    const { id } = await placed();
    const repository = bella.app.get(OrderRepository, { strict: false });
    const order = { ...(await repository.get(shop.id, id)), outbox: [] };
    const keys = ['one', 'two', 'three', 'four', 'two'].map((name) => `together-${name}`);
    const added = await Promise.allSettled([
      ...keys.map((idempotencyKey) =>
        repository.add({ ...order, id: newId(), token: newToken(), idempotencyKey }),
      ),
      repository.add({ ...order, id: newId(), idempotencyKey: 'together-token' }),
    ]);
    const outcomes = added.map((one) => (one.status === 'fulfilled' ? one.value : null));
    expect(outcomes.map((outcome) => outcome?.isDuplicate)).toEqual([
      ...Array(4).fill(false),
      true,
      undefined,
    ]);
    expect(outcomes[4]?.order.id).toBe(outcomes[1]?.order.id);
    const numbers = outcomes.slice(0, 4).map((outcome) => outcome!.order.number);
    expect(new Set(numbers).size).toBe(4);
    const written = await orders()
      .find({ idempotencyKey: { $regex: /^together-/ } })
      .toArray();
    expect(written.map(({ number }) => number).sort((a, b) => a - b)).toEqual(numbers.sort((a, b) => a - b));
    expect(added[5]).toMatchObject({ status: 'rejected', reason: { code: 11000, keyPattern: { token: 1 } } });
    await orders().deleteMany({ idempotencyKey: { $regex: /^together-/ } });
  });
});

describe('what an order remembers', () => {
  it('says of each part of a combo where it stands and how it is taxed', async () => {
    const combo: Wish = { dish: dishOf(menu, 'Pizza + Getränk'), options: { c1: 'c1-1', c2: 'c2-1' } };
    const [line] = (await stored((await placed([combo])).id)).lines;
    const [pizza, drinks] = ['Pizza', 'Getränke'].map(
      (name) => menu.categories.find((category) => category.name === name)?.id,
    );
    expect(line?.combo?.parts).toMatchObject([
      { name: 'Margherita', categoryId: pizza, categoryName: 'Pizza', taxClass: 'food', deposit: null },
      {
        name: 'Cola',
        categoryId: drinks,
        categoryName: 'Getränke',
        taxClass: 'drink',
        deposit: { cents: 25, kind: 'oneWay', taxClass: 'drink' },
      },
    ]);
    expect(line?.options.map(({ groupId, id }) => [groupId, id])).toEqual([
      ['c1', 'c1-1'],
      ['c2', 'c2-1'],
    ]);
  });

  it('says of each option in which group it was chosen: demo pizzas number two groups alike', async () => {
    const other = await aShop(bella, { name: 'Pizza Demo' }, JONAS);
    const today = await aMenu(bella, other.id, menuDemo);
    const pizza = dishOf(today, 'Margherita');
    const [extras, edge] = pizza.optionGroupIds;
    const options = { [extras!]: 'o2', [edge!]: 'o2' };
    const order = await guest.post<{ token: string }>(
      `/api/storefront/${other.slug}/order`,
      aBasket([{ dish: pizza, options }]),
      { 'idempotency-key': anOrderKey() },
    );
    const [line] = (await tracking(order.body.data.token, other.slug)).lines;
    expect(line?.options).toMatchObject([
      { groupId: extras, id: 'o2', name: 'Burrata' },
      { groupId: edge, id: 'o2', name: 'Mit Ricotta gefüllt' },
    ]);
  });
});
