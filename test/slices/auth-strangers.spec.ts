import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { TOTP } from 'otpauth';
import { type MailSim, type SimMail, startMailSim } from '../../scripts/mail-sim.mjs';
import { UnconfirmedAccounts } from '../../src/auth/account/unconfirmed-accounts.js';
import { UserRepository } from '../../src/auth/user/user.repository.js';
import type { ShopView } from '../../src/shop/restaurant/shop.view.js';
import type { StatusView } from '../../src/storefront/menu/menu.view.js';
import { anOrder, BELLA, placeOrder } from '../factories/orders.js';
import { aUser, type Person } from '../factories/people.js';
import { aShop } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser, type Tokens } from '../support/browser.js';
import { eventually } from '../support/wait.js';

const TERMS = { acceptTerms: '2026-11', acceptProcessing: '2026-11' };
const PASSWORD = 'ein gutes Passwort';
const CONFIRM = 'Bestätige deine Adresse';

let running: RunningApp;
let sim: MailSim;
let addresses = 0;

beforeAll(async () => {
  sim = await startMailSim({ port: 0 });
  running = await startApp({
    SEED_DEMO: '1',
    SMTP_URL: sim.url,
    PLATFORM_IMPRINT_NAME: 'Tresen GmbH',
    RATE_LIMIT_FACTOR: '1',
    TRUST_PROXY: '1',
  });
}, 60_000);
afterAll(async () => {
  await running.close();
  await sim.close();
});

/** Everybody comes from an address of their own, or the limits of one test would end the next. */
function somewhere(headers: Record<string, string> = {}): Browser {
  addresses += 1;
  return new Browser(running, { 'x-forwarded-for': `2001:db8:7:${addresses}::1`, ...headers });
}

const mailboxOf = (name: string): Person => ({
  email: `${name}-${process.pid}@example.org`,
  name,
  password: PASSWORD,
});

async function signedInAs(person: Person): Promise<Browser> {
  const browser = somewhere();
  expect((await browser.signIn(person)).status).toBe(200);
  return browser;
}

const mailTo = (address: string, subject: string): Promise<SimMail> =>
  sim.next((mail) => mail.envelope.to.includes(address) && mail.subject === subject, 20_000);

function tokenIn({ links }: SimMail): string {
  const token = links.map((link) => /[?&]token=([\w-]+)/.exec(link)?.[1]).find(Boolean);
  if (!token) throw new Error(`no token in ${links}`);
  return token;
}

const confirm = (token: string, more: object = {}, as = somewhere()) =>
  as.post<{ email: string; passwordToken?: string }>('/api/user/mail/confirm', { token, ...more });

/** As accounts are that were made before mailboxes had to answer. */
const unconfirm = (who: object) =>
  running.app
    .get<Connection>(getConnectionToken(), { strict: false })
    .collection('users')
    .updateOne(who, { $set: { mailConfirmedAt: null } });

const storedOf = async ({ email }: Person) =>
  running.app.get(UserRepository, { strict: false }).findByEmail(email);

describe('registering where mails go out', () => {
  const register = (person: Person) =>
    somewhere().post<Tokens | null>('/api/auth/register', { ...person, ...TERMS });

  it('tells nobody who has an account; only the mailbox learns it', async () => {
    const [old, fresh] = [mailboxOf('bekannt'), mailboxOf('unbekannt')];
    await aUser(running, old);
    const [known, unknown] = [await register(old), await register(fresh)];
    expect([known.status, known.text]).toEqual([200, unknown.text]);
    expect(known.body.data).toBeNull();
    await mailTo(old.email, 'Du hast schon ein Konto bei Tresen');
    await mailTo(fresh.email, CONFIRM);
    expect((await somewhere().signIn({ ...old, password: 'ein anderes 12' })).text).toBe(
      (await somewhere().signIn(fresh)).text,
    );
  });

  it('lets in once the mailbox has answered', async () => {
    const person = mailboxOf('neu');
    await register(person);
    const token = tokenIn(await mailTo(person.email, CONFIRM));
    expect((await confirm(token, { password: person.password })).body.data.email).toBe(person.email);
    expect((await somewhere().signIn(person)).status).toBe(200);
  });
});

