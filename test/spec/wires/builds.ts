import { expect } from '@jest/globals';
import { eventually } from '../../support/wait.js';
import type { Stage, Wire } from '../stage.js';

const LATEST = '/builds/latest.json';
const PRINTERS = '/app/printerQueue';
const manifestErrors = ({ said }: Stage) => said.filter((line) => line.includes('Build manifest'));
/** As the build tells it of a dialog that is no longer on the server. */
const missing = ({ page }: Stage) =>
  page.evaluate(() => {
    const payload = new Error(
      `Failed to fetch dynamically imported module: ${location.origin}/assets/chunks/x.js`,
    );
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  });
const newer = { status: 200, json: { id: 'the-next-one' } };

/** Ends when the document has been loaded anew. */
async function reloads(stage: Stage, act: () => Promise<unknown>): Promise<void> {
  await stage.mark();
  await act();
  await eventually(async () => !(await stage.isMarked().catch(() => true)));
  await stage.alive();
}

async function stays(stage: Stage, act: () => Promise<unknown>): Promise<void> {
  const answered = stage.count('/healthz');
  await stage.mark();
  await act();
  await stage.until('/healthz', answered + 1);
  await stage.settle();
  expect(await stage.isMarked()).toBe(true);
}

const silence = (status: number, afterStart: boolean, complaints: number): Wire => ({
  says: `${status} ${afterStart ? 'on a later' : 'on the first'} manifest fetch is ${complaints ? 'reported' : 'ignored'}`,
  proof: async (stage) => {
    const answer = { status, text: '' };
    if (afterStart) stage.on(LATEST, { status: 200, json: {} }, answer);
    else stage.on(LATEST, answer);
    await stage.goto('/login');
    await stage.until(LATEST, 1);
    if (afterStart) await stage.pass(600_000);
    await stage.until(LATEST, afterStart ? 2 : 1);
    expect(manifestErrors(stage).length).toBe(complaints);
  },
});

export const BUILD_WIRES: Wire[] = [
  {
    says: 'a new build is asked for at the start and every 10 minutes, with a timestamp',
    proof: async (stage) => {
      await stage.goto('/login');
      await stage.until(LATEST, 1);
      await stage.pass(599_900);
      await stage.settle();
      expect(stage.count(LATEST)).toBe(1);
      await stage.pass(100);
      await stage.until(LATEST, 2);
      const asked = stage.asked.filter(({ path }) => path === LATEST).map(({ search }) => search.slice(1));
      expect(asked.map((at) => Number(at) - stage.now)).toEqual([0, 600_000]);
    },
  },
  silence(404, false, 0),
  silence(403, false, 0),
  silence(500, false, 1),
  silence(404, true, 1),
  {
    says: 'when another build is out the next click loads its page as a document',
    proof: async (stage) => {
      stage.on(LATEST, newer);
      await stage.atPrinters();
      await reloads(stage, () => stage.page.getByRole('link', { name: 'Bestellverlauf' }).click());
      expect(new URL(stage.page.url()).pathname).toBe('/app/orderHistory');
    },
  },
  {
    says: 'a missing chunk reloads the page at most once per 10 seconds per path',
    proof: async (stage) => {
      await stage.atPrinters();
      await reloads(stage, () => missing(stage));
      await stays(stage, () => missing(stage));
      await stage.pass(9_000);
      await stays(stage, () => missing(stage));
      await stage.pass(1_000);
      await reloads(stage, () => missing(stage));
    },
  },
  {
    says: 'the guard of the reload remembers every path, not only the last one',
    proof: async (stage) => {
      await stage.atPrinters();
      await reloads(stage, () => missing(stage));
      await stage.goto('/app/orderHistory');
      await reloads(stage, () => missing(stage));
      await stage.goto(PRINTERS);
      await stays(stage, () => missing(stage));
    },
  },
  {
    says: 'what could not be loaded ahead reloads nothing; the next click loads its page as a document',
    proof: async (stage) => {
      const file = /pages_pricing\.[^/]+\.js$/;
      await stage.page.route(file, (route) => route.fulfill({ status: 404, body: '' }));
      await stage.goto('/kontakt');
      await stage.until('/healthz', 1);
      expect(stage.count('/kontakt')).toBe(1);
      await stage.page.unroute(file);
      await reloads(stage, () => stage.page.getByRole('link', { name: 'Preise' }).first().click());
      await stage.page.waitForURL('**/pricing');
    },
  },
  {
    says: 'a missing chunk takes away nothing that somebody has typed',
    proof: async (stage) => {
      await stage.goto('/kontakt');
      const message = stage.page.getByLabel('Deine Nachricht');
      await message.fill('Guten Tag, ich hätte gern einen Shop.');
      await stays(stage, () => missing(stage));
      await stage.page.getByText('Sichere, was du eingegeben hast').waitFor();
      expect(await message.inputValue()).toContain('Guten Tag');
    },
  },
];
