import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { InvitationService } from '../../src/auth/member/invitation.service.js';
import { MemberService } from '../../src/auth/member/member.service.js';
import { ShopLink } from '../../src/auth/shop-link.js';
import type { Role, User } from '../../src/auth/user/user.types.js';
import { aUser, type Person } from '../factories/people.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser, type Tokens } from '../support/browser.js';
import { mailsTo, mailTo, tokenIn } from '../support/mailbox.js';

const PASSWORD = 'ein gutes Passwort';
const closed: string[] = [];

let running: RunningApp;
let shopId: string;
let owner: Browser;
let ownerUser: User;
let shops = 0;

beforeAll(async () => {
  running = await startApp();
  running.app.get(ShopLink, { strict: false }).connect({
    nameOf: async () => 'Trattoria Bella',
    close: async (id) => void closed.push(id),
  });
});
afterAll(() => running.close());

beforeEach(async () => {
  shops += 1;
  shopId = `shop-${shops}`;
  [owner, ownerUser] = await member('owner');
});

async function member(role: Role, person: Partial<Person> = {}): Promise<[Browser, User]> {
  const user = await aUser(running, person, { shopId, role });
  const browser = new Browser(running);
  await browser.signIn({ email: user.email, password: person.password ?? PASSWORD });
  return [browser, user];
}

const sessionOf = async (browser: Browser) =>
  (await browser.get<{ user: { id: string }; shopId: string | null; role: Role | null }>('/api/auth/session'))
    .body.data;

async function invited(email: string, role: Role = 'staff'): Promise<string> {
  expect((await owner.post('/api/member/invite', { email, role })).status).toBe(200);
  return tokenIn(await mailTo(running, email, 'Einladung ins Team von Trattoria Bella'));
}

describe('an invitation', () => {
  it('brings somebody new into the shop, once', async () => {
    const token = await invited('anna@example.org', 'manager');
    const anna = new Browser(running);
    const input = { token, name: 'Anna Klein', password: PASSWORD };
    const { body, status } = await anna.post<Tokens>('/api/invitation/register', input);
    expect(status).toBe(200);
    anna.token = body.data.token;
    expect(await sessionOf(anna)).toMatchObject({ shopId, role: 'manager' });

    const again = await new Browser(running).post('/api/invitation/register', input);
    expect(again.body.code).toBe('LINK_USED_UP');
  });

  it('is accepted with an account that exists only by whoever can sign in to it', async () => {
    const guest = await aUser(running);
    const token = await invited(guest.email);
    const register = { token, name: 'Jemand', password: PASSWORD };
    expect((await new Browser(running).post('/api/invitation/register', register)).body.code).toBe(
      'SIGN_IN_FIRST',
    );

    const stranger = await aUser(running);
    const strangers = new Browser(running);
    await strangers.signIn({ email: stranger.email, password: PASSWORD });
    expect((await strangers.post('/api/invitation/join', { token })).body.code).toBe('OTHER_ADDRESS');

    const browser = new Browser(running);
    await browser.signIn({ email: guest.email, password: PASSWORD });
    expect((await browser.post('/api/invitation/join', { token })).status).toBe(200);
    // The token in hand still says "no shop"; the server knows better.
    expect(await sessionOf(browser)).toMatchObject({ shopId, role: 'staff' });
  });

  it('ends after seven days, when it is withdrawn and when a newer one replaces it', async () => {
    const open = (token: string) =>
      new Browser(running).post('/api/invitation/register', { token, name: 'Wer', password: PASSWORD });

    const first = await invited('ben@example.org');
    await owner.post('/api/member/invite', { email: 'ben@example.org', role: 'staff' });
    expect((await open(first)).body.code).toBe('LINK_USED_UP');

    const withdrawn = await invited('dora@example.org');
    const pending = await running.app.get(InvitationService, { strict: false }).list(shopId);
    const { id } = pending.find(({ email }) => email === 'dora@example.org') ?? {};
    await owner.post('/api/member/withdraw', { id });
    expect((await open(withdrawn)).body.code).toBe('LINK_USED_UP');

    const late = await invited('carla@example.org');
    running.clock.advance({ days: 7 });
    expect((await open(late)).body.code).toBe('LINK_USED_UP');
  });

  it('is for owners to write', async () => {
    const [manager] = await member('manager');
    const [staff] = await member('staff');
    for (const browser of [manager, staff]) {
      const answer = await browser.post('/api/member/invite', { email: 'x@example.org', role: 'staff' });
      expect(answer.status).toBe(403);
    }
    expect(await mailsTo(running, 'x@example.org')).toEqual([]);
  });
});

