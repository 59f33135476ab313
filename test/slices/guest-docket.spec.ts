import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StarPrinter } from '../../scripts/printer-sim/printer.mjs';
import { KitchenService } from '../../src/shop/order/kitchen.service.js';
import type { SlotsView } from '../../src/storefront/order/quote.view.js';
import { anOrder, BELLA, DEMO, placeOrder } from '../factories/orders.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { mailsTo } from '../support/mailbox.js';
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
