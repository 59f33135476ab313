import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { DEMO } from '../factories/orders.js';
import { type RunningApp, startApp } from '../support/app.js';
import { axeFindings } from '../support/axe.js';
import { DESKTOP, PHONE, sparing, startChromium, visit } from '../support/chromium.js';
import { eventually } from '../support/wait.js';

const ACCOUNT = '/app/settings/user';

let running: RunningApp;
let chromium: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  running = await startApp({ SEED_DEMO: '1' });
  running.clock.set(new Date());
  chromium = await startChromium();
}, 120_000);

afterAll(async () => {
  await chromium?.close();
  await running?.close();
});

beforeEach(async () => {
  ({ context, page } = await sparing(await visit(chromium)));
});
afterEach(() => context.close());

/** As somebody who signed in a while ago: the cookies are there. */
async function signIn(to = ACCOUNT): Promise<void> {
  const headers = { origin: running.url };
  const answer = await context.request.post(`${running.url}/api/auth/login`, { data: DEMO, headers });
  expect(answer.status()).toBe(200);
  await page.goto(running.url + to);
  await alive(page);
}

async function signInByForm(to = ACCOUNT): Promise<void> {
  await page.goto(`${running.url}/login?redirect=${encodeURIComponent(to)}`);
  await alive(page);
  await page.getByLabel('E-Mail').fill(DEMO.email);
  await page.getByLabel('Passwort', { exact: true }).fill(DEMO.password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL(`**${to}`);
}

/** React has taken over the page. */
const alive = (tab: Page) => tab.locator('html[data-alive]').waitFor();
const open = (tab: Page) => tab.getByText('Geöffnet').filter({ visible: true }).first().waitFor();

/** A document keeps the mark, a reload loses it. */
const mark = () => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = () => page.evaluate(() => 'marked' in window);
const wake = (tab: Page) => tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
const asked = (tab: Page, path: string) =>
  tab.waitForResponse((response) => new URL(response.url()).pathname === path);

describe('the counter in a browser', () => {
  it('goes from page to page without loading the document again', async () => {
    await signInByForm();
    await mark();
    await page.getByRole('link', { name: 'Gestaltung' }).click();
    await page.waitForURL('**/app/settings/design');
    await page.goBack();
    await page.waitForURL(`**${ACCOUNT}`);
    expect(await isMarked()).toBe(true);
    expect(await page.title()).toContain('Tresen');
  });

  it('keeps two tabs signed in that slept for 20 minutes', async () => {
    await signIn();
    const other = await context.newPage();
    await other.goto(running.url + ACCOUNT);
    await open(other);
    running.clock.advance({ minutes: 20 });
    await context.clearCookies({ name: 'access' });
    await Promise.all([page, other].map((tab) => Promise.all([asked(tab, '/api/auth/session'), wake(tab)])));
    await eventually(async () => (await context.cookies()).some(({ name }) => name === 'access'));
    for (const tab of [page, other]) {
      await tab.reload();
      expect(new URL(tab.url()).pathname).toBe(ACCOUNT);
    }
  });

  it('ends in every tab when somebody signs out in one', async () => {
    await signIn();
    const other = await context.newPage();
    await other.goto(running.url + ACCOUNT);
    await open(other);
    await page.getByRole('button', { name: /Konto von/ }).click();
    await page.getByRole('menuitem', { name: 'Abmelden' }).click();
    await Promise.all([page.waitForURL('**/login'), other.waitForURL('**/login')]);
  });

  it('shows a failed call at the top and goes on', async () => {
    await signIn('/app/settings/security');
    await page.route('**/api/user/devices/**', (route) =>
      route.fulfill({
        status: 422,
        json: { success: false, headline: 'Geräte', message: 'Das ging nicht.' },
      }),
    );
    await page.getByRole('button', { name: 'Alle anderen abmelden' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Geräte: Das ging nicht.' });
    await alert.waitFor();
    expect((await alert.boundingBox())?.y).toBeLessThan(100);
    await alert.getByRole('button', { name: 'Meldung schließen' }).click();
    await alert.waitFor({ state: 'detached' });
  });

  it('loads the next page as a document when a new build is out', async () => {
    await page.route('**/builds/latest.json*', (route) => route.fulfill({ json: { id: 'the-next-one' } }));
    await signIn('/app/setup');
    await mark();
    await page.getByRole('button', { name: 'Laden', exact: true }).click();
    await page.getByRole('link', { name: 'Mein Konto' }).click();
    await page.waitForURL(`**${ACCOUNT}`);
    await eventually(async () => !(await isMarked()));
  });

  it('reloads once when a part of the program is missing, and not again at once', async () => {
    await signIn();
    const missing = () =>
      page.evaluate(() => {
        const payload = new Error('Failed to fetch dynamically imported module: /assets/chunks/lost.js');
        window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
      });
    await mark();
    await Promise.all([page.waitForEvent('load'), missing()]);
    await open(page);
    await mark();
    await missing();
    await open(page);
    expect(await isMarked()).toBe(true);
  });

  it('answers an unknown address with its own page, in German, with the way back', async () => {
    await signIn();
    const answer = await page.goto(`${running.url}/gibt-es-nicht`);
    expect([answer?.status(), await answer?.text()]).toEqual([
      404,
      expect.stringMatching(/Page not found: \\?\/gibt-es-nicht/),
    ]);
    await page.getByRole('heading', { name: 'Seite nicht gefunden' }).waitFor();
    await page.getByRole('link', { name: 'Zurück zum Tresen' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
});

describe.each([
  ['a phone', PHONE],
  ['a desk', DESKTOP],
])('the frame of the back office on %s', (_, viewport) => {
  beforeEach(() => page.setViewportSize(viewport));

  it('fits, is accessible and leads by keyboard straight to the content', async () => {
    await signIn();
    await page.reload();
    await open(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('inhalt');
    await page.getByRole('button', { name: /Konto von/ }).click();
    await page.getByRole('menuitem', { name: 'Abmelden' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  it('names every page a person may use, and marks the present one', async () => {
    await signIn();
    if (viewport === PHONE) await page.getByRole('button', { name: 'Menü' }).click();
    const navigation = page.getByRole('navigation', { name: 'Verwaltung' });
    const here = navigation.locator('[aria-current=page]');
    await here.waitFor();
    expect(await here.allTextContents()).toEqual(['Mein Konto']);
    if (viewport === PHONE) expect(await axeFindings(page)).toEqual([]);
  });
});
