import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { freePort } from '../../setup/app.mjs';
import { inRoot } from '../../setup/paths.mjs';
import { Problem } from '../../setup/problem.mjs';
import { OPERATOR, SLUG } from '../demo.mjs';
import { median } from '../http.mjs';
import { heldUpOf } from '../main-thread.mjs';
import { startProduct, startServer } from '../product.mjs';

const TIMES = Number(process.env.TIMES ?? 5);
const CHROMIUM = process.env.CHROME_PATH ?? '/usr/bin/chromium';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'];
const INSTALL = 'npm install --no-save lighthouse@12.8.2';

export default {
  name: 'Lighthouse 12, mobile, median (shop: 4 x 100, performance at least 98, LCP at most 1.3 x the plain twin; sign-in and back office: performance at least 90, LCP at most 2 x)',

  async run(ctx) {
    const lighthouse = pathOfLighthouse();
    // 150 packages that nobody else needs.
    if (!lighthouse) return [{ '': `not measured; once before: ${INSTALL}` }];
    const product = await startProduct(ctx);
    const pages = [
      await withTwin(ctx, { name: 'hosted menu', url: `${product.url}/s/${SLUG}` }),
      await withTwin(ctx, { name: '/login', url: `${product.url}/login` }),
    ];
    const port = await signedInBrowser(ctx, product.url);
    const behind = ['/app/dashboard', '/app/products'].map((name) => ({
      name,
      url: product.url + name,
      port,
    }));
    const contenders = [...pages.flatMap(({ twin, ...page }) => [page, twin]), ...behind];
    for (const contender of contenders) contender.reports = [];
    for (let time = 0; time < TIMES; time += 1) {
      for (const { name, reports, ...page } of contenders) {
        const report = await reportOf(ctx, lighthouse, page);
        reports.push(report);
        ctx.say(`${name}: ${CATEGORIES.map((id) => scoreOf(report, id)).join(' ')}${findingsOf(report)}`);
      }
    }
    return contenders.map((contender, at) => ({
      ...rowOf(contender),
      'x twin': contender.hasTwin ? lcpOf(contender) / lcpOf(contenders[at + 1]) : 1,
    }));
  },
};

async function withTwin(ctx, page) {
  const { url } = await startServer(ctx, inRoot('scripts', 'bench', 'floors', 'page.mjs'), {
    PAGE: page.url,
  });
  return { ...page, hasTwin: true, twin: { name: `${page.name}, plain HTML`, url } };
}

function pathOfLighthouse() {
  try {
    return createRequire(inRoot('package.json')).resolve('lighthouse/cli/index.js');
  } catch {
    return null;
  }
}

/** Pages behind the sign-in are measured in a browser that has gone through it; answers its port. */
async function signedInBrowser(ctx, url) {
  const port = await freePort(0, '127.0.0.1');
  const context = await chromium.launchPersistentContext(path.join(ctx.dataDir, 'browser'), {
    executablePath: CHROMIUM,
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  ctx.later(() => context.close());
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.locator('html[data-alive]').waitFor();
  await page.getByLabel('E-Mail').fill(OPERATOR.email);
  await page.locator('input[type=password]').fill(OPERATOR.password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(`${url}/app/**`);
  await page.close();
  return port;
}

/** A browser of its own each time, which Lighthouse closes again; or the signed-in one, whose session it keeps. */
async function reportOf({ dataDir }, lighthouse, { url, port }) {
  const name = path.join(dataDir, 'lighthouse');
  const to = ['--output=json', `--output-path=${name}.json`, '--save-assets'];
  const own = port ? [`--port=${port}`, '--disable-storage-reset'] : [`--chrome-flags=${FLAGS.join(' ')}`];
  const args = [lighthouse, url, '--quiet', ...to, `--only-categories=${CATEGORIES}`, ...own];
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, CHROME_PATH: CHROMIUM } });
  const report = JSON.parse(readFileSync(`${name}.json`, 'utf8'));
  report.heldUp = heldUpOf(`${name}-0.trace.json`);
  if (report.finalDisplayedUrl !== new URL(url).href)
    throw new Problem(`${url} led to ${report.finalDisplayedUrl}: that would be measured instead.`);
  return report;
}

const scoreOf = ({ categories }, id) => Math.round(categories[id].score * 100);
const lcpOf = ({ reports }) =>
  median(reports.map(({ audits }) => audits['largest-contentful-paint'].numericValue));
const heldUp = ({ reports }, by) => median(reports.map((report) => report.heldUp[by]));

function findingsOf({ categories, audits }) {
  const found = CATEGORIES.flatMap((id) => categories[id].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id].displayValue ?? ''}`.trim());
  return found.length > 0 ? ` (${found.join(', ')})` : '';
}

const rowOf = (contender) => ({
  '': contender.name,
  ...Object.fromEntries(
    CATEGORIES.map((id) => [id, median(contender.reports.map((report) => scoreOf(report, id)))]),
  ),
  'LCP ms': lcpOf(contender),
  'held up ms': heldUp(contender, 'byClockMs'),
  'by its own work': heldUp(contender, 'byWorkMs'),
});
