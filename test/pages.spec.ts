import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Browser as Chromium } from 'playwright-core';
import { anOrder, BELLA, DEMO, placeOrder } from './factories/orders.js';
import { type RunningApp, startApp } from './support/app.js';
import { axeFindings } from './support/axe.js';
import { Browser } from './support/browser.js';
import { DESKTOP, PHONE, startChromium, type Visit, visit } from './support/chromium.js';
import { routesOf } from './support/routes.js';

type Who = 'guest' | 'owner';
type Frame = 'default' | 'admin' | 'shop';

interface Screen {
  path: string;
  who: Who;
  frame: Frame;
  title: string;
  says: string;
}

/** Each page as its visitor sees it. A page that is not here fails the first test below. */
const SCREENS: Screen[] = [
  ...screens('guest', 'default', [
    ['/', 'Dein Tresen im Netz', 'Gäste bestellen direkt bei dir'],
    ['/pricing', 'Abonnement', 'Ein fester Preis, keine Provision'],
    ['/alternative-zu-lieferando', 'Alternative zu Lieferando', 'Bestellungen, die dir gehören'],
    [
      '/online-shop-restaurant-software',
      'Online-Shop und Software für Restaurants',
      'Der Online-Shop, der die Küche mitdenkt',
    ],
    ['/imprint', 'Impressum', 'Angaben gemäß § 5 DDG'],
    ['/privacy', 'Datenschutz', 'Diese Erklärung'],
    ['/agb', 'Allgemeine Geschäftsbedingungen', 'Fassung 2026-11'],
    ['/kontakt', 'Kontakt', 'Frag uns, was du wissen willst.'],
    ['/login', 'Login', 'Willkommen zurück am Tresen.'],
    [
      '/register',
      'Kostenlos starten',
      'Erst dein Konto, dann richtest du in wenigen Minuten dein Restaurant ein.',
    ],
    ['/resetPassword', 'Passwort zurücksetzen', 'Wir schicken dir einen Link'],
    ['/confirmMail', 'Adresse bestätigen', 'Ein Klick, dann wissen wir, dass Mails bei dir ankommen.'],
    ['/invitation', 'Einladung', 'Dieser Link ist abgelaufen oder wurde schon benutzt.'],
  ]),
  ...screens('owner', 'admin', [
    ['/app/dashboard', '', 'Trattoria Bella'],
    ['/app/setup', 'Einrichtung', 'Am Tresen steht jetzt, was noch fehlt'],
    ['/app/printerQueue', 'Druckaufträge', 'Was gedruckt wird, was hängt und wie es den Druckern geht.'],
    ['/app/settings/user', 'Mein Konto', 'Wie du heißt, wie du dich anmeldest und wer mit dir arbeitet.'],
    ['/app/products', 'Speisen', 'Bruschetta'],
    ['/app/products/import', 'Importieren und exportieren', 'Die ganze Karte als Tabelle'],
    ['/app/products/categories', 'Kategorien', 'In dieser Reihenfolge lesen Gäste die Karte.'],
    ['/app/allergens', 'Allergene', 'Was jede Speise enthält.'],
    ['/app/content/media', 'Bilder', 'Fotos hinzufügen'],
    ['/app/ingredients', 'Zutaten', 'Was in der Küche liegt und was darin steckt.'],
    ['/app/ingredients/categories', 'Zutatengruppen', 'Gäste sehen die Gruppen nicht.'],
    ['/app/settings/design', 'Gestaltung', 'Wie der Shop für Gäste aussieht.'],
    ['/app/settings/restaurant', 'Restaurant', 'Wer ihr seid, wann ihr offen habt und wohin ihr liefert.'],
    ['/app/settings/imprint', 'Impressum', 'Wer das Restaurant betreibt.'],
    ['/app/settings/agbSettings', 'AGB', 'Die Bedingungen, zu denen Gäste bestellen.'],
    ['/app/settings/imprintAndPrivacy', 'Rechtstexte im Shop', 'wie Gäste sie lesen.'],
    ['/app/switchUser', 'Benutzer wechseln', 'Wer arbeitet hier?'],
  ]),
];

