import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FLAGS = '--headless=new --no-sandbox --disable-quic --disable-background-networking';

const TRIES = 3;

/** Every page as often as asked, in turns, so that what else the machine does falls on all of them alike. */
export async function runsOf({ lighthouse, pages, runs, dataDir }) {
  const results = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
  for (let round = 0; round < runs; round += 1)
    for (const [name, page] of Object.entries(pages)) {
      const result = await runOf({ lighthouse, page, file: path.join(dataDir, 'lighthouse.json') });
      process.stderr.write(`${name} ${JSON.stringify(result)}\n`);
      results[name].push(result);
    }
  return results;
}

/** In a browser of its own, with the throttling Lighthouse simulates for phones. */
async function runOf({ lighthouse, page, file }) {
  const flags = ['--quiet', '--disable-full-page-screenshot', '--output=json', `--output-path=${file}`];
  await measured(lighthouse, [page, ...flags, `--chrome-flags=${FLAGS}`]);
  return figuresOf(JSON.parse(readFileSync(file, 'utf8')));
}

/** On a busy machine Lighthouse now and then misses the start of a page; it is asked again. */
async function measured(lighthouse, args, triesLeft = TRIES) {
  try {
    await run(lighthouse, args, { env: { CHROME_PATH: '/usr/bin/chromium', ...process.env } });
  } catch (error) {
    if (triesLeft <= 1) throw error;
    await measured(lighthouse, args, triesLeft - 1);
  }
}

function figuresOf({ categories, audits }) {
  const { observedLoad } = audits.metrics.details.items[0];
  const scripts = audits['network-requests'].details.items.filter(
    ({ resourceType }) => resourceType === 'Script',
  );
  const isOfPage = ({ networkRequestTime }) => networkRequestTime <= observedLoad;
  return {
    scores: CATEGORIES.map((id) => Math.round(categories[id].score * 100)),
    costs: CATEGORIES.flatMap((id) => costsIn(categories[id], audits)),
    fcp: Math.round(audits['first-contentful-paint'].numericValue),
    lcp: Math.round(audits['largest-contentful-paint'].numericValue),
    tbt: Math.round(audits['total-blocking-time'].numericValue),
    cls: Number(audits['cumulative-layout-shift'].numericValue.toFixed(3)),
    scripts: bytesOf(scripts.filter(isOfPage)),
    idle: bytesOf(scripts.filter((script) => !isOfPage(script))),
  };
}

/** The audits that kept a category from its hundred. */
const costsIn = ({ auditRefs }, audits) =>
  auditRefs
    .map(({ id, weight }) => ({ ...audits[id], weight }))
    .filter(({ weight, score }) => weight > 0 && score !== null && score < 0.9)
    .map(({ id, title, displayValue = '' }) => `${id}: ${title} ${displayValue}`.trim());

const bytesOf = (requests) => requests.reduce((sum, { transferSize }) => sum + transferSize, 0);

export function medianOf(results) {
  const median = (read) => results.map(read).sort((a, b) => a - b)[Math.floor(results.length / 2)];
  return {
    scores: CATEGORIES.map((_, category) => median(({ scores }) => scores[category])),
    costs: [...new Set(results.flatMap(({ costs }) => costs))],
    ...Object.fromEntries(
      ['fcp', 'lcp', 'tbt', 'cls', 'scripts', 'idle'].map((name) => [name, median((result) => result[name])]),
    ),
  };
}
