import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StarPrinter } from '../../scripts/printer-sim/printer.mjs';
import { PrintSweep } from '../../src/printer/job/print-sweep.service.js';
import { PrinterService } from '../../src/printer/printer/printer.service.js';
import type { AlarmView } from '../../src/shop/paper/alarm/alarm.view.js';
import { AlarmSweep } from '../../src/shop/paper/alarm/alarm-sweep.service.js';
import type { Shop } from '../../src/shop/restaurant/shop.types.js';
import { aUser, JONAS, LUCIA, YUSUF } from '../factories/people.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import type { Browser } from '../support/browser.js';
import { mailsTo } from '../support/mailbox.js';
import { eventually } from '../support/wait.js';

const KITCHEN_MAIL = 'kueche@bella.example';
const OPEN = { closed: false, ranges: [{ from: '00:00', to: '23:59' }] };
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const week = (day: object) => Object.fromEntries(DAYS.map((name) => [name, day]));

let running: RunningApp;
let shop: Shop;
let lucia: Browser;
let jonas: Browser;
let id: string;
let printer: StarPrinter;

beforeAll(async () => {
  running = await startApp({ ROLE: 'all' });
  shop = await aShop(running);
  await aUser(running, JONAS, { shopId: shop.id, role: 'staff' });
  await aShop(running, { name: 'Imbiss Nord' }, YUSUF);
  lucia = await signedIn(running, LUCIA);
  jonas = await signedIn(running, JONAS);
  await settings({ shopTimes: week(OPEN), shopEmails: [KITCHEN_MAIL] });
  const { body } = await lucia.post<{ id: string; url: string }>('/api/printer/add', {
    name: 'Küche',
    columns: 48,
  });
  id = body.data.id;
  printer = new StarPrinter({ url: body.data.url });
}, 60_000);
afterAll(() => running?.close());

const settings = async (change: object) =>
  expect((await lucia.post('/api/shop/update', { settings: change })).status).toBe(200);

const alarms = async (who = lucia) => (await who.get<AlarmView[]>('/api/paper/alarms')).body.data;
const mails = async () =>
  (await mailsTo(running, KITCHEN_MAIL)).filter(({ subject }) => /Bon|Drucker/.test(subject ?? ''));

/** Time passes, a printer without paper calls, and the worker looks. */
async function pass(seconds: number, { calls = true } = {}): Promise<void> {
  running.clock.advance({ seconds });
  printer.statusCode = '410';
  if (calls) await printer.poll();
  lucia = await signedIn(running, LUCIA);
  jonas = await signedIn(running, JONAS);
  await running.app.get(PrintSweep, { strict: false }).sweep();
  await running.app.get(AlarmSweep, { strict: false }).run();
}

async function refilled(): Promise<void> {
  printer.refill();
  await printer.cycle();
}

async function docket(number: number, notBefore?: Date): Promise<void> {
  await running.app.get(PrinterService, { strict: false }).printLater({
    shopId: shop.id,
    printerId: id,
    key: { ref: `order-${number}`, event: 'accepted', template: 'kitchen' },
    title: `Nr. ${number}`,
    ticket: { kind: 'docket', blocks: [{ kind: 'heading', text: `Nr. ${number}` }] },
    notBefore,
  });
}

describe('alarms of paper', () => {
  it('begin when a docket waits, ask for a person by mail after three and five minutes, and end by themselves', async () => {
    await docket(47);
    await pass(30);
    expect(await alarms()).toEqual([]);
    await pass(35);
    const [alarm] = await alarms();
    expect(alarm).toMatchObject({
      kind: 'waiting',
      text: 'Ein Bon wartet auf „Küche“: Nr. 47.',
      rings: true,
      seenBy: '',
    });
    expect(await mails()).toEqual([]);

    await pass(185);
    await eventually(async () => (await mails()).length === 1);
    await pass(10);
    await pass(120);
    await eventually(async () => (await mails()).length === 2);
    await pass(600);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Ein Bon wartet auf „Küche“: Nr. 47. (Trattoria Bella)',
      'Immer noch ohne Bon: Trattoria Bella',
    ]);

    await refilled();
    await pass(1);
    expect(await alarms()).toEqual([]);
  }, 60_000);

  it('go on where they were when the same trouble is back within a quarter of an hour', async () => {
    await docket(48);
    await pass(65);
    expect((await alarms()).map(({ kind }) => kind)).toContain('waiting');
    await pass(400);
    expect(await mails()).toHaveLength(2);
    await refilled();
    await pass(1);
    expect(await alarms()).toEqual([]);
  }, 60_000);

  it('are silent once somebody has seen them, in that shop alone, and stay in sight', async () => {
    await pass(16 * 60);
    await docket(49);
    await pass(65);
    const before = await alarms();
    const ids = before.map((one) => one.id);
    const yusuf = await signedIn(running, YUSUF);
    expect((await yusuf.post<AlarmView[]>('/api/paper/seen', { ids })).body.data).toEqual([]);
    expect((await alarms()).every(({ rings }) => rings)).toBe(true);
    await jonas.post('/api/paper/seen', { ids });
    expect((await alarms()).map(({ rings, seenBy }) => [rings, seenBy])).toEqual(
      before.map(() => [false, JONAS.name]),
    );
    await pass(400);
    expect(await mails()).toHaveLength(2);
    expect((await jonas.post('/api/paper/seen', { ids: [] })).status).toBe(400);
  }, 60_000);

  it('ring for an order of yesterday whose docket should be out now', async () => {
    await refilled();
    await pass(1);
    await docket(52, new Date(running.clock.now().getTime() + 10 * 3_600_000));
    await pass(10 * 3_600 + 5);
    expect(await alarms()).toEqual([]);
    await pass(65);
    expect((await alarms()).map(({ text }) => text)).toEqual(['Ein Bon wartet auf „Küche“: Nr. 52.']);
    await refilled();
    await pass(1);
    expect(await alarms()).toEqual([]);
  }, 30_000);

  it('know a silent printer while the restaurant is open, and are quiet when it is closed', async () => {
    await refilled();
    await pass(1);
    expect(await alarms()).toEqual([]);
    await pass(200, { calls: false });
    expect((await alarms()).map(({ kind }) => kind)).toEqual(['printerSilent']);
    await settings({ shopTimes: week({ closed: true, ranges: [] }) });
    await pass(10, { calls: false });
    expect(await alarms()).toEqual([]);

    await docket(50);
    await pass(400, { calls: false });
    expect((await alarms()).map(({ kind, rings }) => [kind, rings])).toEqual([['waiting', false]]);
    expect(await mails()).toHaveLength(2);
  }, 60_000);
});
