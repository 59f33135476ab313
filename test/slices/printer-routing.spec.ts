import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StarPrinter } from '../../scripts/printer-sim/printer.mjs';
import { Failover } from '../../src/printer/job/failover.service.js';
import { PrintSweep } from '../../src/printer/job/print-sweep.service.js';
import { PrinterRepository } from '../../src/printer/printer/printer.repository.js';
import { PrinterService } from '../../src/printer/printer/printer.service.js';
import type { PrinterView } from '../../src/printer/printer/printer.view.js';
import type { PrintJobView } from '../../src/printer/queue/print-queue.view.js';
import { testTicket } from '../../src/printer/ticket/test-ticket.rules.js';
import { formatTime } from '../../src/shared/berlin-time.js';
import { anOrder, DEMO, placeOrder } from '../factories/orders.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { eventually } from '../support/wait.js';

let bella: RunningApp;
let guest: Browser;
let lucia: Browser;
let kitchenId: string;
let barId: string;
let kitchen: StarPrinter;
let bar: StarPrinter;

beforeAll(async () => {
  bella = await startApp({ SEED_DEMO: '1', RATE_LIMIT_FACTOR: '1000' });
  guest = new Browser(bella);
  lucia = new Browser(bella);
  await lucia.signIn(DEMO);
  const { printerUrl } = JSON.parse(readFileSync(`${bella.env.DATA_DIR}/demo.json`, 'utf8'));
  kitchen = new StarPrinter({ url: bella.url + new URL(printerUrl).pathname });
  kitchenId = (await lucia.get<PrinterView[]>('/api/printer/list')).body.data[0]!.id;
  const added = await lucia.post<{ id: string; url: string }>('/api/printer/add', {
    name: 'Bar',
    columns: 48,
  });
  barId = added.body.data.id;
  bar = new StarPrinter({ url: bella.url + new URL(added.body.data.url).pathname });
}, 60_000);
afterAll(() => bella?.close());

const route = (id: string, routing: object) => lucia.post('/api/printer/routing', { id, ...routing });
const jobs = async () => (await lucia.get<PrintJobView[]>('/api/print/list')).body.data;
const titled = async (number: number) =>
  (await jobs()).filter(({ title }) => title.split(' ', 2).join(' ') === `Nr. ${number}`);

async function accepted(): Promise<{ id: string; number: number }> {
  const { body } = await placeOrder(guest, await anOrder(guest));
  await lucia.post('/api/order/move', { id: body.data.id, to: 'accepted', minutes: 20 });
  return body.data;
}

const RULE = { event: 'accepted', orderTypes: null, categories: null, template: 'kitchen', copies: 1 };

describe('which papers a printer makes', () => {
  it('refuses rules that say nothing, and takes over what catches the rest', async () => {
    for (const wrong of [
      { routes: [{ ...RULE, copies: 0 }] },
      { routes: [{ ...RULE, copies: 6 }] },
      { routes: [{ ...RULE, template: 'invoice' }] },
      { routes: [{ ...RULE, categories: [] }] },
      { routes: [{ ...RULE, orderTypes: ['drone'] }] },
      { routes: [{ ...RULE, event: 'someday' }] },
      { routes: Array(7).fill(RULE) },
      { routes: 'all' },
    ])
      expect((await route(kitchenId, wrong)).status).toBe(400);
    const itself = await route(kitchenId, { failoverId: kitchenId });
    expect([itself.status, itself.body.code]).toEqual([422, 'FAILOVER_NEEDS_ANOTHER']);
    expect((await route(kitchenId, { failoverId: 'nobody' })).status).toBe(404);
    const foreign = await route(kitchenId, { routes: [{ ...RULE, categories: ['of-another-shop'] }] });
    expect([foreign.status, foreign.body.code]).toEqual([422, 'NO_SUCH_CATEGORY']);

    expect((await route(kitchenId, { catchAll: true })).status).toBe(200);
    expect((await route(barId, { catchAll: true })).status).toBe(200);
    const page = await lucia.get('/app/settings/printers');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Jedes Gericht der Karte hat einen Drucker.');
    // React writes this where a part of the page came to nothing on the server.
    expect(page.text).not.toContain('<!--$!-->');
    await route(kitchenId, { catchAll: true });
  });

  it('prints as many copies as asked for, and a slip for the guest beside them', async () => {
    await route(kitchenId, { routes: [{ ...RULE, copies: 2 }] });
    await route(barId, { routes: [{ ...RULE, template: 'receipt' }] });
    const { number } = await accepted();
    await eventually(async () => (await titled(number)).length === 3);
    await eventually(async () => {
      await Promise.all([kitchen.cycle(), bar.cycle()]);
      return kitchen.paper.length >= 2 && bar.paper.length >= 1;
    });
    expect(kitchen.paper.map(({ text }) => /Exemplar \d von 2/.exec(text)?.[0])).toEqual([
      'Exemplar 1 von 2',
      'Exemplar 2 von 2',
    ]);
    expect(bar.paper[0]?.text).toMatch(/Gesamt.*€[\s\S]*kein Kassenbeleg/);
    expect(kitchen.paper[0]?.text).not.toContain('€');
  }, 60_000);

  it('prints when an order comes in where that is wanted, and tells who holds it when it is refused', async () => {
    await route(kitchenId, { routes: [{ ...RULE, event: 'placed' }] });
    await route(barId, { routes: [{ ...RULE, template: 'receipt', event: 'ready' }] });
    const { body } = await placeOrder(guest, await anOrder(guest));
    const { id, number } = body.data;
    const before = kitchen.paper.length;
    await eventually(async () => {
      await kitchen.cycle();
      return kitchen.paper.length > before;
    });
    await lucia.post('/api/order/move', { id, to: 'rejected', reason: 'tooBusy' });
    const storno = await eventually(async () => {
      await kitchen.cycle();
      return kitchen.paper.at(-1)?.text.includes('STORNO') && kitchen.paper.at(-1);
    });
    expect(storno?.text.replaceAll(' ', '')).toContain(`Nr.${number}`);
    expect(kitchen.paper).toHaveLength(before + 2);
  }, 60_000);
});

