import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aUser, LUCIA } from '../factories/people.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser, type Tokens } from '../support/browser.js';

interface SessionData {
  user: { id: string; name: string; email: string };
  shopId: string | null;
  role: string | null;
  expiresAt: string;
}

let running: RunningApp;

beforeAll(async () => {
  running = await startApp();
  await aUser(running, LUCIA, { shopId: 'trattoria-bella', role: 'owner' });
});
afterAll(() => running.close());

async function signedIn(): Promise<Browser> {
  const browser = new Browser(running);
  await browser.signIn(LUCIA);
  return browser;
}

describe('signing in', () => {
  it('answers both tokens and sets both cookies with the rights they need', async () => {
    const browser = new Browser(running);
    const { status, body } = await browser.signIn({ ...LUCIA, email: ' Lucia@Trattoria-Bella.example ' });

    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, data: { token: expect.any(String) } });
    expect(body.data.expiresAt).toBe('2026-11-20T11:10:00.000Z');
    expect(browser.cookies.get('refresh')).toMatchObject({
      value: body.data.refreshToken,
      path: '/api/auth',
    });
    expect(browser.cookies.get('refresh')?.attributes).toMatch(/Max-Age=2592000.*HttpOnly; SameSite=Strict/);
    expect(browser.cookies.get('access')).toMatchObject({ value: body.data.token, path: '/' });
    expect(browser.cookies.get('access')?.attributes).toMatch(/Max-Age=600.*SameSite=Lax/);
    expect(browser.cookies.get('access')?.attributes).not.toMatch(/Secure/);
  });

  it('tells who it is, in which shop and with which role', async () => {
    const browser = await signedIn();
    const { body } = await browser.get<SessionData>('/api/auth/session');
    expect(body.data).toEqual({
      user: { id: expect.any(String), name: 'Lucia Rossi', email: LUCIA.email },
      shopId: 'trattoria-bella',
      role: 'owner',
      expiresAt: '2026-11-20T11:10:00.000Z',
      refreshExpiresAt: '2026-12-20T11:00:00.000Z',
    });
  });

  it.each([
    ['a wrong password', { email: LUCIA.email, password: 'pasta al dente 8' }],
    ['an address nobody has', { email: 'niemand@example.org', password: LUCIA.password }],
  ])('refuses %s with the same words', async (_, credentials) => {
    const { status, body } = await new Browser(running).post('/api/auth/login', credentials);
    expect(status).toBe(401);
    expect(body).toEqual({
      success: false,
      code: 'WRONG_CREDENTIALS',
      headline: 'Anmeldung fehlgeschlagen',
      message: 'E-Mail-Adresse oder Passwort stimmt nicht.',
    });
  });

  it.each([
    [{ email: 'kein-at-zeichen', password: 'x' }, ['email']],
    [{ email: { $ne: 1 }, password: { $gt: '' } }, ['email', 'password']],
    [{}, ['email', 'password']],
  ])('names what is missing in %j', async (credentials, fields) => {
    const { status, body } = await new Browser(running).post('/api/auth/login', credentials);
    expect(status).toBe(400);
    expect(body.code).toBe('VALIDATION');
    expect(Object.keys(body.fields ?? {}).sort()).toEqual(fields);
  });

  it('is no door for a foreign page', async () => {
    const { status, body } = await new Browser(running).post('/api/auth/login', LUCIA, {
      origin: 'https://boese.example',
    });
    expect(status).toBe(403);
    expect(body.code).toBe('FOREIGN_ORIGIN');
  });
});

describe('an access token', () => {
  it('is needed for every call that is not public by name', async () => {
    const { status, body } = await new Browser(running).get('/api/auth/session');
    expect(status).toBe(401);
    expect(body).toMatchObject({ success: false, code: 'UNAUTHORIZED' });
  });

  it('ends after ten minutes', async () => {
    const browser = await signedIn();
    running.clock.advance({ minutes: 9, seconds: 59 });
    expect((await browser.get('/api/auth/session')).status).toBe(200);
    running.clock.advance({ seconds: 1 });
    expect((await browser.get('/api/auth/session')).status).toBe(401);
  });

  it('counts for calls in the header only, however the address is spelled', async () => {
    const browser = await signedIn();
    browser.token = null;
    for (const path of ['/api/auth/session', '/%61pi/auth/session', '/api/%61uth/session']) {
      expect([path, (await browser.get(path)).status]).toEqual([path, 401]);
    }
  });

  it('that was changed or signed by somebody else is none', async () => {
    const browser = await signedIn();
    const [header, payload = '', signature] = (browser.token ?? '').split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, shop: 'imbiss-nord' })).toString('base64url');
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    for (const token of [`${header}.${forged}.${signature}`, `${none}.${payload}.`, 'x', 'a.b.c']) {
      browser.token = token;
      expect((await browser.get('/api/auth/session')).status).toBe(401);
    }
  });
});