describe('members', () => {
  it('who are removed are out at once', async () => {
    const [staff, user] = await member('staff');
    expect((await owner.post('/api/member/remove', { id: user.id })).status).toBe(200);
    expect((await staff.get('/api/auth/session')).status).toBe(401);
    expect((await staff.post('/api/auth/refresh')).status).toBe(401);
    await staff.signIn({ email: user.email, password: PASSWORD });
    expect(await sessionOf(staff)).toMatchObject({ shopId: null, role: null });
  });

  it('get their new role with their next token, and the old token is void', async () => {
    const [staff, user] = await member('staff');
    await owner.post('/api/member/role', { id: user.id, role: 'manager' });
    expect((await staff.get('/api/auth/session')).status).toBe(401);
    staff.token = (await staff.post<Tokens>('/api/auth/refresh')).body.data.token;
    expect(await sessionOf(staff)).toMatchObject({ role: 'manager' });
  });

  it('of another shop are not there', async () => {
    const stranger = await aUser(running, {}, { shopId: 'imbiss-nord', role: 'staff' });
    for (const [path, body] of [
      ['remove', {}],
      ['role', { role: 'owner' }],
    ] as const) {
      expect((await owner.post(`/api/member/${path}`, { id: stranger.id, ...body })).status).toBe(404);
    }
  });

  it('always include an owner, even when two demote each other at once', async () => {
    const alone = await owner.post('/api/member/role', { id: ownerUser.id, role: 'staff' });
    expect(alone.body.code).toBe('LAST_OWNER');

    const [second, secondUser] = await member('owner');
    await Promise.all([
      owner.post('/api/member/role', { id: secondUser.id, role: 'staff' }),
      second.post('/api/member/role', { id: ownerUser.id, role: 'staff' }),
    ]);
    const members = await running.app.get(MemberService, { strict: false }).list(shopId);
    expect(members.filter(({ role }) => role === 'owner').length).toBeGreaterThan(0);
  });
});

