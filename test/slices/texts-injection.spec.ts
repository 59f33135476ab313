import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { type LlmSim, startLlmSim } from '../../scripts/llm-sim/start.mjs';
import { hasLink } from '../../src/shared/links.js';
import { MenuService } from '../../src/shop/menu/menu.service.js';
import { aMenu } from '../factories/menus.js';
import { JONAS } from '../factories/people.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import type { Answered, Browser } from '../support/browser.js';
import { COMMANDS, INJECTIONS } from '../support/injections.js';

jest.setTimeout(120_000);

const AT_ONCE = 10;

let sim: LlmSim;
let running: RunningApp;
let lucia: Browser;
let theirDish = '';

beforeAll(async () => {
  sim = await startLlmSim({ wordMs: 0, faults: { text: 'echo' } });
  running = await startApp({ ...sim.env, RATE_LIMIT_FACTOR: '1000' });
  const { id } = await aShop(running);
  lucia = await signedIn(running);
  const { id: nordId } = await aShop(running, { name: 'Grillhaus Nord' }, JONAS);
  const theirs = { name: 'Nordteller Geheim', price: 100, allergens: [] };
  await aMenu(running, nordId, { categories: [{ name: 'Grill', products: [theirs] }], optionGroups: [] });
  const { categories } = await running.app.get(MenuService, { strict: false }).menuOf(nordId);
  theirDish = categories[0]?.products[0]?.id ?? '';
  const products = COMMANDS.map((name) => ({ name: name.slice(0, 80), price: 100, allergens: [] }));
  await aMenu(running, id, { categories: [{ name: 'Pizza', products }], optionGroups: [] });
}, 60_000);
afterAll(async () => {
  await running.close();
  await sim.close();
});

it('two hundred payloads come back from an echoing model as plain text, or not at all', async () => {
  const wishes = INJECTIONS.flatMap((prompt) => [prompt, `Bitte beschreibe: ${prompt}`]);
  const answers: Answered[] = [];
  for (let at = 0; at < wishes.length; at += AT_ONCE) {
    const some = wishes.slice(at, at + AT_ONCE);
    answers.push(
      ...(await Promise.all(some.map((prompt) => lucia.post('/api/media/generateText', { prompt })))),
    );
  }
  expect(answers).toHaveLength(200);
  // A filter that lets nothing through would pass all that follows.
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(100);
  for (const { status, body, text } of answers) {
    expect([200, 422]).toContain(status);
    if (status !== 200) continue;
    expect(body.message).not.toMatch(/[<>`*"„“\p{Cc}\p{Cs}\u202e]/u);
    expect(hasLink(body.message ?? '')).toBe(false);
    expect((body.message ?? '').length).toBeLessThanOrEqual(400);
    expect(text).not.toContain(running.env.JWT_SECRET);
  }
  const foreign = { prompt: 'Beschreibe sie.', productId: theirDish };
  expect((await lucia.post('/api/media/generateText', foreign)).status).toBe(404);
  const asked = JSON.stringify(sim.calls.map(({ body }) => body));
  const { JWT_SECRET, SECRET_KEYS, MONGODB_URI } = running.env;
  for (const secret of [JWT_SECRET, SECRET_KEYS, MONGODB_URI, 'Nordteller', JONAS.email])
    expect(asked).not.toContain(secret);
});
