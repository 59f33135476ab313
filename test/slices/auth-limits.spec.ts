import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aUser, JONAS, LUCIA } from '../factories/people.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';

const WRONG = 'geraten geraten';

let running: RunningApp;
let addresses = 0;

beforeAll(async () => {
  running = await startApp({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
});
afterAll(() => running.close());

/** Each test attacks from an address and an account of its own. */
let guest: Browser;
let email: string;
beforeEach(async () => {
  addresses += 1;
  guest = from(`203.0.113.${addresses}`);
  email = `ziel${addresses}-${process.pid}@example.org`;
  await aUser(running, { ...LUCIA, email });
});

const from = (address: string) => new Browser(running, { 'x-forwarded-for': address });
const login = (browser: Browser, password: string, account = email) =>
  browser.post('/api/auth/login', { email: account, password });

async function times(count: number, run: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < count; i++) statuses.push((await run()).status);
  return statuses;
}

describe('somebody who guesses passwords', () => {
  it('of one account has ten tries in a quarter of an hour, from however many addresses', async () => {
    expect(new Set(await times(10, () => login(guest, WRONG)))).toEqual(new Set([401]));
    const { status, headers, body } = await login(from('198.51.100.1'), LUCIA.password);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(900);
    expect(body).toMatchObject({
      success: false,
      code: 'TOO_MANY',
      message: expect.stringMatching(/^Bitte warte/),
    });
  });

  it('does not lock out anybody else', async () => {
    await times(10, () => login(guest, WRONG));
    await aUser(running, { ...JONAS, email: `frei-${email}` });
    expect((await login(guest, JONAS.password, `frei-${email}`)).status).toBe(200);
  });

  it('is forgiven after a success', async () => {
    await times(9, () => login(guest, WRONG));
    expect((await login(guest, LUCIA.password)).status).toBe(200);
    expect(await times(9, () => login(guest, WRONG))).not.toContain(429);
  });

  it('of many accounts is stopped by their address', async () => {
    const statuses = await times(101, () => login(guest, WRONG, `wer${Math.random()}@example.org`));
    expect(statuses.slice(0, 100)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
  });

  it('on an unlocked tablet has ten tries as well', async () => {
    await guest.signIn({ email, password: LUCIA.password });
    const guess = () =>
      guest.post('/api/user/password', { currentPassword: WRONG, password: 'uebernommen 1' });
    const statuses = await times(11, guess);
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
  });

  it('or rather PINs has five', async () => {
    const shopId = `shop-${addresses}`;
    const member = await aUser(running, {}, { shopId, role: 'staff' });
    const owner = await aUser(running, {}, { shopId, role: 'owner' });
    await guest.signIn({ email: owner.email, password: 'ein gutes Passwort' });
    const guess = () => guest.post('/api/user/switch', { memberId: member.id, pin: '0000' });
    expect(await times(6, guess)).toEqual([422, 422, 422, 422, 422, 429]);
  });
});

describe('somebody who asks for links', () => {
  it('gets five an hour for one account', async () => {
    const ask = () => guest.post('/api/auth/reset/request', { email });
    expect(await times(6, ask)).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
