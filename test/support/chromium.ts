import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { CHROMIUM, WHOLE } from './chromium-options.mjs';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

export const startChromium = (...more: string[]): Promise<Browser> =>
  chromium.launch({ ...CHROMIUM, args: [...CHROMIUM.args, ...more] });

/** For what the shell cannot be told, such as which addresses count as safe. */
export const startWholeChromium = (...more: string[]): Promise<Browser> =>
  chromium.launch({ ...CHROMIUM, executablePath: WHOLE, args: [...CHROMIUM.args, ...more] });

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** What the browser complained about: a journey ends with none. */
  complaints: string[];
}

export type Stored = BrowserContextOptions['storageState'];

/** A window of its own; what is stored beforehand, such as a sign-in, comes with it. */
export async function visit(browser: Browser, viewport = DESKTOP, storageState?: Stored): Promise<Visit> {
  const context = await browser.newContext({
    viewport,
    storageState,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  return { context, page, complaints };
}

/**
 * A window that loads no code ahead of a click, as one that saves data. What the links of the back office lead to is most of
 * the product: each page would load a hundred files more, which is half of the work of a page.
 */
export async function sparing(visit: Visit): Promise<Visit> {
  await visit.context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  return visit;
}

/** Goes to a page of ours and waits until it hears a click; before that it is what the server sent. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-alive]').waitFor();
}
