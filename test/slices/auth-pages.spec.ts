import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aUser, JONAS, LUCIA } from '../factories/people.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';

let running: RunningApp;

beforeAll(async () => {
  running = await startApp();
  await aUser(running, LUCIA, { shopId: 'trattoria-bella', role: 'owner' });
  await aUser(running, JONAS, { shopId: 'trattoria-bella', role: 'staff' });
});
afterAll(() => running.close());

/** A page is opened with the cookie alone. */
async function signedIn(person = LUCIA): Promise<Browser> {
  const browser = new Browser(running);
  await browser.signIn(person);
  browser.token = null;
  return browser;
}

describe('the guard of pages', () => {
  it('sends somebody who is not signed in to /login, with the way back', async () => {
    const { status, headers } = await new Browser(running).get('/app/settings/user?tab=team&x=1');
    expect(status).toBe(302);
    expect(headers.get('location')).toBe('/login?redirect=%2Fapp%2Fsettings%2Fuser%3Ftab%3Dteam%26x%3D1');
  });

  it('tells a click within the app the same as JSON', async () => {
    const { status, text } = await new Browser(running).get('/app/settings/user/index.pageContext.json');
    expect(status).toBe(200);
    expect(text).toContain('/login?redirect=%2Fapp%2Fsettings%2Fuser');
  });

  it('knows the cookie of somebody who is signed in', async () => {
    const { status, text } = await (await signedIn()).get('/app/settings/user');
    expect(status).toBe(200);
    expect(text).toContain('Lucia Rossi');
  });

  it('takes a cookie for nothing but reading a page', async () => {
    const browser = await signedIn();
    expect((await browser.post('/app/settings/user')).status).toBe(404);
    expect((await browser.post('/api/user/rename', { name: 'Mallory' })).status).toBe(401);
    expect((await browser.post('/%61pi/user/rename', { name: 'Mallory' })).status).toBe(401);
  });

  it('takes a header for nothing but calls', async () => {
    const browser = new Browser(running);
    await browser.signIn(LUCIA);
    browser.cookies.clear();
    expect((await browser.get('/app/settings/user')).status).toBe(302);
  });

  it('lets nobody in whose token has ended, or whose session has', async () => {
    const browser = await signedIn();
    running.clock.advance({ minutes: 10 });
    expect((await browser.get('/app/settings/user')).status).toBe(302);

    const other = await signedIn();
    await other.tab().post('/api/auth/logout');
    const { value = '' } = (await signedIn()).cookies.get('access') ?? {};
    expect((await other.get('/app/settings/user', { cookie: `access=${value}x` })).status).toBe(302);
  });

  it('sends a device that was signed out elsewhere to /login with its next page', async () => {
    const tablet = await signedIn();
    const phone = new Browser(running);
    await phone.signIn(LUCIA);
    expect((await tablet.get('/app/settings/user')).status).toBe(200);
    await phone.post('/api/user/devices/signOutOthers');
    expect((await tablet.get('/app/settings/user')).headers.get('location')).toMatch(/^\/login\?redirect=/);
  });
});

describe('pages for guests', () => {
  it.each(['/login', '/register', '/resetPassword', '/resetPassword?token=abc'])(
    '%s are open',
    async (path) => {
      const { status, headers } = await new Browser(running).get(path);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toMatch(/text\/html/);
      expect(headers.get('cache-control')).toBe('private, no-store');
    },
  );

  it.each([
    ['/login', '/'],
    ['/register', '/'],
    ['/resetPassword', '/'],
    // Another window has renewed the session while this one was sent to sign in.
    ['/login?redirect=%2Fapp%2Fproducts%3Fq%3DK%C3%A4se%26page%3D2', '/app/products?q=K%C3%A4se&page=2'],
    ['/login?redirect=/app/%E2%82%AC%2520', '/app/%E2%82%AC%20'],
    ['/login?redirect=//evil.example', '/'],
    ['/login?redirect=/app&redirect=/x', '/'],
    ['/login?redirect=/a%0Ab', '/'],
  ])('%s sends somebody who is signed in to %s', async (path, to) => {
    const { status, headers } = await (await signedIn()).get(path);
    expect([status, headers.get('location')]).toEqual([302, to]);
  });

  it('open for somebody whose access has run out, so that it can be refreshed there', async () => {
    const browser = await signedIn();
    running.clock.advance({ minutes: 10 });
    const login = await browser.get('/login?redirect=/app/settings/user');
    expect(login.status).toBe(200);
    expect(login.text).toContain('Du wirst angemeldet');
    expect((await new Browser(running).get('/login')).text).not.toContain('Du wirst angemeldet');
    expect((await browser.post('/api/auth/refresh', undefined)).status).toBe(200);
    expect((await browser.get('/app/settings/user')).status).toBe(200);
  });
});

describe('the account page', () => {
  it('shows the team to owners only, and no secret to anybody', async () => {
    const [owner, staff] = await Promise.all([signedIn(), signedIn(JONAS)]);
    const path = '/app/settings/team/index.pageContext.json';
    const [ofOwner, ofStaff] = await Promise.all([owner.get(path), staff.get(path)]);
    expect(ofOwner.text).toContain(JONAS.email);
    expect(ofStaff.text).not.toContain(LUCIA.email);
    for (const { text } of [ofOwner, ofStaff]) expect(text).not.toMatch(/argon2|Hash|secret/);
  });
});

describe('what an operator of this server may configure', () => {
  it('is another token type, https and a closed registration', async () => {
    const other = await startApp({
      AUTH_TOKEN_TYPE: 'Token',
      BASE_URL: 'https://tresen.example',
      SIGN_UP: 'off',
    });
    try {
      await aUser(other, LUCIA);
      const browser = new Browser({ url: other.url });
      const { headers, body } = await browser.post<{ token: string }>('/api/auth/login', LUCIA, {
        origin: 'https://tresen.example',
      });
      for (const cookie of headers.getSetCookie()) expect(cookie).toMatch(/; Secure/);
      const ask = (authorization: string) => browser.get('/api/auth/session', { authorization });
      expect((await ask(`Token ${body.data.token}`)).status).toBe(200);
      expect((await ask(`Bearer ${body.data.token}`)).status).toBe(401);

      const terms = { acceptTerms: '2026-11', acceptProcessing: '2026-11' };
      const register = await browser.post('/api/auth/register', { ...JONAS, ...terms });
      expect([register.status, register.body.code]).toEqual([403, 'SIGN_UP_OFF']);
      expect((await new Browser({ url: other.url }).get('/register')).text).toContain(
        'Registrierung geschlossen',
      );
    } finally {
      await other.close();
    }
  });
});
