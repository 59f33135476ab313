import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } from '@jest/globals';
import { aToken, browserAt, Counter } from './client.fixture';

const visited: string[] = [];
jest.unstable_mockModule('vike/client/router', () => ({
  navigate: async (path: string) => void visited.push(path),
  prefetch: async () => undefined,
  reload: async () => undefined,
}));
const { api } = await import('./api');
const { keepToken, currentToken, dropToken } = await import('../session/tokens');
const { acceptSignIn, fetchSession, refreshSession, signIn, signOut } = await import('../session/session');
const { board } = await import('../toasts/toasts');
const { streamText } = await import('../../components/texts/stream-text');

const counter = new Counter();
const unauthorized = { status: 401, body: { success: false, code: 'UNAUTHORIZED' } };
const session = {
  user: { id: 'u1', name: 'Lucia', email: 'lucia@bella.example' },
  shopId: 's1',
  role: 'owner',
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
};
const toasts = () => board.toasts.get().map(({ text, position }) => `${position} ${text}`);
let cookies: Map<string, string>;
let errors: ReturnType<typeof jest.spyOn>;

beforeAll(async () => {
  const url = await counter.start();
  ({ cookies } = browserAt(url));
});
afterAll(async () => {
  counter.on('/api/auth/session', unauthorized);
  await fetchSession();
  await counter.stop();
});
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  counter.forget();
  visited.length = 0;
});
afterEach(() => {
  dropToken();
  board.clear();
  board.toasts.set([]);
  errors.mockRestore();
});

describe('a call', () => {
  test('carries the token and, when it changes something, a key of its own', async () => {
    const token = aToken('lucia');
    keepToken(token);
    await api.get('/api/shop/get');
    await api.post('/api/shop/update', { name: 'Bella' });
    await api.post('/api/shop/update', { name: 'Bella' });
    const [read, first, second] = counter.seen;
    expect(read).toMatchObject({ method: 'GET', authorization: `Bearer ${token}`, key: null });
    expect(first).toMatchObject({ method: 'POST', body: { name: 'Bella' }, key: expect.any(String) });
    expect(second?.key).not.toBe(first?.key);
  });

  test('hands out the data and the sentence of the server', async () => {
    counter.on('/api/shop/update', {
      status: 200,
      body: { success: true, data: { name: 'B' }, message: 'Gespeichert' },
    });
    expect(await api.post('/api/shop/update', {})).toEqual({
      success: true,
      data: { name: 'B' },
      message: 'Gespeichert',
    });
  });

  test('hands out the whole answer where the server says it without data', async () => {
    counter.on('/api/shop/status', { status: 200, body: { success: true, isShopOpen: true } });
    expect(await api.get('/api/shop/status')).toMatchObject({ success: true, data: { isShopOpen: true } });
  });

  test('that changes something is sent once more with the same key', async () => {
    counter.on('/api/order/move', { status: 503 }, { status: 200, body: { success: true, data: 1 } });
    expect(await api.post('/api/order/move', { id: 'o1' })).toMatchObject({ success: true, data: 1 });
    const [first, second] = counter.asked('/api/order/move');
    expect(counter.asked('/api/order/move')).toHaveLength(2);
    expect(second).toEqual(first);
  });

  test('that changes something is sent twice at most', async () => {
    counter.on('/api/order/move', { status: 503 });
    expect(await api.post('/api/order/move', {}, { silent: true })).toMatchObject({
      success: false,
      status: 503,
    });
    expect(counter.asked('/api/order/move')).toHaveLength(2);
  });

  test('that only reads is sent once', async () => {
    counter.on('/api/order/list', { status: 503 });
    await api.get('/api/order/list', { silent: true });
    expect(counter.asked('/api/order/list')).toHaveLength(1);
  });

  test('that the server refuses is not repeated', async () => {
    counter.on('/api/order/move', { status: 422, body: { success: false, code: 'ORDER_CANNOT_MOVE' } });
    expect(await api.post('/api/order/move', {}, { silent: true })).toMatchObject({
      code: 'ORDER_CANNOT_MOVE',
    });
    expect(counter.asked('/api/order/move')).toHaveLength(1);
  });
});

