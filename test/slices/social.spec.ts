import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { type LlmSim, startLlmSim } from '../../scripts/llm-sim/start.mjs';
import { SocialPictures } from '../../src/media/social/picture/social-pictures.service.js';
import { PostSubjects } from '../../src/media/social/post-subjects.service.js';
import { plannedFor } from '../../src/media/social/reminder.rules.js';
import { PicturesAreBusy } from '../../src/media/social/social.errors.js';
import type { PostProposal, PostView } from '../../src/media/social/social.view.js';
import { SocialPosts } from '../../src/media/social/social-posts.repository.js';
import { SocialReminders } from '../../src/media/social/social-reminders.service.js';
import { Live } from '../../src/platform/live/live.js';
import { Mailer } from '../../src/platform/mail/mailer.js';
import type { Menu } from '../../src/shop/menu/menu.types.js';
import { ShopService } from '../../src/shop/restaurant/shop.service.js';
import { LEVEL } from '../../src/shop/subscription/plans.js';
import { aMenu } from '../factories/menus.js';
import { JONAS, LUCIA, YUSUF } from '../factories/people.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import type { Browser } from '../support/browser.js';
import { mailsTo, mailTo } from '../support/mailbox.js';
import { eventually } from '../support/wait.js';

const HOUR = 3_600_000;
const INBOX = 'post@bella.example';

let sim: LlmSim;
let running: RunningApp;
let menu: Menu;
let foreign: Menu;
let lucia: Browser;
let jonas: Browser;

beforeAll(async () => {
  sim = await startLlmSim({ wordMs: 1 });
  running = await startApp({ ...sim.env, RATE_LIMIT_FACTOR: '1000' });
  const { id } = await aShop(running, { settings: { shopEmails: [INBOX] } });
  const { id: nordId } = await aShop(running, { name: 'Grillhaus Nord' }, JONAS);
  menu = await aMenu(running, id);
  foreign = await aMenu(running, nordId);
  lucia = await signedIn(running, LUCIA);
  jonas = await signedIn(running, JONAS);
}, 60_000);
afterAll(async () => {
  await running.close();
  await sim.close();
});

const dishOf = ({ categories }: Menu) => categories[0]?.products[0]?.id ?? '';
const inHours = (hours: number) => new Date(running.clock.now().getTime() + hours * HOUR).toISOString();
const post = (part: object = {}) => ({
  template: 'dish',
  subjectId: dishOf(menu),
  format: 'square',
  network: 'instagram',
  title: 'Margherita',
  note: '9,50 €',
  text: 'Heute bei uns.',
  plannedAt: inHours(2),
  ...part,
});
const picture = (part: Record<string, string> = {}, who = lucia) =>
  fetch(
    `${running.url}/api/social/picture?${new URLSearchParams({ template: 'dish', subjectId: dishOf(menu), format: 'square', title: 'Margherita', note: '', ...part })}`,
    { headers: { authorization: `Bearer ${who.token}` } },
  );

describe('the picture of a post', () => {
  it.each([
    ['square', 1080, 1080],
    ['portrait', 1080, 1350],
    ['story', 1080, 1920],
    ['link', 1200, 630],
  ])('is drawn as %s', async (format, width, height) => {
    const answer = await picture({ format });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({
      width,
      height,
      format: 'jpeg',
    });
  });

  it('takes markup, emoji and letters of the east as words', async () => {
    const title = '<img src=x onerror=alert(1)> Żurek 🍕 ž'.padEnd(80, 'x');
    expect((await picture({ title })).status).toBe(200);
  });

  it('is drawn once', async () => {
    const shop = await running.app.get(ShopService, { strict: false }).get(menu.shopId);
    const subject = { template: 'dish', subjectId: dishOf(menu) } as const;
    const facts = await running.app.get(PostSubjects, { strict: false }).factsOf(shop, subject);
    const pictures = running.app.get(SocialPictures, { strict: false });
    // Nobody waits for it any more, so that it is not drawn again.
    const again = (title: string) =>
      pictures.draw(shop, facts, { format: 'square', title, note: '' }, AbortSignal.abort());
    const bytes = Buffer.from(await (await picture({ title: 'Einmal' })).arrayBuffer());
    expect((await again('Einmal')).equals(bytes)).toBe(true);
    await expect(again('Zweimal')).rejects.toBeInstanceOf(PicturesAreBusy);
  });

  it.each([
    ['a dish of somebody else', () => ({ subjectId: dishOf(foreign) }), 404],
    ['a dish that never was', () => ({ subjectId: 'nothing' }), 404],
    ['a format nobody has', () => ({ format: 'poster' }), 400],
    ['81 letters', () => ({ title: 'x'.repeat(81) }), 400],
    ['letters that no font of ours has', () => ({ title: '🍕 咖喱' }), 422],
  ])('is not drawn of %s', async (_, part, status) => {
    expect((await picture(part())).status).toBe(status);
  });
});

