import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { type LlmSim, startLlmSim } from '../../scripts/llm-sim/start.mjs';
import type { MediaList, PictureRow } from '../../src/media/media.view.js';
import type { TextDesk } from '../../src/media/texts/desk/text-desk.view.js';
import { Redis } from '../../src/platform/queue/redis.js';
import { MenuService } from '../../src/shop/menu/menu.service.js';
import type { Product } from '../../src/shop/menu/menu.types.js';
import type { Shop } from '../../src/shop/restaurant/shop.types.js';
import type { MenuView } from '../../src/storefront/menu/menu.view.js';
import { PLAIN_DISH } from '../factories/dishes.js';
import { aMenu } from '../factories/menus.js';
import { JONAS, LUCIA } from '../factories/people.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { eventually } from '../support/wait.js';

jest.setTimeout(60_000);

const ROOT = '/api/media/texts';

let sim: LlmSim;
let running: RunningApp;
let bella: Shop;
let lucia: Browser;
let jonas: Browser;

beforeAll(async () => {
  sim = await startLlmSim({ wordMs: 0 });
  running = await startApp({ ...sim.env, RATE_LIMIT_FACTOR: '1000' });
  bella = await aShop(running);
  await aMenu(running, bella.id);
  const { id: nordId } = await aShop(running, { name: 'Grillhaus Nord' }, JONAS);
  await aMenu(running, nordId);
  lucia = await signedIn(running, LUCIA);
  jonas = await signedIn(running, JONAS);
}, 60_000);
afterAll(async () => {
  await running.close();
  await sim.close();
});
beforeEach(async () => {
  running.clock.advance({ seconds: 5 });
  sim.fail({ reset: true });
  await running.app.get(Redis, { strict: false }).client.del(['texts:failures', 'texts:open']);
});