/** Frames of the same page for somebody else, and the pages of the shop, which are not Vike's. */
const MORE: Screen[] = [
  ...screens('owner', 'admin', [['/kontakt', 'Kontakt', 'Frag uns, was du wissen willst.']]),
  {
    path: `/s/${BELLA}`,
    who: 'guest',
    frame: 'shop',
    title: 'Trattoria Bella',
    says: 'Zum Teilen, oder auch nicht.',
  },
  { path: `/s/${BELLA}/kasse`, who: 'guest', frame: 'shop', title: 'Trattoria Bella', says: 'Kasse' },
  {
    path: `/s/${BELLA}/bestellung/:token`,
    who: 'guest',
    frame: 'shop',
    title: 'Trattoria Bella',
    says: 'Wir haben deine Bestellung erhalten',
  },
  {
    path: `/s/${BELLA}/bestellung/:token/beleg`,
    who: 'guest',
    frame: 'shop',
    title: 'Bestellbeleg – kein Kassenbeleg',
    says: 'Gesamtbetrag',
  },
  {
    path: `/s/${BELLA}/bestellung/:token/daten`,
    who: 'guest',
    frame: 'shop',
    title: 'Deine Daten',
    says: 'mit dieser Bestellung über dich gespeichert',
  },
];

/** What the frame of a layout says to a screen reader; no other layout says it. */
const FRAMES: Record<Frame, string> = {
  default: 'Tresen – zur Startseite',
  admin: 'Tresen – zur Übersicht',
  shop: 'class="foot"',
};
const SEEDED = {
  ftp: { host: 'ftp.bella.example', username: 'bella', password: 'ftp-Geheimnis-1' },
  paypal: { public_key: 'pk-paypal', secret_key: 'paypal-Geheimnis-2' },
  stripe: { public_key: 'pk-stripe', secret_key: 'stripe-Geheimnis-3' },
};
const SECRET_KEY = /hash|secret|password|_iv$|^iv$|token|totp|pin$|recovery/i;

let running: RunningApp;
let chromium: Chromium;
let visits: Record<Who, Visit>;
let owner: Browser;
let secrets: string[];
/** The guest's own key to their order: it is in the address of their page. */
let orderToken: string;

beforeAll(async () => {
  [running, chromium] = await Promise.all([startApp({ SEED_DEMO: '1' }), startChromium()]);
  running.clock.set(new Date());
  owner = new Browser(running);
  await owner.signIn(DEMO);
  await owner.post('/api/shop/update', SEEDED);
  await owner.post('/api/user/totp/prepare', { currentPassword: DEMO.password });
  await owner.post('/api/user/pin', { currentPassword: DEMO.password, pin: '4711' });
  await owner.post('/api/member/invite', { email: 'neu@trattoria-bella.example', role: 'staff' });
  const placed = await placeOrder(new Browser(running), await anOrder(new Browser(running)));
  orderToken = placed.body.data.token;
  secrets = [...(await storedSecrets()), ...givenOut(owner), 'Geheimnis', DEMO.password].filter(
    (secret) => secret !== orderToken,
  );
  visits = { guest: await visit(chromium), owner: await visit(chromium) };
  await visits.owner.context.addCookies(
    [...owner.cookies].map(([name, { value, path }]) => ({ name, value, url: running.url + path })),
  );
}, 120_000);
afterAll(async () => {
  await chromium?.close();
  await running?.close();
});

it('shows every page of the product to the right visitor', () => {
  const pages = routesOf(running.app).filter(({ isPage }) => isPage);
  const known = SCREENS.map(({ path, who }) => `${path} for the ${who}`);
  const asked = pages.map(({ path, isPublic }) => `${path} for the ${isPublic ? 'guest' : 'owner'}`);
  expect(asked.sort()).toEqual(known.sort());
});

