import { expect } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { eventually } from '../../support/wait.js';
import type { Stage, Wire } from '../stage.js';

const PAGE_CODE = /\/entries\/pages_(?!login)\w+\.[^/]+\.js$/;
const isPayload = ({ path }: { path: string }) => path.endsWith('/index.pageContext.json');
const payloads = ({ asked }: Stage) => asked.filter(isPayload).length;

const connectedBy = (page: Page, connection: object) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);

/** Holds the code of pages back, and says how many were asked for. */
async function holdingCode(page: Page): Promise<{ held: Route[]; letGo: () => Promise<void> }> {
  const held: Route[] = [];
  let open = false;
  await page.route(PAGE_CODE, (route) => (open ? route.fallback() : void held.push(route)));
  const letGo = async () => {
    open = true;
    await Promise.all(held.map((route) => route.fallback()));
  };
  return { held, letGo };
}

const nothingAhead = (name: string, connection: object): Wire => ({
  says: `nothing is loaded ahead ${name}`,
  proof: async (stage) => {
    await connectedBy(stage.page, connection);
    const { held } = await holdingCode(stage.page);
    await stage.goto('/login');
    await stage.pass(5_000);
    await stage.settle();
    expect([held.length, payloads(stage)]).toEqual([0, 0]);
  },
});

export const AHEAD_WIRES: Wire[] = [
  {
    says: 'at most four pages are loaded ahead at once, the others after them',
    proof: async (stage) => {
      const { held, letGo } = await holdingCode(stage.page);
      await stage.page.setViewportSize({ width: 1440, height: 3_000 });
      await stage.goto('/login');
      await eventually(() => held.length >= 4);
      await stage.settle();
      expect(held.length).toBe(4);
      await letGo();
      const code = () => stage.asked.filter(({ path }) => PAGE_CODE.test(path)).length;
      await eventually(() => code() > 4);
    },
  },
  {
    says: 'what a page shows is loaded ahead after one second',
    proof: async (stage) => {
      await stage.goto('/login');
      await eventually(() => stage.asked.some(({ path }) => PAGE_CODE.test(path)));
      await stage.pass(900);
      await stage.settle();
      expect(payloads(stage)).toBe(0);
      await stage.pass(200);
      await eventually(() => payloads(stage) > 0);
    },
  },
  nothingAhead('on slow-2g', { effectiveType: 'slow-2g' }),
  nothingAhead('for somebody who saves data', { saveData: true, effectiveType: '4g' }),
];