describe('a paper for when an order is due', () => {
  it('comes so many minutes before, and says until then when', async () => {
    await route(kitchenId, { routes: null });
    await route(barId, { routes: [{ ...RULE, event: 'due', minutes: 5, template: 'receipt' }] });
    const { number } = await accepted();
    const atBar = async () => (await titled(number)).filter(({ printerId }) => printerId === barId);
    await eventually(async () => (await atBar()).length === 1);
    const [early] = await atBar();
    expect(early).toMatchObject({
      state: 'waiting',
      hint: expect.stringMatching(/^Kommt um \d\d:\d\d Uhr\.$/),
    });
    const before = bar.paper.length;
    await bar.cycle();
    bella.clock.advance({ minutes: 10 });
    await lucia.signIn(DEMO);
    await bella.app.get(PrintSweep, { strict: false }).sweep();
    await bar.cycle();
    expect([bar.paper.length, (await atBar())[0]?.isLate]).toEqual([before, false]);
    bella.clock.advance({ minutes: 6 });
    await lucia.signIn(DEMO);
    await eventually(async () => {
      await bella.app.get(PrintSweep, { strict: false }).sweep();
      await bar.cycle();
      return bar.paper.length > before;
    });
    expect(bar.paper.at(-1)?.text).not.toContain('WIEDERHOLUNG');
    await route(barId, { routes: [{ ...RULE, template: 'receipt' }] });
    await route(kitchenId, { routes: null });
  }, 60_000);
});

describe('a paper for when an order is due, whose time moves', () => {
  it('follows the new promise with what stands on it, later and sooner, until it is out', async () => {
    await route(barId, { routes: [{ ...RULE, event: 'due', minutes: 5 }] });
    const { id, number } = await accepted();
    const waiting = async () =>
      (await titled(number)).find(({ printerId, state }) => printerId === barId && state === 'waiting');
    const first = (await eventually(waiting)).hint;
    await lucia.post('/api/order/promise', { id, minutes: 60 });
    const later = await eventually(async () => {
      const hint = (await waiting())?.hint;
      return hint !== first && hint;
    });
    bella.clock.advance({ minutes: 18 });
    await lucia.signIn(DEMO);
    const before = bar.paper.length;
    await bar.cycle();
    expect([bar.paper.length, (await waiting())?.hint]).toEqual([before, later]);

    await lucia.post('/api/order/promise', { id, minutes: 5 });
    const due = formatTime(new Date(bella.clock.now().getTime() + 5 * 60_000));
    await eventually(async () => {
      await bar.cycle();
      return bar.paper.length > before;
    });
    expect(bar.paper.at(-1)?.text).toContain(due);
    expect(bar.paper.at(-1)?.text).not.toContain('WIEDERHOLUNG');
    await lucia.post('/api/order/promise', { id, minutes: 30 });
    await bar.cycle();
    expect(bar.paper).toHaveLength(before + 1);
    await route(barId, { routes: [{ ...RULE, template: 'receipt' }] });
  }, 60_000);
});

describe('a printer another one stands in for', () => {
  it('passes its dockets on when it is gone, once and with its name on them', async () => {
    await route(kitchenId, { routes: null, failoverId: barId });
    await route(barId, { routes: [{ ...RULE, template: 'driver' }] });
    const { number } = await accepted();
    await eventually(async () => (await titled(number)).length > 0);
    await bar.poll();
    await bella.app.get(PrintSweep, { strict: false }).sweep();
    expect((await titled(number))[0]?.printerId).toBe(kitchenId);

    bella.clock.advance({ seconds: 90 });
    await bar.poll();
    await bella.app.get(PrintSweep, { strict: false }).sweep();
    await eventually(async () => (await titled(number))[0]?.printerId === barId);
    await bella.app.get(Failover, { strict: false }).run();
    const before = bar.paper.length;
    await eventually(async () => {
      await bar.cycle();
      return bar.paper.length > before;
    });
    expect(bar.paper.at(-1)?.text).toContain('umgeleitet von Küche');
    expect(await titled(number)).toHaveLength(1);
  }, 60_000);
});

describe('a paper whose printer was removed while it was queued', () => {
  it('comes out where the rest comes out', async () => {
    const printers = bella.app.get(PrinterService, { strict: false });
    const [printer] = await bella.app.get(PrinterRepository, { strict: false }).listAfter('', 1);
    const { shopId } = printer!;
    await printers.printLater({
      shopId,
      printerId: 'x'.repeat(20),
      key: { ref: 'y'.repeat(20), event: 'accepted', template: 'kitchen' },
      title: 'Nr. 4711',
      ticket: testTicket('Weg', 48),
    });
    await bella.app.get(PrintSweep, { strict: false }).sweep();
    expect((await titled(4711)).map(({ printerId }) => printerId)).toEqual([kitchenId]);
    const before = kitchen.paper.length;
    await eventually(async () => {
      await kitchen.cycle();
      return kitchen.paper.length > before;
    });
    expect(kitchen.paper.at(-1)?.text).toContain('entfernten Drucker');
  }, 60_000);
});
