import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { EpsonPrinter } from '../../scripts/printer-sim/epson-printer.mjs';
import { EscPosPrinter } from '../../scripts/printer-sim/escpos-printer.mjs';
import { StarPrinter } from '../../scripts/printer-sim/printer.mjs';
import type { PrinterView } from '../../src/printer/printer/printer.view.js';
import type { MenuView } from '../../src/storefront/menu/menu.view.js';
import { BELLA, DEMO } from '../factories/orders.js';
import { axeFindings } from '../support/axe.js';
import { Browser } from '../support/browser.js';
import { DESKTOP, open, PHONE, type Visit, visit } from '../support/chromium.js';
import { type Journey, startJourney } from '../support/journeys/journey.js';
import { type Product, startProduct } from '../support/product.js';
import { eventually } from '../support/wait.js';

let bella: Product;
let tresen: Journey;
let lan: EscPosPrinter;
let bar: EpsonPrinter;
let counter: Visit;
let guest: Visit;

beforeAll(async () => {
  [bella, tresen] = await Promise.all([startProduct({ ALLOW_PRIVATE_TARGETS: '1' }), startJourney()]);
  counter = await visit(tresen.chromium, DESKTOP);
  guest = await visit(tresen.chromium, PHONE);
}, 120_000);

afterAll(async () => {
  await lan?.close();
  await tresen?.close();
  await bella?.close();
});

/** Answers whatever the dish asks and puts it into the basket. */
async function addDish(page: Page, name: string): Promise<void> {
  await page.locator('.dish__open', { hasText: name }).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  for (const group of await sheet.locator('fieldset').all()) {
    const radios = group.getByRole('radio');
    if ((await radios.count()) > 0) await radios.first().check();
  }
  await sheet.getByRole('button', { name: /Hinzufügen/ }).click();
  await sheet.waitFor({ state: 'detached' });
}

