import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type LlmSim, startLlmSim } from '../../scripts/llm-sim/start.mjs';
import { TextGenerator } from '../../src/media/texts/text-generator.js';
import { Redis } from '../../src/platform/queue/redis.js';
import { hasLink } from '../../src/shared/links.js';
import type { Menu } from '../../src/shop/menu/menu.types.js';
import { BookedPlans } from '../../src/shop/restaurant/booked/booked-plans.service.js';
import type { Shop } from '../../src/shop/restaurant/shop.types.js';
import { LEVEL } from '../../src/shop/subscription/plans.js';
import { aMenu } from '../factories/menus.js';
import { JONAS, LUCIA } from '../factories/people.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import type { Browser } from '../support/browser.js';
import { eventually } from '../support/wait.js';

jest.setTimeout(60_000);

const PATH = '/api/media/generateText';
const PROMPT = 'Schreibe eine Beschreibung.';

let sim: LlmSim;
let running: RunningApp;
let bella: Shop;
let menu: Menu;
let foreign: Menu;
let lucia: Browser;
let jonas: Browser;
let nordId: string;

beforeAll(async () => {
  sim = await startLlmSim({ wordMs: 1 });
  running = await startApp({ ...sim.env, RATE_LIMIT_FACTOR: '1000' });
  bella = await aShop(running);
  const small = { name: 'Grillhaus Nord', subscription: { level: LEVEL.starter } };
  ({ id: nordId } = await aShop(running, small, JONAS));
  menu = await aMenu(running, bella.id);
  foreign = await aMenu(running, nordId);
  lucia = await signedIn(running, LUCIA);
  jonas = await signedIn(running, JONAS);
}, 60_000);
afterAll(async () => {
  await running.close();
  await sim.close();
});
beforeEach(async () => {
  sim.fail({ reset: true });
  sim.calls.length = 0;
  running.app.get(TextGenerator, { strict: false }).deadlineMs = 30_000;
  await running.app.get(Redis, { strict: false }).client.del(['texts:failures', 'texts:open']);
});

const margherita = () => menu.categories[0]?.products[0]?.id ?? '';
const generate = (body: object = { prompt: PROMPT, productId: margherita() }, who = lucia) =>
  who.post(PATH, body);
const impatient = () => {
  running.app.get(TextGenerator, { strict: false }).deadlineMs = 400;
};
/** All that was sent to the model, as one text. */
const asked = () => JSON.stringify(sim.calls.map(({ body }) => body));

describe('a text by the model', () => {
  it('comes as the specification says: success and message', async () => {
    const { status, body } = await generate();
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: expect.stringMatching(/^Dünner, knuspriger Boden aus dem heißen Ofen\..+\.$/),
      leftOut: [],
    });
  });

  it('tells the model of the dish alone: no name, address or key of anybody', async () => {
    await generate();
    expect(asked()).toContain('Margherita');
    for (const secret of [
      bella.name,
      bella.id,
      LUCIA.email,
      'Lindenstraße',
      'sk-sim-bella',
      running.env.JWT_SECRET,
    ])
      expect(asked()).not.toContain(secret);
    expect(sim.calls[0]?.key).toBe('Bearer sk-sim-bella');
  });

  it('knows no dish of another restaurant', async () => {
    const theirs = foreign.categories[0]?.products[0]?.id;
    const { status, body } = await generate({ prompt: PROMPT, productId: theirs });
    expect([status, body.message]).toEqual([
      404,
      'Diese Speise gibt es nicht mehr. Bitte die Seite neu laden.',
    ]);
    expect(sim.calls).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['an empty wish', { prompt: '   ' }],
    ['100 KB', { prompt: 'x'.repeat(100_000) }],
    ['no text', { prompt: { $gt: '' } }],
    ['a strange dish', { prompt: PROMPT, productId: ['a'] }],
  ])('refuses %s before the model hears of it', async (_, body) => {
    expect((await generate(body)).status).toBe(400);
    expect(sim.calls).toEqual([]);
  });
});

