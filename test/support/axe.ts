import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** What moves for longer does so for ever. */
const PATIENCE_MS = 1_500;
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What passes is not spelled out: on a long menu that is most of the work. Style sheets are loaded ahead for one
 * experimental rule alone, which does not run.
 */
const HOW = { resultTypes: ['violations'], preload: { assets: ['media'] } };

interface Axe {
  run(options: typeof HOW): Promise<{ violations: Finding[] }>;
}

interface Finding {
  id: string;
  nodes: { html: string }[];
}

/** What axe finds on a page, a line a place; the policy of the page stays on, so axe comes in through the debugger. */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const findings = await page.evaluate(
    async ({ how, patienceMs }) => {
      // Half faded in, a text has less contrast than when it stands.
      const moving = document.getAnimations().map(({ finished }) => finished);
      await Promise.race([
        Promise.allSettled(moving),
        new Promise((resolve) => setTimeout(resolve, patienceMs)),
      ]);
      return (await (window as unknown as { axe: Axe }).axe.run(how)).violations;
    },
    { how: HOW, patienceMs: PATIENCE_MS },
  );
  return findings.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
