import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StarPrinter } from '../../scripts/printer-sim/printer.mjs';
import type { PrinterView } from '../../src/printer/printer/printer.view.js';
import { MenuService } from '../../src/shop/menu/menu.service.js';
import { KitchenService } from '../../src/shop/order/kitchen.service.js';
import type { MenuView, ProductView } from '../../src/storefront/menu/menu.view.js';
import type { SlotsView } from '../../src/storefront/order/quote.view.js';
import { anOrder, BELLA, DEMO, placeOrder } from '../factories/orders.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { mailsTo } from '../support/mailbox.js';
import { redisCommandsOf } from '../support/redis-commands.js';
import { eventually } from '../support/wait.js';

let bella: RunningApp;
let guest: Browser;
let lucia: Browser;

beforeAll(async () => {
  bella = await startApp({ SEED_DEMO: '1', RATE_LIMIT_FACTOR: '1000' });
  guest = new Browser(bella);
  lucia = new Browser(bella);
  await lucia.signIn(DEMO);
}, 60_000);
afterAll(() => bella?.close());

describe('an order and the mail that follows it', () => {
  it('ask Redis eighty times at most', async () => {
    const email = 'counted@example.org';
    const contact = { name: 'Mira Sommer', phone: '0171 3920013', email };
    const order = await anOrder(guest, { contact });
    const commands = await redisCommandsOf(bella.env, async () => {
      for (let placed = 0; placed < 10; placed++) await placeOrder(guest, order);
      await eventually(async () => (await mailsTo(bella, email)).length === 10);
    });
    expect(commands.length / 10).toBeLessThan(80);
  });
});

describe('the docket of an order ahead', () => {
  it('waits until its time to cook has come, comes once, and says what it is', async () => {
    const { printerUrl } = JSON.parse(readFileSync(`${bella.env.DATA_DIR}/demo.json`, 'utf8'));
    const printer = new StarPrinter({ url: bella.url + new URL(printerUrl).pathname });
    const { days } = (await guest.get<SlotsView>(`/api/storefront/${BELLA}/slots?fulfilment=pickup`)).body
      .data;
    const when = days[0]?.slots.find(({ at }) => at > '2026-11-20T14')?.at ?? '';
    const contact = { name: 'Mira Sommer', email: 'ahead@example.org' };
    const { id } = (await placeOrder(guest, await anOrder(guest, { when, contact }))).body.data;
    await lucia.post('/api/order/move', { id, to: 'accepted', minutes: 20 });

    // The mail goes out after the paper: once it is there, the paper would be too.
    await eventually(async () => {
      const mails = await mailsTo(bella, contact.email);
      return mails.some(({ subject }) => subject?.includes('angenommen'));
    });
    const kitchen = bella.app.get(KitchenService, { strict: false });
    await kitchen.printDue();
    await printer.cycle();
    expect(printer.paper).toEqual([]);

    bella.clock.set(new Date(new Date(when).getTime() - 15 * 60_000));
    await kitchen.printDue();
    await kitchen.printDue();
    const paper = await eventually(async () => {
      await printer.cycle();
      return printer.paper[0];
    });
    expect(paper.text.replaceAll(' ', '')).toContain('VORBESTELLUNG');
    expect(paper.text).not.toContain('WIEDERHOLUNG');
    await printer.cycle();
    expect(printer.paper).toHaveLength(1);
  }, 60_000);
});

describe('a restaurant whose bar has a printer of its own', () => {
  // Hours have passed since the order ahead.
  beforeAll(() => lucia.signIn(DEMO));

  const dishes = async () => {
    const { body } = await guest.get<MenuView>(`/api/storefront/${BELLA}/menu`);
    return body.data.categories.flatMap(({ name, products }) =>
      products.map((dish) => ({ ...dish, category: name })),
    );
  };
  const isPlain = ({ groupIds, combo, halves }: ProductView) => groupIds.length === 0 && !combo && !halves;
  const lineOf = ({ id, variants, combo }: ProductView) => ({
    productId: id,
    variantId: variants[0]?.id,
    options: (combo?.courses ?? []).map((course) => ({
      groupId: course.id,
      optionId: course.choices[0]?.id,
      quantity: 1,
    })),
    quantity: 1,
    note: '',
  });

  it('prints for each station what it makes, and a combo at both', async () => {
    const { printerUrl } = JSON.parse(readFileSync(`${bella.env.DATA_DIR}/demo.json`, 'utf8'));
    const [kitchen] = (await lucia.get<PrinterView[]>('/api/printer/list')).body.data;
    await lucia.post('/api/printer/change', { id: kitchen?.id, stations: ['Küche'] });
    const bar = await lucia.post<{ url: string }>('/api/printer/add', {
      name: 'Bar',
      columns: 48,
      stations: ['Bar'],
    });
    const all = await dishes();
    const shopId = (await lucia.get<{ _id: string }>('/api/shop/get')).body.data._id;
    const categories = await bella.app.get(MenuService, { strict: false }).listCategories(shopId);
    const { id, version } = categories.find(({ name }) => name === 'Getränke') ?? {};
    await lucia.post('/api/category/update', { id, version, station: 'Bar' });

    const food = all.find((dish) => isPlain(dish) && dish.category !== 'Getränke')!;
    const drink = all.find((dish) => isPlain(dish) && dish.category === 'Getränke')!;
    const combo = all.find((dish) => dish.combo)!;
    const lines = [food, drink, combo].map(lineOf);
    const { status, body } = await placeOrder(guest, await anOrder(guest, { lines }));
    expect(status).toBe(201);
    await lucia.post('/api/order/move', { id: body.data.id, to: 'accepted', minutes: 20 });

    const paperAt = async (url: string, mark = '') => {
      const printer = new StarPrinter({ url: bella.url + new URL(url).pathname });
      const isOurs = ({ text }: { text: string }) =>
        text.replaceAll(' ', '').includes(`Nr.${body.data.number}`);
      const paper = await eventually(async () => {
        await printer.cycle();
        return printer.paper.find((one) => isOurs(one) && one.text.includes(mark));
      });
      return [food, drink, combo].map(({ name }) => paper.text.includes(name));
    };
    expect(await paperAt(printerUrl)).toEqual([true, false, true]);
    expect(await paperAt(bar.body.data.url)).toEqual([false, true, true]);

    // Both have a docket in their hands by now, and both are told.
    expect(
      (await lucia.post('/api/order/move', { id: body.data.id, to: 'cancelled', reason: 'guestAsked' }))
        .status,
    ).toBe(200);
    expect(await paperAt(printerUrl, 'STORNO')).toEqual([true, false, true]);
    expect(await paperAt(bar.body.data.url, 'STORNO')).toEqual([false, true, true]);
  }, 60_000);

  it('takes stations as a list of names, or none at all', async () => {
    const { id } = (await lucia.get<PrinterView[]>('/api/printer/list')).body.data[0]!;
    const change = async (stations: unknown) =>
      (await lucia.post('/api/printer/change', { id, stations })).status;
    for (const wrong of [[], 'Bar', [''], [7], ['Bar', 'Bar'], ['x'.repeat(41)], Array(11).fill('Bar')])
      expect(await change(wrong)).toBe(400);
    expect(await change(null)).toBe(200);
    const [first] = (await lucia.get<PrinterView[]>('/api/printer/list')).body.data;
    expect(first?.stations).toBeNull();
  });
});
