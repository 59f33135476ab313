import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { firstValueFrom } from 'rxjs';
import { newId } from '../../src/shared/ids.js';
import { TRATTORIA } from '../../src/shop/basket/basket.fixture.js';
import { FloorPlans } from '../../src/shop/table/plan/floor-plan.service.js';
import type { PlanSketch } from '../../src/shop/table/plan/plan.types.js';
import type { PlanView } from '../../src/shop/table/plan/plan.view.js';
import { roomOf, withNewTable } from '../../src/shop/table/plan/plan-edit.rules.js';
import type { FloorView } from '../../src/shop/table/serve/floor.view.js';
import type { QuoteView } from '../../src/storefront/order/quote.view.js';
import { OpenShops } from '../../src/storefront/shop/open-shops.js';
import { GuestTables } from '../../src/storefront/table/guest-tables.service.js';
import type { GuestTableView, JoinedView, SittingView } from '../../src/storefront/table/table.view.js';
import { aMenu } from '../factories/menus.js';
import { dishOf } from '../factories/offers.js';
import { anOrderKey, BELLA } from '../factories/orders.js';
import { aUser, JONAS } from '../factories/people.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { eventually } from '../support/wait.js';

const ROOM = roomOf(newId(), 'Gastraum');
const OFF = { ...roomOf(newId(), 'Saal'), ordering: false };
const plan = [ROOM, ROOM, ROOM, OFF].reduce<PlanSketch>((so, { id }) => withNewTable(so, newId(), id), {
  rooms: [ROOM, OFF],
  tables: [],
  askFirst: true,
  deposit: false,
});
const [one, two, three, off] = plan.tables.map(({ id }) => id) as [string, string, string, string];

let bella: RunningApp;
let guest: Browser;
let lucia: Browser;
let jonas: Browser;
let cola: { id: string; variants: { id: string }[] };
const codes = new Map<string, string>();

let shopId: string;
const readCodes = async () => {
  const { tables } = await bella.app.get(FloorPlans, { strict: false }).of(shopId);
  for (const { id, code } of tables) codes.set(id, code);
};

const at = (table: string) => `/api/storefront/${BELLA}/table/${codes.get(table) ?? table}`;
const join = async (table: string, name: string) =>
  (await guest.post<JoinedView>(`${at(table)}/join`, { name })).body.data.guest;
const look = (table: string, who: string) => guest.get<GuestTableView>(`${at(table)}/${who}`);
const round = (table: string, over: object = {}) => ({
  fulfilment: 'table',
  tableCode: codes.get(table),
  when: 'asap',
  lines: [{ productId: cola.id, variantId: cola.variants[0]?.id, options: [], quantity: 2, note: '' }],
  payment: 'cash',
  contact: { name: 'Mia' },
  ...over,
});
const order = (body: object) =>
  guest.post<{ id: string }>(`/api/storefront/${BELLA}/order`, body, { 'idempotency-key': anOrderKey() });
const floor = async () => (await jonas.get<FloorView>('/api/table/floor')).body.data;
const tableOn = async (id: string) => {
  const found = (await floor()).tables.find((table) => table.id === id);
  if (!found) throw new Error(`no table ${id}`);
  return found;
};
const desk = (verb: string, body: object, who = jonas) => who.post<FloorView>(`/api/table/${verb}`, body);

beforeAll(async () => {
  bella = await startApp();
  bella.clock.set('2026-11-20T17:00:00Z');
  const shop = await aShop(bella);
  await aUser(bella, JONAS, { shopId: shop.id, role: 'staff' });
  cola = dishOf(await aMenu(bella, shop.id, TRATTORIA), 'Cola');
  [lucia, jonas] = [await signedIn(bella), await signedIn(bella, JONAS)];
  guest = new Browser(bella);
  await lucia.post<PlanView>('/api/tablePlan/save', { ...plan, version: 0 });
  shopId = shop.id;
  await readCodes();
}, 60_000);
afterAll(() => bella?.close());

describe('a round at a table', () => {
  it('costs what eating in costs, without deposit, and asks for a first name alone', async () => {
    const { body } = await guest.post<QuoteView>(`/api/storefront/${BELLA}/quote`, round(one));
    expect(body.data).toMatchObject({ refusal: null, depositCents: 0, fees: [], payableCents: 640 });
    expect(body.data.groups.map(({ rate }) => rate)).toEqual([19]);
  });

  it('waits for the desk where nobody was seated, and goes to the kitchen where somebody was', async () => {
    expect((await order(round(one))).status).toBe(201);
    expect((await tableOn(one)).state).toBe('new');
    const [first] = (await tableOn(one)).tab?.rounds ?? [];
    await jonas.post('/api/order/move', { id: first?.orderId, to: 'accepted' });
    await desk('seat', { tableId: two });
    await order(round(two, { contact: { name: 'Ben' } }));
    await eventually(async () => (await tableOn(two)).state === 'drinks');
  });

  it('shows each guest of the table all its rounds, and no guest another table', async () => {
    const [mia, ben] = [await join(one, 'Tom'), await join(two, 'Ida')];
    expect((await look(one, mia)).body.data).toMatchObject({
      totalCents: 640,
      rounds: [{ name: 'Mia', token: null }],
    });
    expect((await look(two, ben)).body.data.rounds.map(({ name }) => name)).toEqual(['Ben']);
    const wrong = await look(one, 'nobody');
    expect([wrong.status, wrong.body.code]).toEqual([409, 'TAB_OVER']);
    // With the code of another table a secret still opens its own.
    expect((await look(one, ben)).body.data.rounds.map(({ name }) => name)).toEqual(['Ben']);
  });

  it('calls a guest who gives another name by the new one, and knows them for the same', async () => {
    const [, lea] = [await join(two, 'Max'), await join(two, 'Lea')];
    const { status, body } = await guest.post<JoinedView>(`${at(two)}/join`, { name: 'Leonie', guest: lea });
    expect([status, body.data.guest, body.data.table.me.name]).toEqual([200, lea, 'Leonie']);
    expect(body.data.table.guests.map(({ name }) => name).slice(-2)).toEqual(['Max', 'Leonie']);
  });

  it('takes no endless name, and says how long one may be', async () => {
    const { status, body } = await guest.post(`${at(one)}/join`, { name: 'Mia '.repeat(190) });
    expect([status, body.message]).toEqual([400, 'Bitte nimm einen Vornamen mit höchstens 30 Zeichen.']);
  });

  it('is nothing where the room takes none, nor with a code that is not one', async () => {
    expect((await order(round(off))).body.code).toBe('TABLE_ORDERING_OFF');
    const made = await order(round(one, { tableCode: 'ausgedacht' }));
    expect([made.status, made.body.code]).toEqual([404, 'TABLE_CODE_UNKNOWN']);
    expect((await guest.get(`/s/${BELLA}/tisch/ausgedacht`)).status).toBe(404);
  });
});

