import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UserService } from '../../src/auth/user/user.service.js';
import { Audit } from '../../src/platform/audit/audit.service.js';
import { anImprint } from '../../src/shop/legal/legal.fixture.js';
import type { ImprintData, TextKind } from '../../src/shop/legal/legal.types.js';
import type { TextPreview } from '../../src/shop/legal/legal.view.js';
import { ShopService } from '../../src/shop/restaurant/shop.service.js';
import type { Shop } from '../../src/shop/restaurant/shop.types.js';
import { aUser, JONAS, LUCIA, YUSUF } from '../factories/people.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { exportedSite } from '../support/exported-site.js';

let running: RunningApp;
let bella: Shop;
let lucia: Browser;
let guest: Browser;
const service = <T>(type: abstract new (...args: never[]) => T): T =>
  running.app.get(type, { strict: false });

beforeAll(async () => {
  running = await startApp();
  bella = await aShop(running);
  lucia = await signedIn(running, LUCIA);
  guest = new Browser(running);
});
afterAll(() => running.close());

const save = (data: Partial<ImprintData>, version: number, who = lucia) =>
  who.post<{ version: number; data: ImprintData }>('/api/legal/imprint', { ...anImprint(data), version });

const publish = (kind: TextKind, markdown: string, baseVersion: number | null, who = lucia) =>
  who.post<{ version: number; current?: { version: number; markdown: string } }>('/api/legal/publish', {
    kind,
    markdown,
    baseVersion,
  });

const IMPRINT =
  '## Angaben gemäß § 5 DDG\n\nTrattoria Bella\nLindenstraße 12\n10969 Berlin\n\npost@bella.example';
const TERMS = '## 1. Geltung\n\nDiese Bedingungen gelten für Bestellungen bei der Trattoria Bella.';