describe('a failure', () => {
  const closed = {
    success: false,
    code: 'CLOSED',
    headline: 'Geschlossen',
    message: 'Wir öffnen um 17 Uhr.',
  };
  beforeEach(() => counter.on('/api/order/list', { status: 422, body: closed }));

  test('is logged and shown at the top as headline, colon, message', async () => {
    await api.get('/api/order/list');
    expect(toasts()).toEqual(['top Geschlossen: Wir öffnen um 17 Uhr.']);
    expect(errors).toHaveBeenCalledTimes(1);
  });

  test('of a silent call is logged only', async () => {
    await api.get('/api/order/list', { silent: true });
    expect(toasts()).toEqual([]);
    expect(errors).toHaveBeenCalledTimes(1);
  });

  test('without any answer says in German what to look at', async () => {
    const there = globalThis.location;
    Object.assign(globalThis, { location: new URL('http://127.0.0.1:9') });
    const answer = await api.get('/api/order/list');
    Object.assign(globalThis, { location: there });
    expect(answer).toMatchObject({ success: false, status: 0, code: 'UNKNOWN', headline: 'Fehler' });
    expect(toasts()).toEqual([
      'top Fehler: Keine Verbindung zum Server. Bitte prüfe die Internetverbindung.',
    ]);
  });

  test('and so does a text that is being written', async () => {
    const there = globalThis.location;
    Object.assign(globalThis, { location: new URL('http://127.0.0.1:9') });
    const reading = { signal: new AbortController().signal, onText: () => undefined };
    const answer = await streamText('/api/social/write/stream', {}, reading);
    Object.assign(globalThis, { location: there });
    expect(answer).toMatchObject({
      success: false,
      message: 'Keine Verbindung zum Server. Bitte prüfe die Internetverbindung.',
    });
  });
});

describe('a token that ran out', () => {
  const fresh = aToken('fresh');
  beforeEach(() =>
    counter.on('/api/auth/refresh', { status: 200, body: { success: true, data: { token: fresh } } }),
  );

  test('is renewed before it is used', async () => {
    cookies.set('access', aToken('old', 9.5));
    await api.get('/api/shop/get');
    expect(counter.seen.map(({ path }) => path)).toEqual(['/api/auth/refresh', '/api/shop/get']);
    expect(counter.seen[1]?.authorization).toBe(`Bearer ${fresh}`);
  });

  test('and was refused is renewed once, and nobody notices', async () => {
    cookies.set('access', aToken('revoked', 1));
    counter.accepts = fresh;
    expect(await api.post('/api/order/move', { id: 'o1' })).toMatchObject({ success: true });
    const [refused, again] = counter.asked('/api/order/move');
    expect(again?.key).toBe(refused?.key);
    expect([toasts(), visited]).toEqual([[], []]);
  });

  test('is renewed once for ten calls at the same time', async () => {
    cookies.set('access', aToken('old', 20));
    counter.accepts = fresh;
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => api.get(`/api/order/${i}`)));
    expect(answers.every(({ success }) => success)).toBe(true);
    expect(counter.asked('/api/auth/refresh')).toHaveLength(1);
  });

  test('is taken from another tab that was quicker', async () => {
    cookies.set('access', aToken('old', 9.5));
    cookies.set('access', fresh);
    await api.get('/api/shop/get');
    expect(counter.seen.map(({ authorization }) => authorization)).toEqual([`Bearer ${fresh}`]);
  });

  test('and cannot be renewed ends in /login, with the way back', async () => {
    keepToken(aToken('revoked'));
    counter.on('/api/auth/refresh', unauthorized);
    counter.on('/api/order/list', unauthorized);
    await api.get('/api/order/list');
    expect(visited).toEqual(['/login?redirect=%2Fapp%2ForderHistory%3Fday%3D1']);
    expect([currentToken(), toasts()]).toEqual([null, []]);
  });

  test('does not sign out while the server cannot be reached', async () => {
    keepToken(aToken('revoked'));
    counter.on('/api/auth/refresh', { status: 503 });
    counter.on('/api/order/list', unauthorized);
    await api.get('/api/order/list', { silent: true });
    expect([visited, currentToken() !== null]).toEqual([[], true]);
  });
});

