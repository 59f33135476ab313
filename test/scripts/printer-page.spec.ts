import { expect, it } from '@jest/globals';
import { startPaperPage } from '../../scripts/printer-sim/paper-page.mjs';

it('shows what a printer has printed, the newest first, and runs nothing that stands on it', async () => {
  const page = await startPaperPage({ port: 0 });
  const paper = (text: string) => ({
    lines: [{ text }, { qr: 'https://tresen.example' }, { cut: 'full' as const }],
    media: 'text/plain',
    drawer: 0,
    unknown: [],
  });
  await page.show(paper('Nr. 1'));
  await page.show({ ...paper('<script>alert(1)</script>'), drawer: 2 });
  const text = await (await fetch(page.url)).text();
  expect(text.indexOf('&lt;script&gt;alert(1)')).toBeGreaterThan(0);
  expect(text.indexOf('Nr. 1')).toBeGreaterThan(text.indexOf('&lt;script&gt;alert(1)'));
  expect(text).not.toContain('<script>alert');
  expect(text).toContain('Die Kassenlade wurde 2-mal geöffnet');
  expect(await (await fetch(`${page.url}papers`)).text()).toMatch(/^<article>/);
  await page.stop();
});
