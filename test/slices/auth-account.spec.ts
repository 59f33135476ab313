import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import { TOTP } from 'otpauth';
import { UnconfirmedAccounts } from '../../src/auth/account/unconfirmed-accounts.js';
import { aUser, LUCIA } from '../factories/people.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser, type Tokens } from '../support/browser.js';
import { mailsTo, mailTo, tokenIn } from '../support/mailbox.js';

const TERMS = { acceptTerms: '2026-11', acceptProcessing: '2026-11' };
const RESET = 'Neues Passwort für Tresen';

let running: RunningApp;

beforeAll(async () => {
  running = await startApp();
});
afterAll(() => running.close());

async function somebody(): Promise<{ browser: Browser; person: typeof LUCIA; id: string }> {
  const { email, name, id } = await aUser(running);
  const person = { email, name, password: 'ein gutes Passwort' };
  const browser = new Browser(running);
  await browser.signIn(person);
  return { browser, person, id };
}

describe('registering', () => {
  it('makes an account, signs in at once and asks to confirm the address', async () => {
    const browser = new Browser(running);
    const { status, body } = await browser.post<Tokens>('/api/auth/register', { ...LUCIA, ...TERMS });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      token: expect.any(String),
      refreshToken: expect.any(String),
      expiresAt: '2026-11-20T11:10:00.000Z',
      refreshExpiresAt: '2026-12-20T11:00:00.000Z',
    });
    browser.token = body.data.token;
    expect((await browser.get('/api/auth/session')).body.data).toMatchObject({ shopId: null, role: null });

    const token = tokenIn(await mailTo(running, LUCIA.email, 'Bestätige deine Adresse'));
    expect((await browser.post('/api/user/mail/confirm', { token })).body.data).toEqual({
      email: LUCIA.email,
      passwordToken: null,
    });
    expect((await new Browser(running).post('/api/user/mail/confirm', { token })).status).toBe(422);
  });

  it.each([
    ['an address that is taken', { email: ` ${LUCIA.email.toUpperCase()}` }, 422, 'EMAIL_TAKEN', 'email'],
    ['a password everybody tries', { password: 'passwort123' }, 422, 'WEAK_PASSWORD', 'password'],
    ['an old version of the terms', { acceptTerms: '2019-01' }, 422, 'AGREEMENT_OUTDATED', 'acceptTerms'],
    ['no processing agreement', { acceptProcessing: undefined }, 400, 'VALIDATION', 'acceptProcessing'],
    ['a name with control characters', { name: 'Lucia\u0000' }, 400, 'VALIDATION', 'name'],
    ['a name with a link in it', { name: 'Klick http://evil.example' }, 400, 'VALIDATION', 'name'],
    ['a name that is an object', { name: { $gt: '' } }, 400, 'VALIDATION', 'name'],
  ])('refuses %s', async (_, change, status, code, field) => {
    const input = { ...LUCIA, email: 'neu@example.org', ...TERMS, ...change };
    const answer = await new Browser(running).post('/api/auth/register', input);
    expect([answer.status, answer.body.code, Object.keys(answer.body.fields ?? {})]).toEqual([
      status,
      code,
      [field],
    ]);
  });

  it('gives one account to the quicker of two who send the same address at once', async () => {
    const input = { ...LUCIA, email: 'zwilling@example.org', ...TERMS };
    const twins = await Promise.all([1, 2].map(() => new Browser(running).post('/api/auth/register', input)));
    expect(twins.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('an account that nobody confirms', () => {
  it('stays where no mails go out: nobody could confirm it', async () => {
    const { id } = await aUser(running);
    const users = running.app.get(getConnectionToken(), { strict: false }).collection('users');
    const confirmBy = running.clock.now();
    await users.updateOne({ _id: id }, { $set: { mailConfirmedAt: null, confirmBy } });
    await running.app.get(UnconfirmedAccounts, { strict: false }).forget();
    expect(await users.countDocuments({ _id: id })).toBe(1);
  });
});

describe('a forgotten password', () => {
  it('is replaced by a mailed link, once, and signs everybody out', async () => {
    const { browser, person } = await somebody();
    const guest = new Browser(running);
    await guest.post('/api/auth/reset/request', { email: person.email });
    const token = tokenIn(await mailTo(running, person.email, RESET));

    const weak = await guest.post('/api/auth/reset/confirm', { token, password: 'passwort' });
    expect(weak.body.code).toBe('WEAK_PASSWORD');
    expect((await guest.post('/api/auth/reset/confirm', { token, password: 'neu und gut 1' })).status).toBe(
      200,
    );
    expect((await guest.post('/api/auth/reset/confirm', { token, password: 'noch eins 22' })).body.code).toBe(
      'LINK_USED_UP',
    );

    expect((await browser.get('/api/auth/session')).status).toBe(401);
    expect((await guest.signIn(person)).status).toBe(401);
    expect((await guest.signIn({ ...person, password: 'neu und gut 1' })).status).toBe(200);
    await mailTo(running, person.email, 'Dein Passwort wurde geändert');
  });

  it('has 30 minutes', async () => {
    const { person } = await somebody();
    await new Browser(running).post('/api/auth/reset/request', { email: person.email });
    const token = tokenIn(await mailTo(running, person.email, RESET));
    running.clock.advance({ minutes: 30 });
    const answer = await new Browser(running).post('/api/auth/reset/confirm', {
      token,
      password: 'zu spaet 12345',
    });
    expect(answer.body.code).toBe('LINK_USED_UP');
  });

  it('tells nobody whether an account exists', async () => {
    const { person } = await somebody();
    const [known, unknown] = await Promise.all(
      [person.email, 'niemand@example.org'].map((email) =>
        new Browser(running).post('/api/auth/reset/request', { email }),
      ),
    );
    expect(known?.text).toBe(unknown?.text);
    expect(known?.status).toBe(200);
    await mailTo(running, person.email, RESET);
    expect(await mailsTo(running, 'niemand@example.org')).toEqual([]);
  });
});

describe('a new mail address', () => {
  it('counts once its mailbox has confirmed, and the old mailbox hears of it', async () => {
    const { browser, person } = await somebody();
    const email = `neu-${person.email}`;
    const wish = { email, currentPassword: person.password };
    expect((await browser.post('/api/user/mail', wish)).status).toBe(200);
    expect((await new Browser(running).signIn({ ...person, email })).status).toBe(401);

    const token = tokenIn(await mailTo(running, email, 'Bestätige deine Adresse'));
    await browser.post('/api/user/mail/confirm', { token });
    await mailTo(running, person.email, 'Deine Adresse bei Tresen wurde geändert');
    expect((await new Browser(running).signIn({ ...person, email })).status).toBe(200);
    expect((await new Browser(running).signIn(person)).status).toBe(401);
  });

  it('that belongs to somebody else is refused to nobody’s knowledge but its own', async () => {
    const one = await somebody();
    const other = await somebody();
    const taken = { email: other.person.email, currentPassword: one.person.password };
    const free = { email: 'frei@example.org', currentPassword: one.person.password };
    const answers = [
      await one.browser.post('/api/user/mail', taken),
      await one.browser.post('/api/user/mail', free),
    ];
    expect(answers.map(({ status, body }) => [status, body.data])).toEqual([
      [200, null],
      [200, null],
    ]);
    await mailTo(running, other.person.email, 'Zu dieser Adresse gibt es schon ein Konto');
  });

  it('needs the password', async () => {
    const { browser } = await somebody();
    const wish = { email: 'fremd@example.org', currentPassword: 'geraten' };
    expect((await browser.post('/api/user/mail', wish)).body).toMatchObject({
      code: 'WRONG_PASSWORD',
      fields: { currentPassword: expect.any(String) },
    });
  });
});

describe('changing the password', () => {
  it('keeps this device and signs out the others', async () => {
    const { browser, person } = await somebody();
    const other = new Browser(running);
    await other.signIn(person);
    const change = { currentPassword: person.password, password: 'ganz neu 2026' };
    expect((await browser.post('/api/user/password', change)).status).toBe(200);
    expect((await browser.get('/api/auth/session')).status).toBe(200);
    expect((await other.get('/api/auth/session')).status).toBe(401);
    expect((await other.post('/api/auth/refresh')).status).toBe(401);
  });
});

describe('two steps', () => {
  const codeAt = (secret: string) =>
    new TOTP({ secret, period: 30, digits: 6 }).generate({ timestamp: running.clock.now().getTime() });

  it('ask for a code that works once, or a recovery code that works once', async () => {
    const { browser, person } = await somebody();
    const guest = new Browser(running);
    const login = (totp?: string) => guest.post('/api/auth/login', { ...person, totp });

    const { body } = await browser.post<{ secret: string; uri: string; picture: string }>(
      '/api/user/totp/prepare',
      {
        currentPassword: person.password,
      },
    );
    const { secret, uri, picture } = body.data;
    expect(uri).toMatch(/^otpauth:\/\/totp\/Tresen:/);
    expect(picture).toMatch(/^<svg /);
    expect((await login()).status).toBe(200);

    expect((await browser.post('/api/user/totp/turnOn', { code: '000000' })).body.code).toBe('WRONG_CODE');
    const on = await browser.post<{ recoveryCodes: string[] }>('/api/user/totp/turnOn', {
      code: codeAt(secret),
    });
    expect(on.body.data.recoveryCodes).toHaveLength(10);

    expect((await login()).body).toMatchObject({ success: false, code: 'TOTP_NEEDED' });
    expect((await login(codeAt(secret))).body.code).toBe('TOTP_WRONG');
    running.clock.advance({ seconds: 30 });
    const code = codeAt(secret);
    const racers = await Promise.all([login(code), login(code)]);
    expect(racers.map(({ status }) => status).sort()).toEqual([200, 401]);

    const [recovery = ''] = on.body.data.recoveryCodes;
    expect((await login(recovery.toUpperCase())).status).toBe(200);
    expect((await login(recovery)).body.code).toBe('TOTP_WRONG');

    await browser.post('/api/user/totp/turnOff', { currentPassword: person.password });
    expect((await login()).status).toBe(200);
  });

  it('do not help somebody who does not know the password', async () => {
    const { browser, person } = await somebody();
    const { body } = await browser.post<{ secret: string }>('/api/user/totp/prepare', {
      currentPassword: person.password,
    });
    await browser.post('/api/user/totp/turnOn', { code: codeAt(body.data.secret) });
    const answer = await new Browser(running).post('/api/auth/login', { ...person, password: 'geraten' });
    expect(answer.body.code).toBe('WRONG_CREDENTIALS');
  });
});

describe('devices', () => {
  it('are signed out one by one or all at once, and at once', async () => {
    const { browser, person } = await somebody();
    const [phone, tablet] = [new Browser(running), new Browser(running)];
    for (const device of [phone, tablet]) await device.signIn(person);

    const claims = JSON.parse(Buffer.from(phone.token?.split('.')[1] ?? '', 'base64url').toString());
    expect((await browser.post('/api/user/devices/signOut', { id: claims.sid })).status).toBe(200);
    expect((await phone.get('/api/auth/session')).status).toBe(401);
    expect((await tablet.get('/api/auth/session')).status).toBe(200);

    await browser.post('/api/user/devices/signOutOthers');
    expect((await tablet.get('/api/auth/session')).status).toBe(401);
    expect((await browser.get('/api/auth/session')).status).toBe(200);
  });

  it('of a kind nobody used before are news, the others are not', async () => {
    const { person } = await somebody();
    const firefox = new Browser(running, { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' });
    for (const _ of ['new', 'known']) await firefox.signIn(person);
    const mail = await mailTo(running, person.email, 'Neue Anmeldung bei Tresen');
    expect(mail.text).toContain('Firefox auf Windows');
    await new Browser(running).post('/api/auth/reset/request', { email: person.email });
    await mailTo(running, person.email, RESET);
    const news = (await mailsTo(running, person.email)).filter(({ subject }) =>
      subject?.startsWith('Neue Anmeldung'),
    );
    expect(news).toHaveLength(1);
  });

  it('of somebody else are not there', async () => {
    const one = await somebody();
    const other = await somebody();
    const claims = JSON.parse(Buffer.from(other.browser.token?.split('.')[1] ?? '', 'base64url').toString());
    expect((await one.browser.post('/api/user/devices/signOut', { id: claims.sid })).status).toBe(404);
    expect((await other.browser.get('/api/auth/session')).status).toBe(200);
  });
});

describe('the demo account', () => {
  const DEMO = { email: 'demo@tresen.example', name: 'Lucia Bianchi', password: 'tresen-demo' };

  it('opens on this machine only, and not through a proxy', async () => {
    const { UserService } = await import('../../src/auth/user/user.service.js');
    await running.app.get(UserService, { strict: false }).createVerified(DEMO);
    expect((await new Browser(running).signIn(DEMO)).status).toBe(200);
    const forwarded = new Browser(running, { 'x-forwarded-for': '203.0.113.7' });
    expect((await forwarded.signIn(DEMO)).body.code).toBe('DEMO_ONLY_LOCAL');
  });
});