describe('a refresh token', () => {
  it('is replaced at each use', async () => {
    const browser = await signedIn();
    const first = browser.cookies.get('refresh')?.value;
    const { status, body } = await browser.post<Tokens>('/api/auth/refresh');
    expect(status).toBe(200);
    expect(body.data.refreshToken).not.toBe(first);
    expect(browser.cookies.get('refresh')?.value).toBe(body.data.refreshToken);
  });

  it('gives two tabs that ask at once the same successor', async () => {
    const browser = await signedIn();
    const tabs = Array.from({ length: 8 }, () => browser.tab());
    const answers = await Promise.all(tabs.map((tab) => tab.post<Tokens>('/api/auth/refresh')));
    expect(answers.map(({ status }) => status)).toEqual(tabs.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.data.refreshToken)).size).toBe(1);
  });

  it('used again within 30 seconds gets the same successor, later it ends the session for everybody', async () => {
    const owner = await signedIn();
    const copied = owner.cookies.get('refresh')?.value;
    const first = await owner.post<Tokens>('/api/auth/refresh');
    const clientWithoutCookies = new Browser(running);

    running.clock.advance({ seconds: 30 });
    const repeat = await clientWithoutCookies.post<Tokens>('/api/auth/refresh', { refreshToken: copied });
    expect(repeat.body.data.refreshToken).toBe(first.body.data.refreshToken);

    running.clock.advance({ seconds: 1 });
    const thief = await new Browser(running).post('/api/auth/refresh', { refreshToken: copied });
    expect(thief.status).toBe(401);
    expect(thief.body.code).toBe('SESSION_OVER');
    expect((await owner.post('/api/auth/refresh')).status).toBe(401);
    expect((await owner.get('/api/auth/session')).status).toBe(401);
  });

  it('lasts 30 days after its last use', async () => {
    const browser = await signedIn();
    running.clock.advance({ days: 29 });
    expect((await browser.post('/api/auth/refresh')).status).toBe(200);
    running.clock.advance({ days: 29 });
    expect((await browser.post('/api/auth/refresh')).status).toBe(200);
    running.clock.advance({ days: 30 });
    expect((await browser.post('/api/auth/refresh')).status).toBe(401);
  });

  it.each([
    ['a foreign origin', 'https://boese.example'],
    ['no origin at all', undefined],
  ])('in a cookie counts only from our own page, not with %s', async (_, origin) => {
    const browser = await signedIn();
    const { status, body } = await browser.post('/api/auth/refresh', {}, { origin });
    expect(status).toBe(403);
    expect(body.code).toBe('FOREIGN_ORIGIN');
    expect((await browser.post('/api/auth/logout', {}, { origin, authorization: undefined })).status).toBe(
      403,
    );
    expect((await browser.post('/api/auth/refresh')).status).toBe(200);
  });

  it('that was guessed ends nobody else’s session', async () => {
    const browser = await signedIn();
    const [id = ''] = (browser.cookies.get('refresh')?.value ?? '').split('.');
    for (const refreshToken of [
      `${id}.1.${'A'.repeat(43)}`,
      `${id}.2.${'A'.repeat(43)}`,
      id,
      '',
      'x'.repeat(200),
    ]) {
      expect((await new Browser(running).post('/api/auth/refresh', { refreshToken })).status).toBe(401);
    }
    expect((await browser.post('/api/auth/refresh')).status).toBe(200);
  });
});

describe('signing out', () => {
  it('ends the session at once and leaves nothing but what makes the device known', async () => {
    const browser = await signedIn();
    const other = browser.tab();
    // A token that was checked before is no longer checked, and ends all the same.
    expect((await other.get('/api/auth/session')).status).toBe(200);
    expect((await browser.post('/api/auth/logout')).status).toBe(200);
    expect([...browser.cookies.keys()]).toEqual(['device']);
    expect((await other.get('/api/auth/session')).status).toBe(401);
  });

  it('works with the refresh token in the body, and twice', async () => {
    const { body } = await new Browser(running).signIn(LUCIA);
    const { refreshToken, token } = body.data;
    const client = new Browser(running);
    for (const _ of ['once', 'twice']) {
      expect((await client.post('/api/auth/logout', { refreshToken })).status).toBe(200);
    }
    client.token = token;
    expect((await client.get('/api/auth/session')).status).toBe(401);
    expect((await client.post('/api/auth/refresh', { refreshToken })).status).toBe(401);
  });
});
