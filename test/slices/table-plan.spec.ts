import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '../../src/shared/ids.js';
import type { PlanSketch } from '../../src/shop/table/plan/plan.types.js';
import type { PlanView } from '../../src/shop/table/plan/plan.view.js';
import { roomOf, withNewTable } from '../../src/shop/table/plan/plan-edit.rules.js';
import { aUser, JONAS } from '../factories/people.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import type { Browser } from '../support/browser.js';

const ROOM = roomOf(newId(), 'Gastraum');
const EMPTY: PlanSketch = { rooms: [ROOM], tables: [], askFirst: true, deposit: false };
const withTables = (count: number): PlanSketch =>
  Array.from({ length: count }).reduce<PlanSketch>((plan) => withNewTable(plan, newId(), ROOM.id), EMPTY);

let bella: RunningApp;
let lucia: Browser;
let jonas: Browser;

const save = (plan: PlanSketch, version: number, who = lucia) =>
  who.post<PlanView>('/api/tablePlan/save', { ...plan, version });

beforeAll(async () => {
  bella = await startApp();
  const shop = await aShop(bella);
  await aUser(bella, JONAS, { shopId: shop.id, role: 'staff' });
  [lucia, jonas] = [await signedIn(bella), await signedIn(bella, JONAS)];
}, 60_000);
afterAll(() => bella?.close());

describe('the plan of the tables', () => {
  const plan = withTables(3);

  it('gives each table a code of its own that stays when the plan is saved again', async () => {
    const first = (await save(plan, 0)).body.data;
    const urls = first.tables.map(({ url }) => url);
    expect(new Set(urls).size).toBe(3);
    for (const url of urls) expect(url).toMatch(/\/s\/trattoria-bella\/tisch\/[\w-]{20}$/);
    const moved = plan.tables.map((table) => ({ ...table, x: 30, number: `${table.number}a` }));
    const second = (await save({ ...plan, tables: moved }, first.version)).body.data;
    expect(second.tables.map(({ url }) => url)).toEqual(urls);
  });

  it('refuses an older page, and tells it what stands there now', async () => {
    const { status, body } = await save(plan, 1);
    expect([status, body.code]).toEqual([412, 'CHANGED_MEANWHILE']);
    expect((body.data as unknown as { current: PlanView }).current.version).toBe(2);
  });

  it('renews the code of one table alone', async () => {
    const before = (await save(plan, 2)).body.data.tables;
    const { body } = await lucia.post<PlanView>('/api/tablePlan/renewCode', { id: plan.tables[1]?.id });
    const same = body.data.tables.map(({ url }, i) => url === before[i]?.url);
    expect(same).toEqual([true, false, true]);
  });

  it.each<[string, () => object, number, RegExp]>([
    [
      'ten thousand tables',
      () => ({ ...EMPTY, tables: Array(10_000).fill(plan.tables[0]) }),
      413,
      /300 Tische/,
    ],
    [
      'a table beyond the wall',
      () => ({ ...plan, tables: [{ ...plan.tables[0], x: 900 }] }),
      400,
      /außerhalb/,
    ],
    [
      'two tables of one number',
      () => ({ ...plan, tables: plan.tables.map((one) => ({ ...one, number: '7' })) }),
      422,
      /zweimal/,
    ],
    [
      'a table in another house',
      () => ({ ...plan, tables: [{ ...plan.tables[0], roomId: newId() }] }),
      422,
      /keinem Raum/,
    ],
  ])('refuses %s with a sentence, and writes nothing', async (_, wrong, status, sentence) => {
    const answer = await lucia.post('/api/tablePlan/save', { ...wrong(), version: 4 });
    expect(`${answer.status} ${answer.body.message}`).toMatch(sentence);
    expect(answer.status).toBe(status);
    expect((await lucia.post('/api/tablePlan/save', { ...plan, version: 0 })).body.data).toMatchObject({
      current: { version: 4 },
    });
  });

  it('is nothing that staff may change', async () => {
    expect((await save(plan, 3, jonas)).status).toBe(403);
    expect((await jonas.post('/api/tablePlan/renewCode', { id: plan.tables[0]?.id })).status).toBe(403);
  });
});