async function aPicture(name: string, shade: number): Promise<PictureRow> {
  running.clock.advance({ seconds: 1 });
  const background = { r: shade, g: shade, b: shade };
  const bytes = await sharp({ create: { width: 200, height: 150, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const headers = { origin: running.url, authorization: `Bearer ${lucia.token}` };
  const response = await fetch(`${running.url}/api/media/upload`, { method: 'POST', headers, body: form });
  return ((await response.json()) as { data: PictureRow }).data;
}
const desk = async (kind: string, who = lucia) =>
  (await who.get<TextDesk>(`${ROOT}/desk?kind=${kind}`)).body.data;
const finished = (kind: string) =>
  eventually(async () => {
    const now = await desk(kind);
    return now.task && now.task.state !== 'running' && now;
  });
const dishes = async (): Promise<Product[]> => {
  const menu = await running.app.get(MenuService, { strict: false }).menuOf(bella.id);
  return menu.categories.flatMap(({ products }) => products);
};
async function rename(from: string, to: string): Promise<void> {
  const menu = await running.app.get(MenuService, { strict: false }).menuOf(bella.id);
  const found = menu.categories.find(({ name }) => name === from);
  await lucia.post('/api/category/update', { id: found?.id, version: found?.version, name: to });
}
async function change(id: string | undefined, said: object): Promise<void> {
  const { body } = await lucia.get<object>(`/api/product/get?id=${id}`);
  const { left: _left, priceCourses: _prices, ...form } = body.data as Record<string, unknown>;
  expect((await lucia.post('/api/product/update', { ...form, ...said })).status).toBe(200);
}
const descriptions = async () => (await dishes()).map(({ description }) => description);
const english = async () =>
  (await new Browser(running).get<MenuView>(`/api/storefront/${bella.slug}/menu?lang=en`)).body.data;

describe('descriptions for all dishes without one', () => {
  it('are written by a worker and change nothing by themselves', async () => {
    const { body } = await lucia.post<TextDesk>(`${ROOT}/start`, { kind: 'descriptions' });
    expect(body.data).toMatchObject({ missing: 3, task: { state: 'running', total: 3 } });
    const done = await finished('descriptions');
    expect(done.task).toMatchObject({ state: 'done', written: 3, skipped: 0, problem: null });
    expect([done.missing, done.waiting]).toEqual([0, 3]);
    expect(done.proposals.map(({ owner }) => owner).sort()).toEqual(['Cola', 'Margherita', 'Salami']);
    expect(await descriptions()).toEqual(['', '', '']);
  });

  it('belong to their restaurant: nobody else sees, takes or drops them', async () => {
    const ids = (await desk('descriptions')).proposals.map(({ id }) => id);
    expect((await desk('descriptions', jonas)).proposals).toEqual([]);
    await jonas.post(`${ROOT}/accept`, { ids });
    await jonas.post(`${ROOT}/reject`, { ids });
    expect((await desk('descriptions')).proposals).toHaveLength(3);
    expect(await descriptions()).toEqual(['', '', '']);
  });

  it('are accepted, changed or rejected one by one', async () => {
    const { proposals } = await desk('descriptions');
    const [margherita, salami, cola] = ['Margherita', 'Salami', 'Cola'].map((name) =>
      proposals.find(({ owner }) => owner === name),
    );
    expect((await lucia.post(`${ROOT}/accept`, { ids: [margherita?.id] })).body.message).toBe(
      'Ein Text übernommen',
    );
    await lucia.post(`${ROOT}/acceptEdited`, { id: salami?.id, text: 'Mit Fenchelsalami.' });
    await lucia.post(`${ROOT}/reject`, { ids: [cola?.id] });
    expect(await descriptions()).toEqual([margherita?.text, 'Mit Fenchelsalami.', '']);
    expect(await desk('descriptions')).toMatchObject({ proposals: [], missing: 1 });
  });

  it('do not overwrite what somebody has written meanwhile', async () => {
    await lucia.post(`${ROOT}/start`, { kind: 'descriptions' });
    const [proposal] = (await finished('descriptions')).proposals;
    await change((await dishes()).find(({ name }) => name === 'Cola')?.id, { description: 'Eiskalt.' });
    expect((await descriptions())[2]).toBe('Eiskalt.');
    expect((await lucia.post(`${ROOT}/accept`, { ids: [proposal?.id] })).body.message).toMatch(
      /^Nicht übernommen/,
    );
    expect((await descriptions())[2]).toBe('Eiskalt.');
  });

  it('are asked for as the menu is when their turn comes, and begun twice they are one task', async () => {
    const drinks = (await dishes())[2];
    const add = (name: string) =>
      lucia.post('/api/product/create', { ...PLAIN_DISH, categoryId: drinks?.categoryId, name });
    for (const name of ['Fanta', 'Spezi', 'Bier', 'Wein']) expect((await add(name)).status).toBe(201);
    const [fanta, spezi, bier] = (await dishes()).slice(3);
    sim.calls.length = 0;
    sim.fail({ api: 'slow', delayMs: 4_000, times: 1 });
    await lucia.post(`${ROOT}/start`, { kind: 'descriptions' });
    const again = await lucia.post<TextDesk>(`${ROOT}/start`, { kind: 'descriptions' });
    expect([again.status, again.body.data.task?.state]).toEqual([200, 'running']);
    const other = await lucia.post(`${ROOT}/start`, { kind: 'translations' });
    expect([other.status, other.body.message]).toEqual([409, expect.stringContaining('Beschreibungen')]);
    await lucia.post(`${ROOT}/cancel`, { kind: 'alts' });
    await eventually(() => sim.calls.length === 1);
    await change(spezi?.id, { name: 'Almdudler' });
    await lucia.post('/api/product/delete', { ids: [bier?.id] });
    const done = await finished('descriptions');
    expect(done.task).toMatchObject({ state: 'done', total: 3, written: 3, skipped: 0 });
    expect(done.proposals.map(({ owner }) => owner)).toEqual(['Fanta', 'Almdudler', 'Wein']);

    await change(fanta?.id, { name: 'Tonic' });
    expect(await desk('descriptions')).toMatchObject({
      missing: 1,
      proposals: [{ owner: 'Almdudler' }, { owner: 'Wein' }],
    });
    const ids = done.proposals.map(({ id }) => id);
    expect((await lucia.post(`${ROOT}/accept`, { ids })).body.message).toMatch(
      /^2 Texte übernommen, 1 nicht/,
    );
    expect((await dishes()).slice(3).map(({ name, description }) => [name, description !== ''])).toEqual([
      ['Tonic', false],
      ['Almdudler', true],
      ['Wein', true],
    ]);
    await lucia.post('/api/product/delete', { ids: (await dishes()).slice(3).map(({ id }) => id) });
  });

  it('say that there is nothing to write', async () => {
    const { status, body } = await lucia.post(`${ROOT}/start`, { kind: 'descriptions' });
    expect([status, body.message]).toEqual([409, 'Jede Speise hat eine Beschreibung.']);
  });
});

describe('the menu in English', () => {
  it('is proposed, accepted and read by guests', async () => {
    await lucia.post(`${ROOT}/start`, { kind: 'translations' });
    const done = await finished('translations');
    expect(done.task).toMatchObject({ state: 'done', skipped: 0 });
    expect(done.proposals.map(({ german, text }) => [german, text])).toContainEqual(['Getränke', 'Drinks']);
    expect((await english()).categories[1]?.name).toBe('Getränke');
    await lucia.post(`${ROOT}/accept`, { ids: done.proposals.map(({ id }) => id) });
    const view = await english();
    expect(view.categories.map(({ name }) => name)).toEqual(['Pizza', 'Drinks']);
    expect(view.groups[0]?.options[0]?.name).toBe('Extra cheese');
    expect(view.categories[1]?.anchor).toMatch(/^getraenke-/);
  });

  it('is mended by hand, and German again once the German text changes', async () => {
    const rows = (await desk('translations')).translations;
    const drinks = rows.find(({ german }) => german === 'Getränke');
    const place = { subject: drinks?.subject, id: drinks?.id, part: drinks?.part };
    await lucia.post(`${ROOT}/translate`, { ...place, text: 'Cold drinks' });
    expect((await english()).categories[1]?.name).toBe('Cold drinks');
    await lucia.post(`${ROOT}/translate`, { ...place, text: '' });
    expect((await english()).categories[1]?.name).toBe('Getränke');
    expect((await jonas.post(`${ROOT}/translate`, { ...place, text: 'Mine' })).status).toBe(404);
  });

  it('takes over no proposal for a text that was translated or changed since', async () => {
    await lucia.post(`${ROOT}/start`, { kind: 'translations' });
    const [byHand] = (await finished('translations')).proposals;
    const { translations } = await desk('translations');
    const drinks = translations.find(({ german }) => german === 'Getränke');
    const place = { subject: drinks?.subject, id: drinks?.id, part: drinks?.part };
    await lucia.post(`${ROOT}/translate`, { ...place, text: 'Cold drinks' });
    expect((await desk('translations')).proposals).toEqual([]);
    expect((await lucia.post(`${ROOT}/accept`, { ids: [byHand?.id] })).body.message).toMatch(
      /^Nicht übernommen/,
    );
    expect((await english()).categories[1]?.name).toBe('Cold drinks');

    await lucia.post(`${ROOT}/translate`, { ...place, text: '' });
    running.clock.advance({ seconds: 5 });
    await lucia.post(`${ROOT}/start`, { kind: 'translations' });
    const [ofBefore] = (await finished('translations')).proposals;
    await rename('Getränke', 'Kaltes');
    expect(await desk('translations')).toMatchObject({ proposals: [], missing: 1 });
    expect((await lucia.post(`${ROOT}/accept`, { ids: [ofBefore?.id] })).body.message).toMatch(
      /^Nicht übernommen/,
    );
    await rename('Kaltes', 'Getränke');
    expect((await english()).categories[1]?.name).toBe('Getränke');
  });

  it('calls sizes by their English names, while prices go by the German ones', async () => {
    const sizes = async () => (await english()).categories[0]?.products[0]?.variants;
    const size = async () =>
      (await desk('translations')).translations.filter(({ subject }) => subject === 'size');
    expect((await size()).map(({ german, translated }) => [german, translated])).toEqual([
      ['Klein', 'Small'],
      ['Groß', 'Large'],
    ]);
    expect(await sizes()).toMatchObject([
      { name: 'Small', pricedAs: 'Klein' },
      { name: 'Large', pricedAs: 'Groß' },
    ]);
    const large = { subject: 'size', id: 'Groß', part: 'name' };
    await lucia.post(`${ROOT}/translate`, { ...large, text: 'Big' });
    expect((await sizes())?.[1]?.name).toBe('Big');
    await lucia.post(`${ROOT}/translate`, { ...large, text: '' });
    expect((await sizes())?.[1]).not.toHaveProperty('pricedAs');
    expect((await lucia.post(`${ROOT}/translate`, { ...large, id: 'Riesig', text: 'Huge' })).status).toBe(
      404,
    );
    await lucia.post(`${ROOT}/translate`, { ...large, text: 'Large' });
  });

  it('says the headline in English once it is translated, and marks it as German until then', async () => {
    const shows = (text: string) =>
      eventually(async () =>
        (await (await fetch(`${running.url}/s/${bella.slug}?lang=en`)).text()).includes(text),
      );
    const { translations } = await desk('translations');
    const texts = translations.filter(({ subject }) => subject === 'shop');
    expect(texts.map(({ owner }) => owner)).toContain('Überschrift des Shops');
    for (const { subject, id, part, german } of texts) {
      await lucia.post(`${ROOT}/translate`, { subject, id, part, text: '' });
      await shows(` lang="de">${german}<`);
      await lucia.post(`${ROOT}/translate`, { subject, id, part, text: `English ${id.length}` });
      await shows(`>English ${id.length}<`);
    }
    const unsaid = { subject: 'shop', id: 'Was keiner sagt', part: 'name', text: 'x' };
    expect((await lucia.post(`${ROOT}/translate`, unsaid)).status).toBe(404);
    const called = async (headline: string) => {
      expect((await lucia.post('/api/shop/update/design', { headline })).status).toBe(200);
      return (await desk('translations')).translations.find(({ german }) => german === headline)?.translated;
    };
    const [{ german: headline = '' } = {}] = texts;
    expect([await called('Heute ist alles anders'), await called(headline)]).toEqual([null, null]);
    await lucia.post(`${ROOT}/translate`, {
      subject: 'shop',
      id: headline,
      part: 'name',
      text: 'As at home',
    });
  });

  it('takes nothing from an answer that is no answer', async () => {
    sim.fail({ text: 'badJson' });
    await lucia.post(`${ROOT}/start`, { kind: 'translations' });
    expect((await finished('translations')).task).toMatchObject({ state: 'done', written: 0, skipped: 1 });
  });

  it('ends with the reason when the model is down', async () => {
    sim.fail({ api: 'badKey' });
    await lucia.post(`${ROOT}/start`, { kind: 'translations' });
    const { task } = await finished('translations');
    expect(task).toMatchObject({ state: 'failed', problem: expect.stringContaining('Zugang') });
    expect(Date.parse(task?.finishedAt ?? '')).not.toBeNaN();
  });
});

describe('words for pictures', () => {
  const pictures = async () => (await lucia.get<MediaList>('/api/media/list')).body.data.pictures;

  it('are written for those that have none, and kept when somebody has read them', async () => {
    const [first, second] = [await aPicture('teller.png', 10), await aPicture('glas.png', 90)];
    await lucia.post(`${ROOT}/start`, { kind: 'alts' });
    const done = await finished('alts');
    expect(done.task).toMatchObject({ state: 'done', written: 2 });
    expect(done.proposals.map(({ owner, picture }) => [owner, picture])).toEqual([
      ['glas.png', second.src],
      ['teller.png', first.src],
    ]);
    expect((await pictures()).map(({ alt }) => alt)).toEqual(['', '']);
    const asked = JSON.stringify(sim.calls.at(-1)?.body.messages);
    expect(asked).toContain('data:image/jpeg;base64,');
    await lucia.post('/api/media/update', { id: second.id, alt: 'Ein Glas Wein' });
    const ids = done.proposals.map(({ id }) => id);
    expect((await jonas.post(`${ROOT}/accept`, { ids })).status).toBe(404);
    expect((await lucia.post(`${ROOT}/accept`, { ids })).body.message).toMatch(
      /^Ein Text übernommen, 1 nicht/,
    );
    expect((await pictures()).map(({ alt }) => alt)).toEqual([
      'Ein Glas Wein',
      'Ein angerichtetes Gericht auf einem hellen Teller, von oben gesehen',
    ]);
  });

  it('stop at once with a model that is blind', async () => {
    for (const shade of [20, 40]) await aPicture(`${shade}.png`, shade);
    sim.fail({ api: 'noImages' });
    const before = sim.calls.length;
    await lucia.post(`${ROOT}/start`, { kind: 'alts' });
    const { task } = await finished('alts');
    expect(task).toMatchObject({ state: 'failed', problem: expect.stringMatching(/keine Bilder ansehen/) });
    expect(sim.calls.length - before).toBe(1);
  });

  it('come for one picture while one watches, of the own library only', async () => {
    const { id } = (await pictures())[0] ?? {};
    const { text } = await lucia.post('/api/media/generateAlt/stream', { id });
    expect(text).toMatch(/event: text\n.*event: done\n.*Ein angerichtetes Gericht/s);
    expect((await jonas.post('/api/media/generateAlt/stream', { id })).status).toBe(404);
  });
});

it.each([
  ['start', { kind: 'poems' }],
  ['accept', { ids: [{ $gt: '' }] }],
  ['accept', { ids: [] }],
  ['acceptEdited', { id: 'x', text: '' }],
  ['translate', { subject: 'poster', id: 'a', part: 'name', text: 'x' }],
  ['translate', { subject: 'product', id: 'a', part: 'name.$where', text: 'x' }],
])('%s refuses %j', async (verb, body) => {
  expect((await lucia.post(`${ROOT}/${verb}`, body)).status).toBe(400);
});