describe('a shared tablet', () => {
  const setPin = (browser: Browser, pin: string) =>
    browser.post('/api/user/pin', { pin, currentPassword: PASSWORD });

  it('changes hands by PIN within the same session', async () => {
    const [staffs, staff] = await member('staff');
    await setPin(staffs, '4711');
    const tablet = owner;
    const before = tablet.token;

    const answer = await tablet.post<Tokens>('/api/user/switch', { memberId: staff.id, pin: '4711' });
    expect(answer.status).toBe(200);
    tablet.token = answer.body.data.token;
    expect(await sessionOf(tablet)).toMatchObject({ user: { id: staff.id }, role: 'staff' });
    expect(tablet.cookies.get('access')?.value).toBe(tablet.token);

    const stale = tablet.tab();
    stale.token = before;
    expect((await stale.get('/api/auth/session')).status).toBe(401);
    expect((await tablet.post('/api/member/invite', { email: 'y@example.org', role: 'owner' })).status).toBe(
      403,
    );

    tablet.token = (await tablet.post<Tokens>('/api/auth/refresh')).body.data.token;
    expect(await sessionOf(tablet)).toMatchObject({ user: { id: staff.id }, role: 'staff' });
  });

  it('is not handed to a wrong PIN, to somebody without one or to another shop', async () => {
    const [staffs, staff] = await member('staff');
    const tryPin = (memberId: string, pin: string) => owner.post('/api/user/switch', { memberId, pin });
    expect((await tryPin(staff.id, '0000')).body.code).toBe('WRONG_PIN');
    await setPin(staffs, '123456');
    expect((await tryPin(staff.id, '123457')).body.code).toBe('WRONG_PIN');
    expect((await tryPin(staff.id, '12')).body.code).toBe('VALIDATION');

    const stranger = await aUser(running, {}, { shopId: 'imbiss-nord', role: 'owner' });
    const strangers = new Browser(running);
    await strangers.signIn({ email: stranger.email, password: PASSWORD });
    await setPin(strangers, '1111');
    expect((await tryPin(stranger.id, '1111')).body.code).toBe('WRONG_PIN');
  });

  it('asks who took over with a PIN for the password, before anything that lasts', async () => {
    const [browser, user] = await member('owner');
    await setPin(browser, '4711');
    const [colleague] = await member('manager');
    const tablet = owner;
    tablet.token = (
      await tablet.post<Tokens>('/api/user/switch', { memberId: user.id, pin: '4711' })
    ).body.data.token;
    const askedFor: [string, object][] = [
      ['member/invite', { email: 'z@example.org', role: 'staff' }],
      ['member/withdraw', { id: 'anything' }],
      ['member/role', { id: user.id, role: 'staff' }],
      ['member/remove', { id: ownerUser.id }],
      ['user/rename', { name: 'Jemand anders' }],
      ['user/devices/signOut', { id: 'anything' }],
      ['user/devices/signOutOthers', {}],
      ['user/totp/turnOn', { code: '000000' }],
      ['shop/update', { stripe: { publicKey: 'pk', secretKey: 'sk' } }],
      ['shop/update', { ftp: { host: 'ftp.example.org' } }],
      ['till/key/add', { name: 'Kasse' }],
      ['till/key/remove', { id: 'anything' }],
      ['till/webhook', { url: 'https://evil.example/orders', active: true }],
      ['till/webhook/remove', {}],
      ['domain/choose', { name: 'shop.example.org' }],
      ['domain/remove', {}],
      ['export/replace', {}],
      ['voucher/correct', { id: 'anything', cents: 100, note: 'Versehen' }],
      ['receipts/adviser', { email: 'z@example.org' }],
      ['printer/add', { name: 'Küche', columns: 48 }],
      ['printer/connect', { id: 'anything', kind: 'cloudprnt' }],
      ['printer/renewAddress', { id: 'anything' }],
    ];
    const codes = askedFor.map(async ([path, body]) => (await tablet.post(`/api/${path}`, body)).body.code);
    expect(await Promise.all(codes)).toEqual(askedFor.map(() => 'PASSWORD_NEEDED'));
    expect((await colleague.get('/api/auth/session')).status).toBe(200);

    const prove = (currentPassword: string) => tablet.post('/api/user/prove', { currentPassword });
    expect((await prove('geraten geraten')).body.code).toBe('WRONG_PASSWORD');
    expect((await tablet.post('/api/user/rename', { name: 'Jemand' })).body.code).toBe('PASSWORD_NEEDED');
    expect((await prove(PASSWORD)).status).toBe(200);
    expect((await tablet.post('/api/user/rename', { name: 'Jemand' })).status).toBe(200);
  });

  it('is signed out when the person who works with it leaves the team', async () => {
    const [staffs, staff] = await member('staff');
    await setPin(staffs, '4711');
    const [boss] = await member('owner');
    await owner.post('/api/user/switch', { memberId: staff.id, pin: '4711' });
    await boss.post('/api/member/remove', { id: staff.id });
    expect((await owner.post('/api/auth/refresh')).status).toBe(401);
  });
});

describe('deleting an account', () => {
  it('of the last owner closes the shop, but only when they say so', async () => {
    const [staff] = await member('staff');
    const wish = { currentPassword: PASSWORD };
    expect((await owner.post('/api/user/delete', wish)).body.code).toBe('SHOP_WOULD_CLOSE');
    expect(closed).not.toContain(shopId);

    expect((await owner.post('/api/user/delete', { ...wish, closeShop: true })).status).toBe(200);
    expect(closed).toContain(shopId);
    expect((await owner.get('/api/auth/session')).status).toBe(401);
    expect((await staff.get('/api/auth/session')).status).toBe(401);
    expect((await new Browser(running).signIn({ email: ownerUser.email, password: PASSWORD })).status).toBe(
      401,
    );
  });

  it('of anybody else leaves the shop alone', async () => {
    const [staff] = await member('staff');
    expect((await staff.post('/api/user/delete', { currentPassword: PASSWORD })).status).toBe(200);
    expect(closed).not.toContain(shopId);
    expect((await owner.get('/api/auth/session')).status).toBe(200);
  });
});
