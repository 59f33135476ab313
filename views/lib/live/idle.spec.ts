import { expect, it } from '@jest/globals';
import { markHydrated } from '../vike/hydration';
import { inIdleTurn } from './idle';

const waiting: (() => void)[] = [];
Object.assign(globalThis, {
  window: globalThis,
  requestIdleCallback: (run: () => void) => waiting.push(run),
});
const settled = () => new Promise((done) => setTimeout(done));

/** The browser has nothing to do for a moment; how many begin then. */
async function rest(): Promise<number> {
  const begun = waiting.splice(0);
  for (const run of begun) run();
  await settled();
  return begun.length;
}

it('what a page can be used without waits for the page and an idle browser, one begins when the last is done, and a failure holds up none', async () => {
  const seen: string[] = [];
  let arrive = () => {};
  const arrival = new Promise<void>((done) => {
    arrive = done;
  });
  inIdleTurn(() => {
    seen.push('dialog');
    return arrival;
  });
  inIdleTurn(() => {
    seen.push('menu');
    throw new Error('a file that is gone');
  });
  inIdleTurn(() => seen.push('links'));

  await settled();
  expect([await rest(), seen]).toEqual([0, []]);
  markHydrated();
  await settled();
  expect([await rest(), seen]).toEqual([1, ['dialog']]);
  expect(await rest()).toBe(0);
  arrive();
  await settled();
  expect([await rest(), seen]).toEqual([1, ['dialog', 'menu']]);
  expect([await rest(), seen]).toEqual([1, ['dialog', 'menu', 'links']]);
});
