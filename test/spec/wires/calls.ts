import { expect } from '@jest/globals';
import type { Stage, Wire } from '../stage.js';

const TEST = '/api/printer/test';
const STATUS = '/api/shop/status';
const RETRIED = [408, 409, 425, 429, 500, 502, 503, 504];

const keysOf = ({ asked }: Stage) => asked.filter(({ path }) => path === TEST).map(({ key }) => key);

/** The keys of each press, for a server that answers each with the next status. */
async function pressed(stage: Stage, statuses: readonly number[]) {
  await stage.atPrinters();
  const presses: (string | null)[][] = [];
  for (const status of statuses) {
    const before = keysOf(stage).length;
    stage.on(TEST, { status, text: '' });
    await press(stage, before + 1);
    presses.push(keysOf(stage).slice(before));
  }
  return presses;
}

/** The pause before the second try is 400 ms. */
async function press(stage: Stage, times: number): Promise<void> {
  await stage.testPrint().click();
  await stage.until(TEST, times);
  await stage.pass(500);
  await stage.settle();
}

export const CALL_WIRES: Wire[] = [
  {
    says: 'statuses 408, 409, 425, 429, 500, 502, 503 and 504 repeat what changes something once, with one key',
    proof: async (stage) => {
      const presses = await pressed(stage, RETRIED);
      expect(presses.map((keys) => [keys.length, new Set(keys).size, keys[0]?.length])).toEqual(
        RETRIED.map(() => [2, 1, 32]),
      );
      expect(new Set(presses.flat()).size).toBe(RETRIED.length);
    },
  },
  {
    says: 'what is sent again with a renewed token carries the key of the first',
    proof: async (stage) => {
      await stage.atPrinters();
      stage.on(TEST, { status: 401, text: '' }, { status: 422, text: '' });
      await press(stage, 2);
      const keys = keysOf(stage);
      expect([keys.length, new Set(keys).size, keys[0]?.length]).toEqual([2, 1, 32]);
    },
  },
  {
    says: 'any other status repeats nothing',
    proof: async (stage) => {
      const presses = await pressed(stage, [400, 404, 422, 501]);
      expect(presses.map((keys) => keys.length)).toEqual([1, 1, 1, 1]);
    },
  },
  {
    says: 'what only reads is never repeated',
    proof: async (stage) => {
      stage.on(STATUS, { status: 503, text: '' });
      await stage.atPrinters();
      await stage.until(STATUS, 1);
      const reads = stage.count(STATUS);
      await stage.pass(500);
      await stage.settle();
      expect(stage.count(STATUS)).toBe(reads);
    },
  },
  {
    says: 'a call that nobody answers ends after 15 seconds, in German, and is not repeated',
    proof: async (stage) => {
      stage.on(TEST, 'held');
      await stage.atPrinters();
      await stage.testPrint().click();
      await stage.until(TEST, 1);
      await stage.pass(14_900);
      await stage.settle();
      expect(await stage.toasts('top').count()).toBe(0);
      await stage.pass(200);
      await stage.toasts('top').getByText('Der Server hat 15 Sekunden lang nicht geantwortet').waitFor();
      await stage.pass(500);
      await stage.settle();
      expect(stage.count(TEST)).toBe(1);
    },
  },
  {
    says: 'a missing sign-in page is a warning in the log',
    proof: async (stage) => {
      await stage.goto('/pricing');
      expect(warnings(stage)).toBe(0);
      await stage.page.route(/entry-client-routing\.[^/]+\.js$/, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll('/pages/login', '/pages/logon');
        await route.fulfill({ response, body });
      });
      await stage.goto('/pricing');
      expect(warnings(stage)).toBe(1);
    },
  },
];

const warnings = ({ said }: Stage) =>
  said.filter((line) => line.startsWith('warning: The sign-in page')).length;