describe('the text of a post', () => {
  it('is proposed from the menu', async () => {
    const { body } = await lucia.get<PostProposal>(
      `/api/social/propose?template=newDish&subjectId=${dishOf(menu)}&network=instagram`,
    );
    expect(body.data).toMatchObject({ eyebrow: 'Neu auf der Karte', title: expect.any(String) });
    expect(body.data.text).toContain('/s/');
  });

  it('is written by the model without a word of the restaurant in the question', async () => {
    sim.calls.length = 0;
    const wish = { template: 'dish', subjectId: dishOf(menu), network: 'google', wish: 'kurz' };
    const { status, body } = await lucia.post<{ text: string }>('/api/social/write', wish);
    expect(status).toBe(200);
    expect(body.data.text).toMatch(/Hier bestell\S+ (du|Sie): http/);
    expect(JSON.stringify(sim.calls)).not.toContain('Trattoria');
    const { text } = await lucia.post('/api/social/write/stream', wish);
    expect(text).toMatch(/event: text\n.*event: done\n.*Hier bestell/s);
  });
});

describe('the month of texts', () => {
  it('is told on the page', async () => {
    const { text } = await lucia.get('/app/content/social-media/index.pageContext.json');
    expect(text).toMatch(/"quota":\{"used":\d+,"limit":\d+,"planName":"/);
  });
});

describe('a planned post', () => {
  it('is told once when it is due, and found on the page', async () => {
    const { body } = await lucia.post<PostView>('/api/social/plan', post({ plannedAt: inHours(0.05) }));
    running.clock.set(new Date(inHours(0.1)));
    const reminders = running.app.get(SocialReminders, { strict: false });
    await reminders.run();
    await reminders.run();
    await mailTo(running, INBOX, 'Zeit für deinen Beitrag auf Instagram');
    expect((await mailsTo(running, INBOX)).length).toBe(1);
    const { text } = await lucia.get('/app/content/social-media/index.pageContext.json');
    expect(text).toContain(body.data.id);
  });

  it('is told a minute later where no mail could be sent, and not for ever', async () => {
    const mailer = running.app.get(Mailer, { strict: false });
    const reminders = running.app.get(SocialReminders, { strict: false });
    await lucia.post('/api/social/plan', post({ plannedAt: inHours(0.2) }));
    const { clock } = running;
    const now = clock.now();
    clock.set(new Date(inHours(0.3)));
    const before = (await mailsTo(running, INBOX)).length;
    const broken = jest.spyOn(mailer, 'mailLater').mockRejectedValue(new Error('no queue'));
    await reminders.run();
    broken.mockRestore();
    await reminders.run();
    expect((await mailsTo(running, INBOX)).length).toBe(before);
    clock.set(new Date(inHours(0.02)));
    await reminders.run();
    await reminders.run();
    await eventually(async () => (await mailsTo(running, INBOX)).length > before);
    expect((await mailsTo(running, INBOX)).length).toBe(before + 1);
    // Later it would be too late for whoever is signed in.
    clock.set(now);
  });

  it('waits for no other that cannot be told', async () => {
    const mailer = running.app.get(Mailer, { strict: false });
    const send = mailer.mailLater.bind(mailer);
    const { clock } = running;
    const now = clock.now();
    for (let count = 0; count < 60; count++)
      await jonas.post('/api/social/plan', post({ subjectId: dishOf(foreign), plannedAt: inHours(0.02) }));
    await lucia.post('/api/social/plan', post({ plannedAt: inHours(0.03) }));
    clock.set(new Date(inHours(0.04)));
    const before = (await mailsTo(running, INBOX)).length;
    const broken = jest
      .spyOn(mailer, 'mailLater')
      .mockImplementation((mail) => (mail.to === INBOX ? send(mail) : Promise.reject(new Error('no'))));
    await running.app.get(SocialReminders, { strict: false }).run();
    broken.mockRestore();
    await eventually(async () => (await mailsTo(running, INBOX)).length > before);
    clock.set(now);
  });

  it('is told with its time where the reminder comes days late', async () => {
    const { clock } = running;
    const now = clock.now();
    const plannedAt = inHours(0.05);
    await lucia.post('/api/social/plan', post({ plannedAt, title: 'Funghi' }));
    const told = jest.spyOn(running.app.get(Live, { strict: false }), 'publish');
    clock.set(new Date(inHours(60)));
    await running.app.get(SocialReminders, { strict: false }).run();
    clock.set(now);
    const missedAt = plannedFor(new Date(plannedAt));
    const said = told.mock.calls.map(([, , data]) => data);
    told.mockRestore();
    expect(said).toContainEqual(expect.objectContaining({ title: 'Funghi', missedAt }));
    const mailed = async () =>
      (await mailsTo(running, INBOX)).find(({ text }) => text?.includes('„Funghi“ war für'));
    await eventually(async () => (await mailed()) !== undefined);
    expect(await mailed()).toMatchObject({ subject: 'Noch offen: dein Beitrag auf Instagram' });
  });

  it('may be changed when it is due, and is not told again unless it is moved', async () => {
    const { clock } = running;
    const now = clock.now();
    const { body } = await lucia.post<PostView>('/api/social/plan', post({ plannedAt: inHours(0.05) }));
    const { id, version, plannedAt } = body.data;
    clock.set(new Date(inHours(0.06)));
    const change = post({ id, version, plannedAt, text: 'Anders.' });
    expect((await lucia.post('/api/social/change', change)).status).toBe(200);
    const late = { ...change, version: version + 1, plannedAt: inHours(-0.02) };
    expect((await lucia.post('/api/social/change', late)).status).toBe(422);
    clock.set(now);
  });

  it('is told to the owner where no address for order mails is named', async () => {
    const planned = post({ subjectId: dishOf(foreign), plannedAt: inHours(0.02) });
    expect((await jonas.post('/api/social/plan', planned)).status).toBe(200);
    running.clock.set(new Date(inHours(0.03)));
    await running.app.get(SocialReminders, { strict: false }).run();
    await mailTo(running, JONAS.email, 'Zeit für deinen Beitrag auf Instagram');
  });

  it('is changed by who has seen its last state alone', async () => {
    const { body } = await lucia.post<PostView>('/api/social/plan', post());
    const { id, version } = body.data;
    const change = { ...post({ title: 'Funghi' }), id, version };
    expect((await lucia.post('/api/social/change', change)).body.data).toMatchObject({
      title: 'Funghi',
      version: 2,
    });
    expect((await lucia.post('/api/social/change', change)).status).toBe(412);
    expect((await jonas.post('/api/social/change', { ...change, version: 2 })).status).toBe(404);
    expect((await jonas.post('/api/social/delete', { id })).status).toBe(404);
    expect((await lucia.post('/api/social/delete', { id })).status).toBe(200);
    expect((await lucia.post('/api/social/done', { id, version: 2, done: true })).status).toBe(404);
  });

  it('says that its dish is sold out or deleted, while it is open', async () => {
    const subjectId = foreign.categories.at(-1)?.products.at(-1)?.id ?? '';
    const { body } = await jonas.post<PostView>('/api/social/plan', post({ subjectId }));
    expect(body.data.trouble).toBeNull();
    const { id, version } = body.data;
    await jonas.post('/api/product/soldOut', { ids: [subjectId], span: 'tomorrow' });
    const change = { ...post({ subjectId, text: 'Anders.' }), id, version };
    expect((await jonas.post<PostView>('/api/social/change', change)).body.data.trouble).toBe('soldOut');
    const done = { id, version: version + 1, done: true };
    expect((await jonas.post<PostView>('/api/social/done', done)).body.data.trouble).toBeNull();
    await jonas.post('/api/social/done', { ...done, version: version + 2, done: false });
    await jonas.post('/api/product/delete', { ids: [subjectId] });
    const gone = { ...change, version: version + 3 };
    expect((await jonas.post<PostView>('/api/social/change', gone)).body.data.trouble).toBe('gone');
  });

  it('is forgotten when so many others were done later', async () => {
    const posts = running.app.get(SocialPosts, { strict: false });
    const { shopId } = foreign;
    const { clock } = running;
    const now = clock.now();
    for (const title of ['Eins', 'Zwei', 'Drei']) {
      const { body } = await jonas.post<PostView>(
        '/api/social/plan',
        post({ title, network: 'google', subjectId: dishOf(foreign) }),
      );
      clock.set(new Date(inHours(0.01)));
      const { id, version } = body.data;
      await jonas.post('/api/social/done', { id, version, done: true });
    }
    const open = await posts.countOpen(shopId);
    await posts.forgetOldest(shopId, 2);
    const done = (await posts.list(shopId, 10)).filter(({ doneAt }) => doneAt !== null);
    expect(done.map(({ title }) => title).sort()).toEqual(['Drei', 'Zwei']);
    expect(await posts.countOpen(shopId)).toBe(open);
    clock.set(now);
  });

  it('lies in the bin when it was deleted, and comes back as the post that it was', async () => {
    const { body } = await lucia.post<PostView>('/api/social/plan', post({ title: 'Lasagne' }));
    const { id, version } = body.data;
    const done = await lucia.post<PostView>('/api/social/done', { id, version, done: true });
    await lucia.post('/api/social/delete', { id });
    expect((await jonas.post('/api/bin/restore', { ids: [id] })).status).toBe(404);
    const back = await lucia.post('/api/bin/restore', { ids: [id] });
    expect(back.body.message).toBe('„Lasagne“ ist wieder da');
    const changed = await lucia.post<PostView>('/api/social/done', { id, version: 3, done: false });
    expect(changed.body.data).toEqual({ ...done.body.data, version: 4, doneAt: null });
  });

  it.each([
    ['yesterday', () => ({ plannedAt: inHours(-24) }), 422],
    ['in two years', () => ({ plannedAt: inHours(24 * 730) }), 422],
    ['at no time', () => ({ plannedAt: 'bald' }), 400],
    ['on a day that no calendar has', () => ({ plannedAt: '2027-02-30T17:00:00Z' }), 400],
    ['about a dish of somebody else', () => ({ subjectId: dishOf(foreign) }), 404],
    ['with more than a status takes', () => ({ network: 'whatsapp', text: 'x'.repeat(701) }), 422],
  ])('is not planned %s', async (_, part, status) => {
    expect((await lucia.post('/api/social/plan', post(part()))).status).toBe(status);
  });
});

it('is not for plans without it', async () => {
  await aShop(running, { name: 'Imbiss Nord', subscription: { level: LEVEL.free } }, YUSUF);
  const yusuf = await signedIn(running, YUSUF);
  const { status, body } = await yusuf.post('/api/social/plan', post());
  expect([status, body.code]).toEqual([403, 'SUBSCRIPTION_REQUIRED']);
});
