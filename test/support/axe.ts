import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { type Weighed, weighEachLookOnce } from './axe-contrast.js';

/** What moves for longer is not waited for. */
const PATIENCE_MS = 1_500;
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What passes is not spelled out: on a long menu that is most of the work. Style sheets are loaded ahead for one
 * experimental rule alone, which does not run.
 */
const HOW = { resultTypes: ['violations'], preload: { assets: ['media'] } };

/** The looks that were found legible, on whichever page of this process. */
const legible = new Set<string>();

interface Window_ {
  axe: { run(options: typeof HOW): Promise<{ violations: Finding[] }> };
  weighed: Weighed;
}

interface Finding {
  id: string;
  nodes: { html: string }[];
}

/** What axe finds on a page, a line a place; the policy of the page stays on, so axe comes in through the debugger. */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE);
    await page.evaluate(weighEachLookOnce, [...legible]);
  }
  const { violations, looks } = await page.evaluate(
    async ({ how, patienceMs }) => {
      const { axe, weighed } = window as unknown as Window_;
      // Half faded in, a text has less contrast than when it stands. What goes on for ever has no end to wait for.
      const moving = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      await Promise.race([
        Promise.allSettled(moving.map(({ finished }) => finished)),
        new Promise((resolve) => setTimeout(resolve, patienceMs)),
      ]);
      weighed.begin();
      const { violations } = await axe.run(how);
      return { violations, looks: weighed.fresh() };
    },
    { how: HOW, patienceMs: PATIENCE_MS },
  );
  for (const look of looks) legible.add(look);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