describe('what a table wants', () => {
  it('is seen at the desk, and its answer by the guest', async () => {
    const mia = await join(one, 'Mia');
    await guest.post(`${at(one)}/call`, { guest: mia, kind: 'pay', how: 'card' });
    const { state, tab } = await tableOn(one);
    expect([state, tab?.calls.map(({ kind, how }) => `${kind} ${how}`)]).toEqual(['pays', ['pay card']]);
    await desk('answer', { tabId: tab?.id });
    expect((await look(one, mia)).body.data.calls).toMatchObject([{ kind: 'pay', answered: true }]);
    expect((await tableOn(one)).state).toBe('drinks');
  });
});

describe('who serves', () => {
  it('moves a party with all it ordered, and merges it with another', async () => {
    const tabId = (await tableOn(one)).tab?.id;
    const taken = await desk('move', { tabId, tableId: two });
    expect([taken.status, taken.body.code]).toEqual([409, 'TABLE_TAKEN']);
    await desk('move', { tabId, tableId: three });
    expect([(await tableOn(one)).state, (await tableOn(three)).tab?.totalCents]).toEqual(['free', 640]);
    await desk('merge', { tabId, tableId: two });
    const [merged, gone] = [await tableOn(two), await tableOn(three)];
    expect([merged.tab?.totalCents, gone.mergedWith]).toEqual([1280, 'Tisch 2']);
    expect(
      (await jonas.get<{ orders: { name: string }[] }>('/api/order/board')).body.data.orders.map(
        (o) => o.name,
      ),
    ).toEqual(expect.arrayContaining(['Tisch 2 · Mia', 'Tisch 2 · Ben']));
  });

  it('closes it with a reason: what was cooked only leaders take back, and staff hand it to the till', async () => {
    const tabId = (await tableOn(two)).tab?.id;
    const ben = await join(two, 'Ben');
    const mistake = await desk('close', { tabId, reason: 'mistake' });
    expect([mistake.status, mistake.body.code]).toEqual([403, 'LEADERS_ONLY']);
    expect((await desk('close', { tabId, reason: 'cash' })).status).toBe(400);
    expect((await desk('close', { tabId, reason: 'toTill' })).status).toBe(200);
    expect([(await tableOn(two)).state, (await tableOn(three)).state]).toEqual(['free', 'free']);
    expect((await look(two, ben)).body.code).toBe('TAB_OVER');
  });

  it('gives a renewed code to nobody who has the old one', async () => {
    await lucia.post('/api/tablePlan/renewCode', { id: one });
    expect((await order(round(one))).body.code).toBe('TABLE_CODE_UNKNOWN');
  });

  it('finds a guest again under the renewed code of their table, and under that of the table they sit at', async () => {
    const mia = await join(two, 'Mia');
    const here = async (table: string) =>
      (await guest.get<SittingView>(`${at(table)}/${mia}/here`)).body.data?.here;
    await lucia.post('/api/tablePlan/renewCode', { id: two });
    expect([await here(two), await here(three)]).toEqual([undefined, false]);
    await readCodes();
    expect(await here(two)).toBe(true);
    await desk('move', { tabId: (await tableOn(two)).tab?.id, tableId: three });
    expect([await here(two), await here(three)]).toEqual([false, true]);
    await desk('seat', { tableId: two });
    await desk('merge', { tabId: (await tableOn(three)).tab?.id, tableId: two });
    expect([await here(two), await here(three), await here(off)]).toEqual([true, true, false]);
  });

  it('tells the guests of what happens between their call and the opening of their stream', async () => {
    const tables = bella.app.get(GuestTables, { strict: false });
    const ben = await join(two, 'Ben');
    const { events } = await tables.follow(
      await bella.app.get(OpenShops, { strict: false }).bySlug(BELLA),
      ben,
    );
    await guest.post(`${at(two)}/call`, { guest: ben, kind: 'waiter' });
    expect(await firstValueFrom(events)).toEqual({ data: { moved: true } });
  });
});
