import { beforeAll, describe, expect, it } from '@jest/globals';
import { axeFindings } from '../axe.js';
import { type Answered, Browser } from '../browser.js';
import { DESKTOP, PHONE, type Visit } from '../chromium.js';
import type { Frame, Screen } from './screens.js';
import { secretsIn } from './secrets.js';
import type { SeededProduct } from './seeded-product.js';

/** What the frame of a layout says to a screen reader; no other layout says it. */
const FRAMES: Record<Frame, string> = {
  default: 'Tresen – zur Startseite',
  kitchen: 'aria-label="Zum Tresen"',
  drive: 'aria-label="Halte dieser Fahrt"',
  admin: 'Tresen – zur Übersicht',
  shop: 'class="foot"',
};

/** Dishes by allergens are some thousand cells, and a busy machine needs its time for each of them. */
const A_MATRIX_MS = 90_000;

/** What holds for every page of the product, asked of each of these. */
export function expectPages(screens: Screen[], product: () => SeededProduct): void {
  describe.each(screens)('$path for the $who', (screen) => {
    const { path, query = '', who, frame } = screen;
    const asked = () => query.replace(':voucher', product().voucherId);
    const address = () => path.replace(':token', product().orderToken) + asked();
    const ask = (at = address()) =>
      (who === 'owner' ? product().owner : new Browser(product().running)).get(at);
    let answer: Answered;

    beforeAll(async () => {
      answer = await ask();
    });

    it('is a German page with its title, its frame and its sentence', () => {
      expectGermanPage(answer, screen);
    });

    it('runs and wears only what its policy allows by name', () => {
      expectStrictPolicy(answer, screen);
    });

    it('tells no secret, not in its HTML and not in its payload', async () => {
      const payload =
        frame === 'shop'
          ? '{}'
          : (await ask(`${path === '/' ? '' : path}/index.pageContext.json${asked()}`)).text;
      expectNoSecret(answer.text, payload, product().secrets);
    });

    it(
      'has nothing to mend on a phone, nor on a desk',
      async () => {
        const visit = product().visits[who];
        await show(visit, PHONE, product().running.url + address());
        await expectNothingToMend(visit);
        await visit.page.setViewportSize(DESKTOP);
        await settled(visit);
        await expectNothingToMend(visit);
      },
      A_MATRIX_MS,
    );
  });
}

function expectGermanPage({ status, text, headers }: Answered, { frame, title, says }: Screen): void {
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
}

function expectStrictPolicy({ text, headers }: Answered, { frame }: Screen): void {
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
}

function expectNoSecret(html: string, payload: string, secrets: string[]): void {
  expect(secrets.length).toBeGreaterThan(10);
  for (const text of [html, payload]) {
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).not.toMatch(/\$argon2|:[A-Za-z0-9+/]{40,}={1,2}"/);
  }
  expect(secretsIn(JSON.parse(payload), { atLeast: 1 })).toEqual([]);
}

async function show({ page, complaints }: Visit, viewport: typeof PHONE, address: string): Promise<void> {
  // What the page before had still under way complains when it is left, and that is not about this one.
  await page.goto('about:blank');
  complaints.length = 0;
  await page.setViewportSize(viewport);
  await page.goto(address);
  await page.locator('main').first().waitFor();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await settled({ page });
}

/** A colour halfway through a transition is nobody's contrast. */
const settled = ({ page }: Pick<Visit, 'page'>) =>
  page.waitForFunction(() =>
    document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState !== 'running'),
  );

async function expectNothingToMend({ page, complaints }: Visit): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(room);
  expect(complaints).toEqual([]);
}

const titleIn = (html: string): string =>
  (/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '').replace(/&#39;/g, "'").replace(/&amp;/g, '&');

const wordsIn = (html: string): string =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, '');
