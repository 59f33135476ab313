import { expect } from '@jest/globals';
import { eventually } from '../../support/wait.js';
import type { Answer, Stage, Wire } from '../stage.js';

const LOGIN = '/api/auth/login';

async function tryIt({ page }: Stage): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill('demo@tresen.example');
  await page.getByLabel('Passwort', { exact: true }).fill('tresen-demo');
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

/** What the server may never answer, and what the person then reads and the console says. */
const malformed = (data: unknown): Wire => ({
  says: `a sign-in answered with ${JSON.stringify(data)} is aborted with a console error, and the person reads it`,
  proof: async (stage) => {
    const answer: Answer = { status: 200, json: { success: true, data } };
    stage.on(LOGIN, answer);
    await stage.goto('/login');
    await tryIt(stage);
    await stage.page.getByText('du bist noch nicht angemeldet').waitFor();
    expect(stage.complaints().some((line) => line.includes('Sign-in: no string'))).toBe(true);
    expect([stage.count('/api/auth/session'), await stage.hasToken()]).toEqual([0, false]);
  },
});

export const SIGN_IN_WIRES: Wire[] = [
  {
    says: 'sign-in sends the credentials, fetches the session, then redirects',
    proof: async (stage) => {
      await stage.goto('/login?redirect=/app/printerQueue');
      await tryIt(stage);
      await stage.page.waitForURL(({ pathname }) => pathname === '/app/printerQueue');
      const calls = stage.asked.filter(({ path }) => [LOGIN, '/api/auth/session'].includes(path));
      expect(calls.slice(0, 2).map(({ method, path }) => `${method} ${path}`)).toEqual([
        `POST ${LOGIN}`,
        'GET /api/auth/session',
      ]);
      const credentials = { email: 'demo@tresen.example', password: 'tresen-demo' };
      expect(JSON.parse(calls[0]?.body ?? '')).toEqual(credentials);
    },
  },
  malformed({ token: 7, refreshToken: 'r' }),
  malformed({ token: 'a.b.c' }),
  malformed(null),
  {
    says: 'an auth request that fails is a console error, and the person is told to check the log',
    proof: async (stage) => {
      stage.on(LOGIN, { status: 501, json: { success: false } });
      await stage.goto('/login');
      await tryIt(stage);
      await stage.page.getByText('Einzelheiten stehen im Protokoll').waitFor();
      expect(stage.complaints().some((line) => line.includes(`Auth request ${LOGIN} failed`))).toBe(true);
    },
  },
  {
    says: 'sign-out sends the token header, clears session and tokens, then redirects',
    proof: async (stage) => {
      await stage.atPrinters();
      await stage.pass(2_000);
      await stage.settle();
      await stage.page.getByRole('button', { name: /Konto von/ }).click();
      const signOut = stage.page.getByRole('menuitem', { name: 'Abmelden' });
      await eventually(async () => {
        await stage.pass(200);
        return signOut.isVisible();
      });
      await signOut.click();
      await stage.page.waitForURL('**/login');
      const [out] = stage.asked.filter(({ path }) => path === '/api/auth/logout');
      expect([out?.authorization?.slice(0, 7), await stage.hasToken()]).toEqual(['Bearer ', false]);
    },
  },
];
