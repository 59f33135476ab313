import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { inRoot } from '../../setup/paths.mjs';
import { SLUG } from '../demo.mjs';
import { median } from '../http.mjs';
import { startProduct, startServer } from '../product.mjs';

const TIMES = Number(process.env.TIMES ?? 5);
const CHROMIUM = process.env.CHROME_PATH ?? '/usr/bin/chromium';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const INSTALL = 'npm install --no-save lighthouse@12.8.2';

export default {
  name: 'Lighthouse 12, mobile, median (shop: 4 x 100, performance at least 98, LCP at most 1.3 x the plain twin; sign-in: performance at least 90, LCP at most 2 x)',

  async run(ctx) {
    const lighthouse = pathOfLighthouse();
    // 150 packages that nobody else needs.
    if (!lighthouse) return [{ '': `not measured; once before: ${INSTALL}` }];
    const product = await startProduct(ctx);
    const pages = [
      await withTwin(ctx, { name: 'hosted menu', url: `${product.url}/s/${SLUG}` }),
      await withTwin(ctx, { name: '/login', url: `${product.url}/login` }),
    ];
    const contenders = pages.flatMap(({ twin, ...page }) => [page, twin]);
    for (const contender of contenders) contender.reports = [];
    for (let time = 0; time < TIMES; time += 1) {
      for (const { name, reports, ...page } of contenders) {
        const report = await reportOf(lighthouse, page);
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

/** A browser of its own each time; Lighthouse closes it again. */
async function reportOf(lighthouse, { url }) {
  const args = [lighthouse, url, '--quiet', '--output=json', `--only-categories=${CATEGORIES}`];
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...args, `--chrome-flags=${flags.join(' ')}`],
    { env: { ...process.env, CHROME_PATH: CHROMIUM }, maxBuffer: 2 ** 26 },
  );
  return JSON.parse(stdout);
}

const scoreOf = ({ categories }, id) => Math.round(categories[id].score * 100);
const lcpOf = ({ reports }) =>
  median(reports.map(({ audits }) => audits['largest-contentful-paint'].numericValue));

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
});
