import { chromium } from 'playwright-core';
import { SLUG } from '../demo.mjs';
import { median } from '../http.mjs';
import { startProduct } from '../product.mjs';

const TIMES = Number(process.env.TIMES ?? 5);
const EXECUTABLE = process.env.CHROME_PATH ?? '/usr/bin/chromium';
/** Slow 4G as browsers name it, and a phone four times as slow as the machine that measures. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const CPU_RATE = 4;

export default {
  name: 'A cheap phone: slow 4G, CPU 4 x slower, median (goal: sign-in usable within 3 s, sheet within 0.5 s of the tap)',

  async run(ctx) {
    const { url } = await startProduct(ctx);
    const browser = await chromium.launch({
      executablePath: EXECUTABLE,
      args: ['--no-sandbox', '--disable-gpu'],
    });
    ctx.later(() => browser.close());
    const figures = { 'sign-in page to usable': [], 'tap on a dish to its sheet': [] };
    for (let time = 0; time < TIMES; time += 1) {
      figures['sign-in page to usable'].push(await onPhone(browser, (page) => signInUsable(page, url)));
      figures['tap on a dish to its sheet'].push(await onPhone(browser, (page) => sheetOpened(page, url)));
    }
    return Object.entries(figures).map(([name, all]) => ({
      '': name,
      ms: median(all),
      'slowest ms': Math.max(...all),
    }));
  },
};

/** A phone that has never been here. */
async function onPhone(browser, run) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    return await run(page);
  } finally {
    await context.close();
  }
}

async function signInUsable(page, url) {
  const from = performance.now();
  await page.goto(`${url}/login`, { waitUntil: 'commit' });
  await page.locator('button[type=submit]:enabled').first().waitFor();
  return performance.now() - from;
}

/** The guest has looked at the menu first, as guests do: what the page loads when idle is there. */
async function sheetOpened(page, url) {
  await page.goto(`${url}/s/${SLUG}`, { waitUntil: 'networkidle' });
  await page.evaluate(watchTap);
  const { x, y, height } = await page.locator('.dish h3 a, .dish h3 button').first().boundingBox();
  await page.touchscreen.tap(x + 1, y + height / 2);
  return (await page.waitForFunction(() => globalThis.sheetAfter)).jsonValue();
}

/** By the phone's own clock, from the finger to the painted sheet: what the driver runs in the page is not counted. */
function watchTap() {
  const look = (tappedAt) => {
    if (!document.querySelector('dialog.sheet[open]:not(.sheet--waits)'))
      return requestAnimationFrame(() => look(tappedAt));
    setTimeout(() => (globalThis.sheetAfter = performance.now() - tappedAt));
  };
  const once = { capture: true, once: true };
  addEventListener('pointerdown', ({ timeStamp }) => requestAnimationFrame(() => look(timeStamp)), once);
}