describe('the data of the imprint', () => {
  it('is prepared from what the restaurant has told us, and saved as a whole', async () => {
    const page = await lucia.get('/app/settings/imprint');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Lindenstraße 12');
    const { status, body } = await save({}, 0);
    expect([status, body.data.version]).toEqual([200, 1]);
  });

  it('is refused with a sentence beside the field', async () => {
    const { status, body } = await save(
      { legalForm: 'GmbH', people: ['L. Bianchi'], street: 'Postfach 1' },
      1,
    );
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
    expect(Object.keys(body.fields ?? {}).sort()).toEqual(['registerCourt', 'registerNumber', 'street']);
  });

  it('is refused when it is no form at all', async () => {
    for (const people of [7, [7], { $ne: 1 }, null])
      expect((await lucia.post('/api/legal/imprint', { ...anImprint(), people, version: 1 })).status).toBe(
        400,
      );
    expect(
      (await lucia.post('/api/legal/imprint', { ...anImprint(), legalForm: 'Ltd.', version: 1 })).status,
    ).toBe(400);
  });

  it('shows the second of two what the first has saved', async () => {
    running.clock.advance({ minutes: 1 });
    expect((await save({ phone: '030 1' }, 1)).status).toBe(200);
    const { status, body } = await save({ phone: '030 2' }, 1);
    expect([status, body.code]).toEqual([412, 'CHANGED_MEANWHILE']);
    expect(body.data).toMatchObject({ current: { version: 2, data: { phone: '030 1' } } });
  });

  it('is founded once, however many save at the same moment', async () => {
    await aShop(running, { name: 'Imbiss Nord' }, YUSUF);
    const yusuf = await signedIn(running, YUSUF);
    const answers = await Promise.all([1, 2, 3].map((n) => save({ phone: `030 ${n}` }, 0, yusuf)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });

  it('remembers who changed which field', async () => {
    const [last] = await service(Audit).list(bella.id, 'imprint', 1);
    expect(last).toMatchObject({
      userId: bella.users[0],
      before: { phone: '030 23125 123' },
      after: { phone: '030 1' },
    });
    expect((await lucia.get('/app/settings/imprint')).text).toContain('Wer hat was geändert?');
  });
});

describe('publishing', () => {
  it('has nothing to show to guests at first', async () => {
    for (const page of ['impressum', 'datenschutz', 'agb'])
      expect((await guest.get(`/s/${bella.slug}/${page}`)).status).toBe(404);
    expect((await guest.get(`/s/${bella.slug}`)).text).not.toContain('/impressum"');
  });

  it('puts the text before guests, with a link in the footer', async () => {
    const { status, body } = await publish('imprint', IMPRINT, null);
    expect([status, body.data]).toEqual([200, { version: 1 }]);
    const page = await guest.get(`/s/${bella.slug}/impressum`, { 'accept-encoding': 'br' });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(page.text).toContain('<h1>Impressum</h1><h2>Angaben gemäß § 5 DDG</h2>');
    expect(page.text).not.toContain('type="module"');
    expect((await guest.get(`/s/${bella.slug}`)).text).toContain(`href="/s/${bella.slug}/impressum"`);
    const again = await guest.get(`/s/${bella.slug}/impressum`, {
      'if-none-match': page.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  });

  it('shows the new version as soon as it is published, and keeps the old one', async () => {
    expect((await publish('imprint', `${IMPRINT}\n\nHändchen`, 1)).body.data.version).toBe(2);
    expect((await guest.get(`/s/${bella.slug}/impressum`)).text).toContain('Händchen');
    const { body } = await lucia.get<{ markdown: string; who: string }>('/api/legal/text/imprint/1');
    expect(body.data).toMatchObject({ markdown: IMPRINT, who: LUCIA.name });
    expect((await lucia.get('/api/legal/text/imprint/3')).status).toBe(404);
  });

  it('shows the second of two what the first has published, and loses neither', async () => {
    const { status, body } = await publish('imprint', `${IMPRINT}\n\nZweite Meinung`, 1);
    expect([status, body.code]).toEqual([412, 'CHANGED_MEANWHILE']);
    expect(body.data.current).toEqual({ version: 2, markdown: `${IMPRINT}\n\nHändchen` });
    expect((await publish('imprint', `${IMPRINT}\n\nZweite Meinung`, 2)).body.data.version).toBe(3);
  });

  it('gives one number to one text, however many publish at the same moment', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => publish('terms', `${TERMS}\n\nFassung ${n}`, null)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
    expect((await service(ShopService).get(bella.id)).legal.termsVersion).toBe(1);
  });

  it('adds no version for the same words', async () => {
    const { body } = await publish('imprint', `${IMPRINT}\n\nZweite Meinung`, 3);
    expect(body.data.version).toBe(3);
  });

  it.each<[TextKind, string, RegExp]>([
    ['terms', `${TERMS}\n\nhttps://ec.europa.eu/consumers/odr`, /20\. Juli 2025/],
    ['imprint', IMPRINT.replace('DDG', 'TMG'), /§ 5 DDG/],
    ['privacy', '', /leer/],
  ])('refuses %s: %p', async (kind, markdown, sentence) => {
    const { status, body } = await publish(kind, markdown, null);
    expect([status, body.code]).toEqual([422, 'TEXT_REFUSED']);
    expect(body.message).toMatch(sentence);
  });

  it('never shows guests more than a text', async () => {
    const hostile = `${TERMS}\n\n<script>alert(1)</script>\n\n[hier](javascript:alert(1)) <img src=x onerror=alert(1)>`;
    expect((await publish('terms', hostile, 1)).status).toBe(200);
    const { text } = await guest.get(`/s/${bella.slug}/agb`);
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).not.toMatch(/<script>alert|href="javascript|<img src="?x/);
  });

  it('previews a text with what is wrong with it', async () => {
    const { body } = await lucia.post<TextPreview>('/api/legal/preview', {
      kind: 'imprint',
      markdown: '# Angaben § 5 TMG',
    });
    expect(body.data.blocks).toEqual([
      { kind: 'heading', level: 2, inline: [{ kind: 'text', text: 'Angaben § 5 TMG' }] },
    ]);
    expect(body.data.problems.length).toBeGreaterThan(1);
  });

  it('travels with the exported site', async () => {
    const { files, textOf } = await exportedSite(running, bella.id);
    const page = textOf('impressum/index.html');
    expect(page).toContain('Zweite Meinung');
    expect(page).toContain('href="../index.html"');
    expect(textOf('index.html')).toContain('href="./impressum/index.html"');
    expect(files.some(({ path }) => path.startsWith('datenschutz'))).toBe(false);
    expect(files.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['widerruf/index.html', 'en/barrierefreiheit/index.html']),
    );
  });

  it.each([
    ['widerruf', 'kein Widerrufsrecht'],
    ['barrierefreiheit', 'WCAG'],
  ])('need not be written for %s: it stands there for every restaurant', async (place, sentence) => {
    const { status, text } = await guest.get(`/s/${bella.slug}/${place}`);
    expect([status, text.includes(sentence), text.includes('Stand')]).toEqual([200, true, false]);
  });

  it('stays out of reach for others', async () => {
    const yusuf = await signedIn(running, YUSUF);
    expect((await yusuf.get('/api/legal/text/imprint/1')).status).toBe(404);
    await aUser(running, JONAS);
    const users = service(UserService);
    const jonas = await users.findByEmail(JONAS.email);
    await users.attachShop(jonas?.id ?? '', bella.id, 'staff');
    const staff = await signedIn(running, JONAS);
    expect((await publish('imprint', IMPRINT, 3, staff)).status).toBe(403);
    expect((await staff.get('/app/settings/imprint')).status).toBe(403);
    expect((await publish('imprint', IMPRINT, 3, guest)).status).toBe(401);
    expect((await guest.get('/app/settings/agbSettings')).status).toBe(302);
  });
});