describe('an account that a stranger made with the address of somebody else', () => {
  it('keeps neither the second factor nor the session of the stranger when its mailbox confirms', async () => {
    const victim = mailboxOf('opfer');
    const { id } = await aUser(running, victim);
    await unconfirm({ _id: id });
    const stranger = await signedInAs(victim);
    const { body } = await stranger.post<{ secret: string }>('/api/user/totp/prepare', {
      currentPassword: PASSWORD,
    });
    const totp = new TOTP({ secret: body.data.secret, period: 30, digits: 6 });
    const code = totp.generate({ timestamp: running.clock.now().getTime() });
    expect((await stranger.post('/api/user/totp/turnOn', { code })).status).toBe(200);
    await stranger.post('/api/user/mail/resend');

    const answer = await confirm(tokenIn(await mailTo(victim.email, CONFIRM)));
    const token = answer.body.data.passwordToken;
    expect(token).toEqual(expect.any(String));
    expect(await storedOf(victim)).toMatchObject({ twoFactor: null, pendingSecret: null, pinHash: null });
    expect((await stranger.get('/api/auth/session')).status).toBe(401);
    expect((await somewhere().signIn(victim)).status).toBe(401);
    const password = 'das ist jetzt meins';
    expect((await somewhere().post('/api/auth/reset/confirm', { token, password })).status).toBe(200);
    expect((await somewhere().signIn({ ...victim, password })).status).toBe(200);
  });
});

