import { startProduct } from './bench/product.mjs';
import { exportedShop } from './lighthouse/export.mjs';
import { medianOf, runsOf } from './lighthouse/runs.mjs';
import { serveFolder } from './lighthouse/serve.mjs';
import { Problem, tell } from './setup/problem.mjs';
import { inScratch } from './setup/scratch.mjs';

/**
 * `LIGHTHOUSE=…/node_modules/.bin/lighthouse npm run lighthouse`: the hosted menu, the exported one and the same page
 * without scripts, each measured as on a phone; prints the medians as a table. `RUNS=…` is how often.
 */
const { LIGHTHOUSE, RUNS = 5 } = process.env;
const HEAD = [
  'menu',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'FCP ms',
  'LCP ms',
  'LCP / plain',
  'TBT ms',
  'CLS',
  'script bytes before the first tap',
  'script bytes when idle',
];

await tell(async () => {
  if (!LIGHTHOUSE) throw new Problem('LIGHTHOUSE must be the path of an installed lighthouse.');
  await inScratch('lighthouse', async ({ dataDir, later }) => {
    const { url } = await startProduct({ dataDir, later });
    const space = { folder: '' };
    const exported = await serveFolder({ space, later });
    space.folder = await exportedShop(url, { dataDir, address: exported });
    const pages = {
      hosted: `${url}/s/trattoria-bella`,
      exported,
      plain: await serveFolder({ space, later, change: withoutScripts }),
    };
    await report(pages, dataDir);
  });
});

/** What a page costs that only shows: the same HTML, styles and pictures. */
function withoutScripts(html) {
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link[^>]*modulepreload[^>]*>/g, '');
}

async function report(pages, dataDir) {
  const results = await runsOf({ lighthouse: LIGHTHOUSE, pages, runs: Number(RUNS), dataDir });
  const medians = Object.fromEntries(
    Object.entries(results).map(([name, figures]) => [name, medianOf(figures)]),
  );
  const rows = Object.entries(medians).map(([name, m]) => [
    name,
    ...m.scores,
    m.fcp,
    m.lcp,
    (m.lcp / medians.plain.lcp).toFixed(2),
    m.tbt,
    m.cls,
    m.scripts,
    m.idle,
  ]);
  for (const [name, { costs }] of Object.entries(medians))
    for (const cost of costs) process.stderr.write(`${name}: ${cost}\n`);
  for (const row of [HEAD, HEAD.map(() => '---'), ...rows]) process.stdout.write(`| ${row.join(' | ')} |\n`);
}