describe('while the model misbehaves', () => {
  const faults: [Parameters<LlmSim['fail']>[0], status: number, code: string][] = [
    [{ api: 'limit' }, 503, 'TEXTS_BUSY'],
    [{ api: 'error500' }, 503, 'TEXTS_DOWN'],
    [{ api: 'reset' }, 503, 'TEXTS_DOWN'],
    [{ api: 'html' }, 503, 'TEXTS_BROKEN'],
    [{ api: 'truncated' }, 503, 'TEXTS_DOWN'],
    [{ api: 'badKey' }, 503, 'TEXTS_REFUSED'],
    [{ api: 'spent' }, 503, 'TEXTS_SPENT'],
    [{ api: 'noModel' }, 503, 'TEXTS_UNKNOWN'],
    [{ text: 'empty' }, 422, 'TEXTS_NOTHING_LEFT'],
  ];
  it.each(faults)('%j answers %i %s', async (fault, status, code) => {
    sim.fail(fault);
    const { status: answered, body } = await generate();
    expect([answered, body.code, body.success]).toEqual([status, code, false]);
    expect(body.message).toMatch(/^(Das Sprachmodell|Der Vorschlag)/);
  });

  it.each(['hang', 'drip', 'slow'] as const)('%s is given up at the deadline', async (api) => {
    sim.fail({ api });
    impatient();
    expect((await generate()).body.code).toBe('TEXTS_LATE');
  });

  it.each(['limit', 'error500', 'reset', 'truncated', 'html'] as const)(
    '%s once is tried again',
    async (api) => {
      sim.fail({ api, times: 1 });
      expect((await generate()).status).toBe(200);
      expect(sim.calls).toHaveLength(2);
    },
  );

  it.each([
    ['markup', /^[^<>*"`[\]]+$/],
    ['long', /^.{300,400}$/],
  ] as const)('%s is made plain', async (text, fits) => {
    sim.fail({ text });
    const { body } = await generate();
    expect(body.message).toMatch(fits);
    expect(hasLink(body.message ?? '')).toBe(false);
  });

  it('thinking aloud is not part of the text', async () => {
    sim.fail({ text: 'thinks' });
    expect((await generate()).body.message).toMatch(/^Dünner, knuspriger Boden .+\.$/);
  });

  it('refusing the older limit is asked with the newer one, and from then on', async () => {
    sim.fail({ api: 'newLimit' });
    expect((await generate()).status).toBe(200);
    expect((await generate()).status).toBe(200);
    expect(sim.calls.map(({ body }) => 'max_completion_tokens' in body)).toEqual([false, true, true]);
  });

  it('leaves out what may not be claimed, and says so', async () => {
    sim.fail({ text: 'claims' });
    const { body } = await generate();
    expect(body.message).not.toMatch(/gesund|klima|umwelt/i);
    expect(body).toMatchObject({ success: true, leftOut: ['stärkt', 'Klimaneutral'] });
  });

  it('is not asked at all for a while after five failures, by any process', async () => {
    sim.fail({ api: 'badKey' });
    for (let n = 0; n < 6; n++) await generate();
    expect(sim.calls).toHaveLength(6);
    sim.fail({ api: 'error500' });
    for (let n = 0; n < 5; n++) await generate();
    const before = sim.calls.length;
    const { body } = await generate();
    expect([body.code, body.message]).toEqual([
      'TEXTS_RESTING',
      expect.stringMatching(/eine halbe Minute in Ruhe/),
    ]);
    expect(sim.calls).toHaveLength(before);
    await running.app.get(Redis, { strict: false }).client.del('texts:open');
    sim.fail({ reset: true });
    expect((await generate()).status).toBe(200);
  });
});

describe('the month of a restaurant', () => {
  it('ends with what its plan includes; what failed does not count', async () => {
    const dish = foreign.categories[0]?.products[0]?.id;
    const wish = { prompt: PROMPT, productId: dish };
    sim.fail({ api: 'badKey' });
    await generate(wish, jonas);
    sim.fail({ reset: true });
    const answers = await Promise.all(Array.from({ length: 22 }, () => generate(wish, jonas)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.body.message).toBe(
      'Im Tarif „Starter“ schreibt das Sprachmodell 20 Texte im Monat. Am Ersten geht es weiter, mit dem Tarif „Professional“ sofort.',
    );
    expect((await jonas.get('/api/media/texts')).body.data).toEqual({
      isConnected: true,
      quota: { used: 20, limit: 20, planName: 'Starter' },
    });
    expect((await generate()).status).toBe(200);
  });

  it('has no text on the free plan, and the model hears of none', async () => {
    await running.app.get(BookedPlans, { strict: false }).book(nordId, { level: LEVEL.free }, null);
    const { status, body } = await generate({ prompt: PROMPT }, jonas);
    expect([status, body.code, body.message]).toEqual([
      403,
      'SUBSCRIPTION_REQUIRED',
      'Diese Funktion ist ab dem Tarif „Starter“ verfügbar.',
    ]);
    expect(sim.calls).toEqual([]);
  });
});

describe('a text that is read while it is written', () => {
  const stream = (signal?: AbortSignal, body: object = { prompt: PROMPT, productId: margherita() }) =>
    fetch(`${running.url}${PATH}/stream`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: running.url,
        authorization: `Bearer ${lucia.token}`,
      },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });

  it('grows word by word and ends whole', async () => {
    const response = await stream();
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const frames = await response.text();
    expect(frames.match(/event: text/g)?.length).toBeGreaterThan(5);
    expect(frames).toMatch(
      /event: done\ndata: \{"success":true,"message":"Dünner, [^"]+\.","leftOut":\[\]\}\n\n$/,
    );
  });

  it('stops at the model when the reader leaves', async () => {
    const before = sim.aborted;
    const leaving = new AbortController();
    sim.fail({ api: 'slow', delayMs: 20_000 });
    const answer = stream(leaving.signal).catch(() => null);
    await eventually(() => sim.calls.length > 0);
    leaving.abort();
    await answer;
    await eventually(() => sim.aborted > before);
  });

  it('says in the stream that it broke off, and in the status that it never began', async () => {
    sim.fail({ api: 'truncated' });
    expect(await (await stream()).text()).toMatch(/event: failed\ndata: .*"code":"TEXTS_DOWN"/);
    sim.fail({ api: 'error500' });
    const refused = await stream();
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([503, 'TEXTS_DOWN']);
  });
});

describe('a server without a model', () => {
  it('says how to connect one, and pretends nothing', async () => {
    const bare = await startApp();
    await aShop(bare);
    const owner = await signedIn(bare);
    const { status, body } = await owner.post(PATH, { prompt: PROMPT });
    expect([status, body.code]).toEqual([409, 'TEXTS_NOT_CONNECTED']);
    expect((await owner.get('/api/media/texts')).body.data).toMatchObject({ isConnected: false });
    await bare.close();
  });
});