describe('a thief at an open tablet', () => {
  it('who has asked for a new address is told to the old mailbox, and a reset ends it all', async () => {
    const owner = mailboxOf('bestohlen');
    const thief = mailboxOf('dieb');
    await aUser(running, owner);
    const browser = await signedInAs(owner);
    const wish = { email: thief.email, currentPassword: PASSWORD };
    expect((await browser.post('/api/user/mail', wish)).status).toBe(200);
    expect((await browser.post('/api/user/pin', { currentPassword: PASSWORD, pin: '4826' })).status).toBe(
      200,
    );
    await browser.post('/api/user/totp/prepare', { currentPassword: PASSWORD });
    await mailTo(owner.email, 'Deine Adresse bei Tresen soll geändert werden');
    const stolen = tokenIn(await mailTo(thief.email, CONFIRM));

    await somewhere().post('/api/auth/reset/request', { email: owner.email });
    const token = tokenIn(await mailTo(owner.email, 'Neues Passwort für Tresen'));
    const password = 'jetzt aber sicher 1';
    expect((await somewhere().post('/api/auth/reset/confirm', { token, password })).status).toBe(200);

    expect((await confirm(stolen)).body.code).toBe('LINK_USED_UP');
    expect((await browser.get('/api/auth/session')).status).toBe(401);
    expect(await storedOf(owner)).toMatchObject({ mailChange: null, pendingSecret: null, pinHash: null });
    await somewhere().post('/api/auth/reset/request', { email: thief.email });
    expect(sim.mails.filter(({ envelope }) => envelope.to.includes(thief.email))).toHaveLength(1);
  });

  it('fills the old mailbox with no more than four notices an hour', async () => {
    const owner = mailboxOf('gestoert');
    await aUser(running, owner);
    const browser = await signedInAs(owner);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) {
      const wish = { email: mailboxOf(`ziel-${n}`).email, currentPassword: PASSWORD };
      statuses.push((await browser.post('/api/user/mail', wish)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  });

  it('who guesses a PIN locks it, and whoever it belongs to hears of it', async () => {
    const [owner, member] = [mailboxOf('wirtin'), mailboxOf('kellner')];
    const { id: shopId } = await aShop(running, { name: 'Gasthaus zur PIN' }, owner);
    const { id: memberId } = await aUser(running, member, { shopId, role: 'staff' });
    const colleague = await signedInAs(member);
    await colleague.post('/api/user/pin', { currentPassword: PASSWORD, pin: '4826' });
    const tablet = await signedInAs(owner);
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1)
      statuses.push((await tablet.post('/api/user/switch', { memberId, pin: '7391' })).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    await mailTo(member.email, 'Deine PIN bei Tresen ist gesperrt');
  });

  it.each(['0000', '1234', '4321', '1212', '1990', '2580'])('meets no PIN like %s', async (pin) => {
    const person = mailboxOf(`pin${pin}`);
    await aUser(running, person);
    const browser = await signedInAs(person);
    const answer = await browser.post('/api/user/pin', { currentPassword: PASSWORD, pin });
    expect([answer.status, answer.body.code]).toEqual([422, 'OBVIOUS_PIN']);
  });
});

describe('a stranger who locks an address', () => {
  it('does not lock out the device that was signed in before', async () => {
    const person = mailboxOf('stammgast');
    await aUser(running, person);
    const tablet = await signedInAs(person);
    await tablet.post('/api/auth/logout');
    tablet.token = null;
    const stranger = somewhere();
    for (let guess = 0; guess < 10; guess += 1) await stranger.signIn({ ...person, password: 'geraten' });
    expect((await somewhere().signIn(person)).status).toBe(429);
    expect((await tablet.signIn(person)).status).toBe(200);
  });
});

describe('the mails of a shop', () => {
  it('go to a guest with each order, however many', async () => {
    const guest = mailboxOf('vielbesteller');
    for (let order = 0; order < 7; order += 1) {
      const browser = somewhere();
      const contact = { name: 'Jonas Weber', phone: '0171 3920012', email: guest.email, note: '' };
      expect((await placeOrder(browser, await anOrder(browser, { contact }))).status).toBe(201);
    }
    const came = () => sim.mails.filter(({ envelope }) => envelope.to.includes(guest.email)).length;
    await eventually(async () => (came() >= 7 ? true : null));
  }, 30_000);

  it('are sent by nobody who has not confirmed a mailbox: the shop takes no orders', async () => {
    const { id } = await aShop(running, { name: 'Noch Niemand' }, mailboxOf('noch-niemand'));
    const open = await aShop(running, { name: 'Schon Jemand' }, mailboxOf('schon-jemand'));
    await unconfirm({ shopId: id });
    const takesOrders = async (slug: string) =>
      (await somewhere().get<StatusView>(`/api/storefront/${slug}/status`)).body.data.open;
    expect([await takesOrders('noch-niemand'), await takesOrders(open.slug)]).toEqual([false, true]);
  });
});

describe('an invitation to somebody who never asked for one', () => {
  const INVITATION = 'Einladung ins Team von';
  let inviters = 0;

  async function anInviter(shopName = '', person: Partial<Person> = {}) {
    inviters += 1;
    const owner = { ...mailboxOf(`einlader${inviters}`), ...person };
    await aShop(running, { name: shopName || `Einlader ${inviters}` }, owner);
    const browser = await signedInAs(owner);
    const invite = async (email: string) =>
      (await browser.post('/api/member/invite', { email, role: 'staff' })).status;
    return { owner, invite };
  }

  const fresh = () => mailboxOf(`eingeladen${Math.random()}`).email;

  it('comes five times an hour, whoever writes', async () => {
    const [one, other] = [await anInviter(), await anInviter()];
    const target = fresh();
    const statuses: number[] = [];
    for (let mail = 0; mail < 6; mail += 1) statuses.push(await one.invite(target));
    expect([...statuses, await other.invite(target)]).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await other.invite(fresh())).toBe(200);
  });

  it('is written ten times an hour by one account', async () => {
    const { invite } = await anInviter();
    const statuses: number[] = [];
    for (let mail = 0; mail < 11; mail += 1) statuses.push(await invite(fresh()));
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  it('is not sent by an account whose own mailbox never answered', async () => {
    const { owner, invite } = await anInviter();
    await unconfirm({ email: owner.email });
    expect(await invite(fresh())).toBe(403);
  });

  it('carries no link but ours, whatever shop and inviter are called', async () => {
    const { invite } = await anInviter('Gewinn http://evil.example/los', {
      name: 'Klick evil.example/jetzt auf evil.example',
    });
    const target = fresh();
    expect(await invite(target)).toBe(200);
    const mail = await sim.next(
      ({ envelope, subject = '' }) => envelope.to.includes(target) && subject.startsWith(INVITATION),
      20_000,
    );
    expect(mail.subject).toBe(`${INVITATION} Gewinn`);
    expect(mail.links.filter((link) => link.includes('evil'))).toEqual([]);
    expect(`${mail.text}${mail.html}`).not.toMatch(/evil\.example/);
  });
});

describe('an answer of the API', () => {
  it.each(['/api/auth/session', '/api/shop/get', '/api/order/board', `/api/storefront/${BELLA}/status`])(
    'is kept by nobody on its way: %s',
    async (path) => {
      const browser = somewhere();
      const owner = mailboxOf(`antwort${addresses}`);
      await aShop(running, { name: `Antwort ${addresses}` }, owner);
      await browser.signIn(owner);
      expect((await browser.get(path)).headers.get('cache-control')).toBe('no-store');
    },
  );
});

describe('what only some may see', () => {
  it('is of tax and web space nothing for staff', async () => {
    const staff = mailboxOf('aushilfe');
    const shop = await aShop(
      running,
      { name: 'Steuerhaus', taxId: 'DE123456788' } as never,
      mailboxOf('steuerwirtin'),
    );
    await aUser(running, staff, { shopId: shop.id, role: 'staff' });
    const browser = await signedInAs(staff);
    const { body } = await browser.get<ShopView>('/api/shop/get');
    expect(body.data.name).toBe('Steuerhaus');
    for (const field of ['taxId', 'ftp', 'paypal', 'stripe']) expect(body.data).not.toHaveProperty(field);
    for (const page of ['orders', 'dashboard', 'products'])
      expect((await browser.get(`/app/${page}/index.pageContext.json`)).text).not.toContain('DE123456788');
  });

  it('is the way of an order for who has its token only', async () => {
    const guest = somewhere();
    // A mailbox of its own: how many orders one takes is counted across restaurants.
    const contact = { name: 'Mira Sommer', phone: '', email: 'mira-live@example.org' };
    const placed = await placeOrder(guest, await anOrder(guest, { contact }));
    expect(placed).toMatchObject({ status: 201 });
    const live = (token: string) => guest.get(`/api/storefront/${BELLA}/order/${token}/live`);
    const wrong = await live('x'.repeat(24));
    expect([wrong.status, wrong.headers.get('content-type')]).toEqual([
      404,
      'application/json; charset=utf-8',
    ]);
    expect((await live(`${placed.body.data.token}x`)).status).toBe(404);
  });
});

/** Last, because it takes two weeks. */
describe('an account that nobody confirms', () => {
  const forget = () => running.app.get(UnconfirmedAccounts, { strict: false }).forget();

  it('is forgotten after 14 days; one with a shop, an older one and a confirmed one are not', async () => {
    const register = async (name: string) => {
      const person = mailboxOf(name);
      expect((await somewhere().post('/api/auth/register', { ...person, ...TERMS })).status).toBe(200);
      return person;
    };
    const [silent, faithful, founder] = [
      await register('still'),
      await register('treu'),
      await register('gruender'),
    ];
    await confirm(tokenIn(await mailTo(faithful.email, CONFIRM)), { password: PASSWORD });
    await running.app
      .get<Connection>(getConnectionToken(), { strict: false })
      .collection('users')
      .updateOne({ email: founder.email }, { $set: { shopId: 'a-shop', role: 'owner' } });
    const older = mailboxOf('alteingesessen');
    const { id } = await aUser(running, older);
    await unconfirm({ _id: id });

    running.clock.advance({ days: 13 });
    await forget();
    expect(await storedOf(silent)).not.toBeNull();
    running.clock.advance({ days: 1 });
    await forget();
    const all = await Promise.all([silent, faithful, founder, older].map(storedOf));
    expect(all.map((user) => user !== null)).toEqual([false, true, true, true]);
    expect((await somewhere().post('/api/auth/register', { ...silent, ...TERMS })).status).toBe(200);
    await mailTo(silent.email, CONFIRM);
    expect((await storedOf(silent))?.mailConfirmedAt).toBeNull();
  });
});
