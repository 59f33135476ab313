import { expect } from '@jest/globals';
import type { Answer, Stage, Wire } from '../stage.js';

const SESSION = '/api/auth/session';
const REFRESH = '/api/auth/refresh';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const sessionOf = ({ now }: Stage, endsIn: number, refreshEndsIn: number | null): Answer => ({
  status: 200,
  json: {
    success: true,
    data: {
      user: { id: 'u', name: 'Lucia', email: 'l@bella.example' },
      shopId: 's',
      role: 'owner',
      expiresAt: new Date(now + endsIn).toISOString(),
      refreshExpiresAt: refreshEndsIn && new Date(now + refreshEndsIn).toISOString(),
    },
  },
});

/** A session that ends long after everything here, so that only the wire in question refreshes. */
async function signedIn(stage: Stage, endsIn = 100 * HOUR, refreshEndsIn: number | null = null) {
  stage.on(SESSION, sessionOf(stage, endsIn, refreshEndsIn));
  await stage.atPrinters();
}

const refused = (status: number): Answer => ({
  status,
  json: { success: false, code: 'NO', message: 'Nein.' },
});

/** What a failed session fetch does: whoever is refused is signed out, whoever cannot be reached is not. */
const failing = (name: string, answer: Answer, keeps: boolean): Wire => ({
  says: `a session fetch that gets ${name} ${keeps ? 'leaves' : 'clears'} the session and the token`,
  proof: async (stage) => {
    stage.on(REFRESH, refused(401));
    stage.on(SESSION, answer);
    await stage.atPrinters();
    await stage.settle();
    expect(await stage.hasToken()).toBe(keeps);
  },
});

export const SESSION_WIRES: Wire[] = [
  {
    says: 'the session is refreshed every 360000 ms',
    proof: async (stage) => {
      await signedIn(stage);
      await stage.pass(359_900);
      await stage.settle();
      expect(stage.count(REFRESH)).toBe(0);
      await stage.pass(100);
      await stage.until(REFRESH, 1);
      await stage.until(SESSION, 2);
    },
  },
  {
    says: 'the session is refreshed when the window becomes visible',
    proof: async (stage) => {
      await signedIn(stage);
      await stage.pass(60_000);
      await stage.show('visible');
      await stage.until(REFRESH, 1);
    },
  },
  {
    says: 'the session is not refreshed when the window is hidden',
    proof: async (stage) => {
      await signedIn(stage);
      await stage.pass(60_000);
      await stage.show('hidden');
      await stage.settle();
      expect([stage.count(REFRESH), stage.count(SESSION)]).toEqual([0, 1]);
    },
  },
  {
    says: 'nobody is refreshed who is not signed in',
    proof: async (stage) => {
      await stage.goto('/login');
      await stage.pass(360_001);
      await stage.show('visible');
      await stage.settle();
      expect([stage.count(REFRESH), stage.count(SESSION)]).toEqual([0, 0]);
    },
  },
  {
    says: 'the session is refreshed as the access token ends',
    proof: async (stage) => {
      await signedIn(stage, 200_000);
      await stage.pass(199_900);
      await stage.settle();
      expect(stage.count(REFRESH)).toBe(0);
      await stage.pass(200);
      await stage.until(REFRESH, 1);
    },
  },
  {
    says: 'the session is refreshed on the lifetime of the refresh token, a minute before it ends',
    proof: async (stage) => {
      await signedIn(stage, 100 * HOUR, 200_000);
      await stage.pass(139_900);
      await stage.settle();
      expect(stage.count(REFRESH)).toBe(0);
      await stage.pass(200);
      await stage.until(REFRESH, 1);
    },
  },
  {
    says: 'the answer of the server carries the lifetime of the refresh token',
    proof: async (stage) => {
      await stage.signIn();
      const session = stage.page.waitForResponse((response) => response.url().endsWith(SESSION));
      await stage.goto('/app/printerQueue');
      const { data } = await (await session).json();
      expect(Date.parse(data.refreshExpiresAt)).toBe(stage.now + 30 * DAY);
    },
  },
  {
    says: 'a timer never runs for longer than 2147483647 ms, which would fire at once',
    proof: async (stage) => {
      await signedIn(stage, 60 * DAY, 90 * DAY);
      await stage.pass(40_000);
      await stage.settle();
      expect([stage.count(REFRESH), stage.count(SESSION)]).toEqual([0, 1]);
    },
  },
  failing('401', refused(401), false),
  failing('403', refused(403), false),
  failing('404', refused(404), false),
  failing('500', refused(500), true),
  failing('503', refused(503), true),
  failing('no network', 'cut', true),
  {
    says: 'a page that needs a session passes the requested path to /login',
    proof: async (stage) => {
      await stage.goto('/app/printerQueue?seite=2');
      const { pathname, searchParams } = new URL(stage.page.url());
      expect([pathname, searchParams.get('redirect')]).toEqual(['/login', '/app/printerQueue?seite=2']);
    },
  },
  {
    says: 'a 401 on a product call signs out and leads to /login',
    proof: async (stage) => {
      await signedIn(stage);
      stage.on('/api/printer/test', refused(401));
      stage.on(REFRESH, refused(401));
      await stage.testPrint().click();
      await stage.page.waitForURL('**/login?redirect=%2Fapp%2FprinterQueue');
      expect(await stage.hasToken()).toBe(false);
    },
  },
  {
    says: 'authorization is a header carrying the token with the prefix of the server, or the bare token',
    proof: async (stage) => {
      await signedIn(stage);
      const token = (await stage.context.cookies()).find(({ name }) => name === 'access')?.value;
      stage.on('/api/printer/test', refused(422));
      await stage.testPrint().click();
      await stage.until('/api/printer/test', 1);
      await stage.page.evaluate(() =>
        document.querySelector('meta[name=token-type]')?.setAttribute('content', ''),
      );
      await stage.testPrint().click();
      await stage.until('/api/printer/test', 2);
      const sent = stage.asked.filter(({ path }) => path === '/api/printer/test');
      expect(sent.map(({ authorization }) => authorization)).toEqual([`Bearer ${token}`, token]);
    },
  },
];
