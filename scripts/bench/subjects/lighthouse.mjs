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
  name: 'Lighthouse 12, mobile, median (goal: 4 x 100, performance at least 98, LCP at most 1.3 x the plain twin)',

  async run(ctx) {
    const lighthouse = pathOfLighthouse();
    // 150 packages that nobody else needs.
    if (!lighthouse) return [{ '': `not measured; once before: ${INSTALL}` }];
    const product = await startProduct(ctx);
    const page = `${product.url}/s/${SLUG}`;
    const twin = await startServer(ctx, inRoot('scripts', 'bench', 'floors', 'page.mjs'), { PAGE: page });
    const contenders = [
      { name: 'hosted menu', url: page, reports: [] },
      { name: 'plain HTML twin', url: twin.url, reports: [] },
    ];
    for (let time = 0; time < TIMES; time += 1) {
      for (const { name, url, reports } of contenders) {
        const report = await reportOf(lighthouse, url);
        reports.push(report);
        ctx.say(`${name}: ${CATEGORIES.map((id) => scoreOf(report, id)).join(' ')}${findingsOf(report)}`);
      }
    }
    const [, plain] = contenders.map(lcpOf);
    return contenders.map((contender) => ({ ...rowOf(contender), 'x twin': lcpOf(contender) / plain }));
  },
};

function pathOfLighthouse() {
  try {
    return createRequire(inRoot('package.json')).resolve('lighthouse/cli/index.js');
  } catch {
    return null;
  }
}

/** A browser of its own each time; Lighthouse closes it again. */
async function reportOf(lighthouse, url) {
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