describe('signing in', () => {
  const tokens = { token: aToken('lucia'), refreshToken: 'r1' };
  beforeEach(() => {
    counter.on('/api/auth/login', { status: 200, body: { success: true, data: tokens } });
    counter.on('/api/auth/session', { status: 200, body: { success: true, data: session } });
  });

  test('stores the token, fetches the session, then goes where the person wanted to go', async () => {
    await signIn({ email: 'lucia@bella.example', password: 'pizza' }, '/app/products');
    expect(counter.seen.map(({ path }) => path)).toEqual(['/api/auth/login', '/api/auth/session']);
    expect([currentToken(), visited]).toEqual([tokens.token, ['/app/products']]);
  });

  test('never leads to another site', async () => {
    await signIn({}, '//evil.example');
    expect(visited).toEqual(['/app/dashboard']);
  });

  it.each([[null], [{ data: { token: 'a' } }], [{ data: { refreshToken: 'r' } }]])(
    'is aborted with a word in the console when the answer is %j',
    async (answer) => {
      expect(await acceptSignIn(answer)).toBeNull();
      expect(errors).toHaveBeenCalledWith(expect.stringContaining('Sign-in'));
      expect([currentToken(), counter.seen]).toEqual([null, []]);
    },
  );

  test('refused keeps the words of the server and moves nowhere', async () => {
    const body = { success: false, code: 'WRONG', message: 'E-Mail oder Passwort stimmt nicht.' };
    counter.on('/api/auth/login', { status: 401, body });
    expect(await signIn({})).toMatchObject({ success: false, message: body.message });
    expect(visited).toEqual([]);
  });

  test('that breaks down tells people to look into the log, where the reason stands', async () => {
    counter.on('/api/auth/login', { status: 500 });
    expect(await signIn({})).toMatchObject({ message: expect.stringContaining('Protokoll') });
    expect(errors).toHaveBeenCalled();
  });
});

describe('a session', () => {
  test('that the server refuses is cleared, and the token with it', async () => {
    keepToken(aToken('lucia'));
    counter.on('/api/auth/session', unauthorized);
    await fetchSession();
    expect(currentToken()).toBeNull();
  });

  test('whose token ran out while the tablet slept goes on with a new one', async () => {
    const next = aToken('next');
    cookies.set('access', aToken('slept', 1));
    counter.on('/api/auth/session', unauthorized, { status: 200, body: { success: true, data: session } });
    counter.on('/api/auth/refresh', { status: 200, body: { success: true, data: { token: next } } });
    await fetchSession();
    expect([currentToken(), visited]).toEqual([next, []]);
  });

  test('that could not be fetched stays', async () => {
    keepToken(aToken('lucia'));
    counter.on('/api/auth/session', { status: 502 });
    await fetchSession();
    expect(currentToken()).not.toBeNull();
  });

  test('is refreshed with a new token first', async () => {
    cookies.set('access', aToken('lucia', 6));
    counter.on('/api/auth/refresh', {
      status: 200,
      body: { success: true, data: { token: aToken('next') } },
    });
    counter.on('/api/auth/session', { status: 200, body: { success: true, data: session } });
    await refreshSession();
    expect(counter.seen.map(({ path }) => path)).toEqual(['/api/auth/refresh', '/api/auth/session']);
  });

  test('ends on the server, in this tab and on the sign-in page', async () => {
    keepToken(aToken('lucia'));
    await signOut();
    expect(counter.asked('/api/auth/logout')).toMatchObject([
      { authorization: expect.stringContaining('Bearer ') },
    ]);
    expect([currentToken(), visited]).toEqual([null, ['/login']]);
  });
});
