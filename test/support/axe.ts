import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(options: { resultTypes: string[] }): Promise<{ violations: Finding[] }>;
}

interface Finding {
  id: string;
  nodes: { html: string }[];
}

/** What axe finds on a page, a line a place; the policy of the page stays on, so axe comes in through the debugger. */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const findings = await page.evaluate(
    async () =>
      // What passes is not spelled out: on a long menu that is most of the work.
      (await (window as unknown as { axe: Axe }).axe.run({ resultTypes: ['violations'] })).violations,
  );
  return findings.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
