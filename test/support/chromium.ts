import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--autoplay-policy=no-user-gesture-required',
];

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

export const startChromium = (...more: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: '/usr/bin/chromium', args: [...ARGS, ...more] });

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** What the browser complained about: a journey ends with none. */
  complaints: string[];
}

export async function visit(browser: Browser, viewport = DESKTOP): Promise<Visit> {
  const context = await browser.newContext({ viewport, locale: 'de-DE', timezoneId: 'Europe/Berlin' });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  return { context, page, complaints };
}