async function addPrinter(page: Page, name: string, kind: string, fill = async () => {}): Promise<string> {
  await open(page, `${bella.url}/app/printerQueue`);
  await page.getByRole('button', { name: 'Drucker hinzufügen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: kind }).check();
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await fill();
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  const done = dialog.getByRole('button', { name: 'Fertig' });
  await done.waitFor();
  const address = dialog.getByLabel('URL', { exact: true });
  const url = (await address.count()) > 0 ? await address.inputValue() : '';
  await done.click();
  await page.getByRole('heading', { name, exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  return url;
}

/** Any network printer, called by the worker; ports are few, and others may use them. */
async function addPrinterAtTheTill(page: Page): Promise<EscPosPrinter> {
  const printer = new EscPosPrinter();
  for (let port = 9101; port <= 9109 && !printer.port; port++) await printer.listen(port).catch(() => 0);
  await addPrinter(page, 'Tresen', 'Im selben Netz wie dieser Server', async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'IP-Adresse des Druckers' }).fill('127.0.0.1');
    await dialog.getByRole('textbox', { name: 'Port' }).fill(`${printer.port}`);
  });
  return printer;
}

/** The bar makes the drinks, on a printer of another maker than the kitchen's. */
async function addBarPrinter(page: Page): Promise<EpsonPrinter> {
  const url = await addPrinter(page, 'Bar', 'Epson (Server Direct Print)');
  const lucia = new Browser(bella);
  await lucia.signIn(DEMO);
  const { data } = (await lucia.get<MenuView>(`/api/storefront/${BELLA}/menu`)).body;
  const [drinks, dishes] = ['Getränke', 'Getränke'].map((name, index) =>
    data.categories.filter((category) => (category.name === name) === (index === 0)).map(({ id }) => id),
  );
  const rule = { event: 'accepted', orderTypes: null, copies: 1 };
  const printers = (await lucia.get<PrinterView[]>('/api/printer/list')).body.data;
  for (const { id, kind } of printers) {
    const routes =
      kind === 'epson'
        ? [{ ...rule, categories: drinks, template: 'bar' }]
        : [{ ...rule, categories: dishes, template: 'kitchen' }];
    expect((await lucia.post('/api/printer/routing', { id, routes })).status).toBe(200);
  }
  return new EpsonPrinter({ url });
}

const board = (page: Page) => page.getByRole('heading', { name: /^Neu/ });

describe("from a guest's tap to paper", () => {
  it('goes the whole way, with web and worker as two processes', async () => {
    await counter.page.goto(`${bella.url}/login?redirect=/app/dashboard`);
    await counter.page.getByLabel('E-Mail').fill(DEMO.email);
    await counter.page.getByLabel('Passwort', { exact: true }).fill(DEMO.password);
    await counter.page.getByRole('button', { name: 'Anmelden' }).click();
    await counter.page.waitForURL(`${bella.url}/app/dashboard`);
    lan = await addPrinterAtTheTill(counter.page);
    bar = await addBarPrinter(counter.page);
    await counter.page.goto(`${bella.url}/app/dashboard`);
    await board(counter.page).first().waitFor();

    await guest.page.goto(`${bella.url}/s/${BELLA}`);
    await guest.page
      .getByText(/geöffnet/i)
      .first()
      .waitFor();
    expect(await axeFindings(guest.page)).toEqual([]);
    const [first, second, drink] = ['Focaccia al Rosmarino', 'Tiramisù', 'Cola'] as const;
    for (const dish of [first, second, drink]) await addDish(guest.page, dish);
    await guest.page.getByRole('button', { name: /Zum Warenkorb/ }).click();
    await guest.page.getByRole('dialog').getByText(first).waitFor();
    expect(await axeFindings(guest.page)).toEqual([]);
    await guest.page.getByRole('link', { name: /Zur Kasse/ }).click();

    await guest.page.getByLabel('Name').fill('Jonas Weber');
    await guest.page.getByLabel('E-Mail').fill('jonas@example.org');
    const submit = guest.page.getByRole('button', { name: /Zahlungspflichtig bestellen/ });
    await submit.and(guest.page.locator('[aria-busy=false]')).waitFor();
    expect(await axeFindings(guest.page)).toEqual([]);
    await submit.click();
    await guest.page.getByText('Wir haben deine Bestellung erhalten').waitFor();
    expect(await axeFindings(guest.page)).toEqual([]);

    const number = await guest.page.locator('.code strong').innerText();
    const card = counter.page.getByRole('article', { name: `Bestellung ${number}`, exact: true });
    await card.waitFor();
    expect(await card.textContent()).toContain(first);
    expect(await axeFindings(counter.page)).toEqual([]);
    await card
      .getByRole('button', { name: /^Annehmen in/ })
      .first()
      .click();
    await counter.page.getByText(`Nr. ${number} angenommen`).waitFor();

    await guest.page.getByText('Das Restaurant hat deine Bestellung angenommen').waitFor();

    const printer = new StarPrinter({ url: bella.printerUrl });
    const paper = await eventually(async () => {
      await printer.cycle();
      return printer.paper.find(({ text }) => text.includes(first));
    });
    expect(paper.text).toContain(second);
    const atBar = await eventually(async () => {
      await bar.cycle();
      return bar.paper.find(({ text }) => text.includes(drink));
    });
    const atTheTill = await eventually(() => lan.paper.find(({ text }) => text.includes(first)));
    for (const { text } of [paper, atBar, atTheTill]) expect(text).not.toContain('WIEDERHOLUNG');
    expect([paper.text.includes(drink), atBar.text.includes(first)]).toEqual([false, false]);
    expect(atTheTill).toMatchObject({ drawer: 0, unknown: [] });

    await counter.page.goto(`${bella.url}/app/printerQueue`);
    await counter.page.getByText('gedruckt', { exact: true }).nth(2).waitFor();
    expect(await axeFindings(counter.page)).toEqual([]);

    // The roll of the bar runs out: whoever stands at the desk reads it, and in the queue it says where.
    bar.state = 'paperOut';
    await bar.status();
    const sign = (words: string) => counter.page.getByRole('link', { name: words });
    await counter.page.getByText('Kein Papier').first().waitFor();
    await counter.page.goto(`${bella.url}/app/dashboard`);
    await sign('Bar Kein Papier').waitFor();
    bar.state = 'ready';
    await bar.status();
    await sign('Bar Kein Papier').waitFor({ state: 'detached' });

    expect(counter.complaints).toEqual([]);
    expect(guest.complaints).toEqual([]);
  }, 150_000);

  it('leaves the house as a static tree that asks us only for what moves', async () => {
    const answer = await counter.page.evaluate(async () => {
      const login = await fetch('/api/auth/refresh', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      const { data } = await login.json();
      const build = await fetch('/api/export/build', { headers: { authorization: `Bearer ${data.token}` } });
      return build.json();
    });
    expect(answer).toMatchObject({ success: true, message: expect.any(String) });

    const builds = path.join(bella.dataDir, 'builds');
    const tree = await eventually(() => {
      if (!existsSync(builds)) return null;
      const shops = readdirSync(builds).map((shop) => path.join(builds, shop));
      const whole = shops.flatMap((shop) =>
        readdirSync(shop)
          .filter((build) => !build.endsWith('.half'))
          .map((build) => path.join(shop, build)),
      );
      const [build] = whole;
      return build
        ? readdirSync(build, { recursive: true }).map((file) => path.join(build, String(file)))
        : null;
    });
    expect(tree.some((file) => file.endsWith(path.join('kasse', 'index.html')))).toBe(true);

    const index = tree.find((file) => file.endsWith('index.html') && !file.includes('kasse')) ?? '';
    const away = await visit(tresen.chromium, PHONE);
    await away.page.goto(`file://${index}`);
    expect(await away.page.locator('.dish').count()).toBeGreaterThan(10);
    await away.page.locator('.logo').waitFor();
    await away.context.close();
  }, 60_000);
});