describe.each([...SCREENS, ...MORE])('$path for the $who', ({ path, who, frame, title, says }) => {
  const address = () => path.replace(':token', orderToken);
  const ask = (at = address()) => (who === 'owner' ? owner : new Browser(running)).get(at);

  it('is a German page with its title, its frame and its sentence', async () => {
    const { status, text, headers } = await ask();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/);
    expect(text).toMatch(/^<!DOCTYPE html>\s*<html lang="de"/i);
    if (frame === 'shop') expect(titleIn(text)).toContain(title);
    else expect(titleIn(text)).toBe(title ? `${title} – Tresen` : 'Tresen');
    expect(wordsIn(text)).toContain(says);
    expect(text).toContain(FRAMES[frame]);
    for (const other of ['default', 'admin'] as const) {
      if (other !== frame) expect(text).not.toContain(FRAMES[other]);
    }
  });

  it('runs and wears only what its policy allows by name', async () => {
    const { text, headers } = await ask();
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/(script-src|style-src|default-src) [^;]*'unsafe-/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const nonces = [...policy.matchAll(/'nonce-(\w+)'/g)].map((match) => match[1]);
    expect(nonces.length).toBe(frame === 'shop' ? 0 : 2);
    for (const [tag] of text.matchAll(/<(?:script|style)\b[^>]*>/g)) {
      const harmless = /type="application\/(ld\+)?json"/.test(tag) || /src="\//.test(tag) || frame === 'shop';
      const nonce = /nonce="(\w+)"/.exec(tag)?.[1];
      expect([tag, harmless || nonces.includes(nonce)]).toEqual([tag, true]);
    }
    expect(text).not.toMatch(/\son(load|click|error)=/);
    expect(text).not.toMatch(
      /<(?:script|img|iframe|source|link rel="(?:stylesheet|preload|icon)")[^>]*="(?:https?:)?\/\//,
    );
  });

  it('tells no secret, not in its HTML and not in its payload', async () => {
    expect(secrets.length).toBeGreaterThan(10);
    const html = (await ask()).text;
    const payload =
      frame === 'shop' ? '{}' : (await ask(`${path === '/' ? '' : path}/index.pageContext.json`)).text;
    for (const text of [html, payload]) {
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
      expect(text).not.toMatch(/\$argon2|:[A-Za-z0-9+/]{40,}={1,2}"/);
    }
    expect(secretsIn(JSON.parse(payload), { atLeast: 1 })).toEqual([]);
  });

  it.each([
    ['a phone', PHONE],
    ['a desk', DESKTOP],
  ])('has nothing to mend on %s', async (_, viewport) => {
    const { page, complaints } = visits[who];
    // What the page before had still under way complains when it is left, and that is not about this one.
    await page.goto('about:blank');
    complaints.length = 0;
    await page.setViewportSize(viewport);
    await page.goto(running.url + address());
    await page.locator('main').first().waitFor();
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    // A colour halfway through a transition is nobody's contrast.
    await page.waitForFunction(() =>
      document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState !== 'running'),
    );
    expect(await axeFindings(page)).toEqual([]);
    const { wide, room } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      room: document.documentElement.clientWidth,
    }));
    expect(wide).toBeLessThanOrEqual(room);
    expect(complaints).toEqual([]);
  });
});

it('gives every page a title of its own, to guests and in the back office', () => {
  const titles = SCREENS.map(({ who, title }) => `${who}: ${title}`);
  expect(new Set(titles).size).toBe(titles.length);
});

function screens(who: Who, frame: Frame, rows: [path: string, title: string, says: string][]): Screen[] {
  return rows.map(([path, title, says]) => ({ path, who, frame, title, says }));
}

const titleIn = (html: string): string =>
  (/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '').replace(/&#39;/g, "'").replace(/&amp;/g, '&');

const wordsIn = (html: string): string =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, '');

/** Everything in the store that is called a secret, from every collection. */
async function storedSecrets(): Promise<string[]> {
  const { db } = running.app.get<Connection>(getConnectionToken(), { strict: false });
  const collections = (await db?.listCollections().toArray()) ?? [];
  const found = await Promise.all(
    collections.map(async ({ name }) => secretsIn(await db?.collection(name).find().toArray())),
  );
  return [...new Set(found.flat())];
}

/** What is a text under a name that says secret; the name alone may be there, with true or false. */
function secretsIn(value: unknown, { atLeast = 12, key = '', inside = false } = {}): string[] {
  const secret = inside || SECRET_KEY.test(key);
  if (typeof value === 'string') return secret && value.length >= atLeast ? [value] : [];
  if (value === null || typeof value !== 'object' || value instanceof Date) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    secretsIn(item, { atLeast, key: name, inside: secret }),
  );
}

const givenOut = ({ cookies, token }: Browser): string[] => [
  ...[...cookies.values()].map(({ value }) => value).filter((value) => value.length >= 12),
  token ?? '',
];
