/**
 * The sentences of the specification that pure code decides; test/spec/browser.spec.ts proves on the built product what
 * hangs on clocks, wires and the browser. Its sections are the headings.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } from '@jest/globals';
import { isValidElement, type ReactElement } from 'react';
import { formatDateTime } from '../src/shared/berlin-time.js';
import { formatEuro } from '../src/shared/money.js';
import { aToken, browserAt, Counter } from '../views/lib/http/client.fixture';

const visited: string[] = [];
jest.unstable_mockModule('vike/client/router', () => ({
  navigate: async (path: string) => void visited.push(path),
  prefetch: async () => undefined,
  reload: async () => undefined,
}));
const { api } = await import('../views/lib/http/api');
const { ErrorBoundary } = await import('../views/components/states/ErrorBoundary');
const { ErrorView } = await import('../views/components/states/ErrorView');
const { problemOf, problemWithoutPage, stepFor } = await import('../views/lib/http/problem.rules');
const { loginPathFor } = await import('../src/shared/redirect');
const { RELOAD_GUARD_MS } = await import('../views/lib/vike/reload.rules');
const session = await import('../views/lib/session/session');
const shop = await import('../views/lib/session/shop');
const theme = await import('../views/lib/vike/theme');
const { POSITIONS } = await import('../views/lib/toasts/toast.types');
const { DISMISS_MS, PLUGIN_DEFAULTS, QUEUE_POLL_MS, ToastBoard } = await import(
  '../views/lib/toasts/toast-board'
);
const { APP_DEFAULTS, board } = await import('../views/lib/toasts/toasts');
const { authorizationOf, LONGEST_TIMER_MS, SESSION_REFRESH_MS } = await import(
  '../views/lib/session/token.rules'
);
const { currentToken, dropToken, keepToken } = await import('../views/lib/session/tokens');

const counter = new Counter();
const ok = (data: unknown) => ({ status: 200, body: { success: true, data } });
const refused = { status: 401, body: { success: false, code: 'UNAUTHORIZED' } };
const lucia = (expiresAt = Date.now() + 600_000) => ({
  user: { id: 'u1', name: 'Lucia', email: 'lucia@bella.example' },
  shopId: 's1',
  role: 'owner',
  expiresAt: new Date(expiresAt).toISOString(),
});
const paths = () => counter.seen.map(({ path }) => path);
let browser: ReturnType<typeof browserAt>;
let errors: jest.Spied<typeof console.error>;

beforeAll(async () => {
  browser = browserAt(await counter.start());
});
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  counter.forget();
  visited.length = 0;
});
afterEach(async () => {
  counter.on('/api/auth/session', refused);
  await session.fetchSession();
  dropToken();
  board.clear();
  board.toasts.set([]);
  jest.restoreAllMocks();
});
afterAll(() => counter.stop());

describe('2. screens and routes', () => {
  test('a page that needs a session passes the requested path to /login', () => {
    expect(loginPathFor('/app/orderHistory')).toBe('/login?redirect=%2Fapp%2ForderHistory');
  });

  test("an unmatched path is a 404 with the message 'Page not found: {path}'", () => {
    expect(problemWithoutPage(undefined, '/pizza')).toEqual({
      status: 404,
      message: 'Page not found: /pizza',
    });
  });

  test('the status of the error page defaults to 500, its message to what the status says', () => {
    expect(problemOf({})).toEqual({ status: 500, message: 'Internal Server Error' });
    expect(problemOf({ status: 404 }).message).toBe('Page Not Found');
    expect(problemOf({ status: 502 }).message).toBe('Internal Server Error');
  });
});

describe('4. states and transitions: who is signed in', () => {
  test('loading while a session fetch runs, authenticated with session data, unauthenticated otherwise', async () => {
    counter.on('/api/auth/session', ok(lucia()));
    keepToken(aToken('lucia'));
    const states = [session.sessionState.get().status];
    const stop = session.sessionState.subscribe(() => states.push(session.sessionState.get().status));
    await session.fetchSession();
    stop();
    expect(states).toEqual(['unauthenticated', 'loading', 'authenticated']);
  });

  test('sign-in stores the token, fetches the session, then redirects', async () => {
    const token = aToken('lucia');
    counter.on('/api/auth/login', ok({ token, refreshToken: 'r' }));
    counter.on('/api/auth/session', ok(lucia()));
    await session.signIn({ email: 'lucia@bella.example', password: 'pizza' }, '/app/setup');
    expect([paths(), currentToken(), visited]).toEqual([
      ['/api/auth/login', '/api/auth/session'],
      token,
      ['/app/setup'],
    ]);
  });

  test('sign-out clears session data and tokens, then redirects', async () => {
    counter.on('/api/auth/session', ok(lucia()));
    keepToken(aToken('lucia'));
    browser.cookies.set('access', aToken('lucia'));
    await session.fetchSession();
    await session.signOut();
    expect(paths()).toContain('/api/auth/logout');
    expect([session.sessionState.get(), currentToken(), visited]).toEqual([
      { status: 'unauthenticated', data: null },
      null,
      ['/login'],
    ]);
  });

  test('a 401 on an authenticated product call signs out and moves to /login', async () => {
    keepToken(aToken('revoked'));
    counter.on('/api/order/list', refused);
    counter.on('/api/auth/refresh', refused);
    await api.get('/api/order/list');
    expect([currentToken(), visited]).toEqual([null, ['/login?redirect=%2Fapp%2ForderHistory%3Fday%3D1']]);
  });

  test('a failed session fetch clears the session and the token', async () => {
    counter.on('/api/auth/session', ok(lucia()), refused);
    keepToken(aToken('lucia'));
    await session.fetchSession();
    await session.fetchSession();
    expect([session.sessionState.get().status, currentToken()]).toEqual(['unauthenticated', null]);
  });
});

describe('4. states and transitions: shop and toasts', () => {
  test('whether the shop is open is unknown until the server has said it, and then stored', async () => {
    expect(shop.openState.get()).toBeNull();
    counter.on('/api/shop/status', { status: 200, body: { success: true, isShopOpen: false } });
    await shop.loadShopStatus();
    expect(shop.openState.get()).toBe(false);
  });

  describe('a toast', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());
    const phases = (toasts: InstanceType<typeof ToastBoard>) => toasts.toasts.get().map(({ phase }) => phase);

    test('is pending, active after the queue wait, and dismissed after its duration', () => {
      const toasts = new ToastBoard();
      toasts.show('info', 'eins', { queue: true });
      toasts.show('info', 'zwei', { queue: true });
      expect(phases(toasts)).toEqual(['active', 'pending']);
      jest.advanceTimersByTime(3_250);
      expect(phases(toasts)).toEqual(['active']);
      jest.advanceTimersByTime(3_150);
      expect(phases(toasts)).toEqual([]);
    });

    test('is dismissed on click if dismissible', () => {
      const toasts = new ToastBoard();
      toasts.click(toasts.show('info', 'eins'));
      toasts.click(toasts.show('info', 'zwei', { dismissible: false }));
      expect(phases(toasts)).toEqual(['leaving', 'active']);
    });

    test('is dismissed on a clear-all event', () => {
      const toasts = new ToastBoard();
      toasts.show('info', 'eins');
      toasts.show('info', 'zwei', { position: 'top' });
      toasts.clear();
      expect(phases(toasts)).toEqual(['leaving', 'leaving']);
    });

    test('pauses while hovered and resumes on leave', () => {
      const toasts = new ToastBoard();
      const id = toasts.show('info', 'eins');
      toasts.hover(id);
      jest.advanceTimersByTime(60_000);
      toasts.leave(id);
      jest.advanceTimersByTime(2_999);
      expect(phases(toasts)).toEqual(['active']);
      jest.advanceTimersByTime(1);
      expect(phases(toasts)).toEqual(['leaving']);
    });

    test('is gone 150 ms after its dismissal', () => {
      const toasts = new ToastBoard();
      toasts.dismiss(toasts.show('info', 'eins'));
      jest.advanceTimersByTime(149);
      expect(phases(toasts)).toEqual(['leaving']);
      jest.advanceTimersByTime(1);
      expect(phases(toasts)).toEqual([]);
    });
  });
});

describe('5. validation rules', () => {
  it.each([['text'], [{}], [{ data: { token: 7 } }], [{ data: { token: 'a' } }]])(
    'the sign-in response %j is aborted with a console error',
    async (answer) => {
      expect(await session.acceptSignIn(answer)).toBeNull();
      expect([errors.mock.calls.length, currentToken()]).toEqual([1, null]);
    },
  );

  test('the toast position is one of six', () => {
    expect(POSITIONS).toEqual(['top-right', 'top', 'top-left', 'bottom-right', 'bottom', 'bottom-left']);
  });
});

describe('6. roles and permissions', () => {
  test('authorization is a header carrying the token with an optional type prefix', () => {
    expect([authorizationOf('t', 'Bearer'), authorizationOf('t', '')]).toEqual(['Bearer t', 't']);
  });
});

describe('7. the calls it makes', () => {
  const bella = { _id: 's1', name: 'Trattoria Bella', design: { headline: 'Ciao' } };

  test('GET /api/shop/get stores its data as the shop', async () => {
    counter.on('/api/shop/get', ok(bella));
    await shop.loadShop();
    expect([counter.seen[0]?.method, shop.shopState.get()]).toEqual(['GET', bella]);
  });

  test('POST /api/shop/create stores the returned data', async () => {
    counter.on('/api/shop/create', ok({ ...bella, name: 'Neu' }));
    await shop.createShop({ name: 'Neu' });
    expect([counter.seen[0]?.body, shop.shopState.get()?.name]).toEqual([{ name: 'Neu' }, 'Neu']);
  });

  test('POST /api/shop/update replaces the stored shop', async () => {
    counter.on('/api/shop/update', ok(bella));
    await shop.updateShop({ name: 'Trattoria Bella' });
    expect(shop.shopState.get()).toEqual(bella);
  });

  test('POST /api/shop/update/design replaces the stored design only', async () => {
    counter.on('/api/shop/get', ok(bella));
    counter.on('/api/shop/update/design', ok({ headline: 'Benvenuti' }));
    await shop.loadShop();
    await shop.updateDesign({ headline: 'Benvenuti' });
    expect(shop.shopState.get()).toEqual({ ...bella, design: { headline: 'Benvenuti' } });
  });

  test('a refused change leaves the stored shop alone and goes through the shared error handler', async () => {
    counter.on('/api/shop/get', ok(bella));
    counter.on('/api/shop/update', {
      status: 412,
      body: { headline: 'Geändert', message: 'Bitte neu laden.' },
    });
    await shop.loadShop();
    await shop.updateShop({ name: 'x' });
    expect(shop.shopState.get()).toEqual(bella);
    expect(board.toasts.get().map(({ text }) => text)).toEqual(['Geändert: Bitte neu laden.']);
  });

  test('sign-in carries the credentials', async () => {
    counter.on('/api/auth/login', refused);
    await session.signIn({ email: 'lucia@bella.example', password: 'pizza' });
    expect(counter.seen[0]).toMatchObject({
      method: 'POST',
      body: { email: 'lucia@bella.example', password: 'pizza' },
    });
  });

  test('sign-out, get-session and token refresh carry the token header', async () => {
    const token = aToken('lucia', 6);
    browser.cookies.set('access', token);
    counter.on('/api/auth/refresh', { status: 503 });
    counter.on('/api/auth/session', ok(lucia()));
    await session.refreshSession();
    await session.signOut();
    const header = `Bearer ${token}`;
    const sent = Object.fromEntries(counter.seen.map(({ path, authorization }) => [path, authorization]));
    expect(sent).toEqual({
      '/api/auth/refresh': header,
      '/api/auth/session': header,
      '/api/auth/logout': header,
    });
  });

  test('all authenticated product calls carry the token', async () => {
    const token = aToken('lucia');
    keepToken(token);
    await api.get('/api/order/list');
    await api.post('/api/order/move', {});
    expect(counter.seen.map(({ authorization }) => authorization)).toEqual([
      `Bearer ${token}`,
      `Bearer ${token}`,
    ]);
  });
});

describe('8. the error catalogue', () => {
  test("a page that refuses its route is a 404 with the message 'Page Not Found: {path}'", () => {
    expect(stepFor({ status: 404 }, '/app/order/x')).toEqual({
      kind: 'refuse',
      status: 404,
      message: 'Page Not Found: /app/order/x',
    });
  });

  test("a page without a decision of the server fails with 'Unknown route middleware'", () => {
    expect(() => stepFor({ middleware: 'nobody' } as never, '/')).toThrow('Unknown route middleware');
  });

  describe('the shared API error handler', () => {
    test('logs, and answers with status, code, headline, message and the raw error', async () => {
      const said = { code: 'CLOSED', headline: 'Geschlossen', message: 'Wir öffnen um 17 Uhr.' };
      counter.on('/api/order/list', { status: 422, body: { success: false, ...said } });
      const answer = await api.get('/api/order/list');
      expect(answer).toEqual({ success: false, status: 422, ...said, error: expect.any(Error) });
      expect(errors).toHaveBeenCalledTimes(1);
    });

    test('defaults to UNKNOWN, Fehler and the message of the error', async () => {
      counter.on('/api/order/list', { status: 501 });
      expect(await api.get('/api/order/list')).toMatchObject({
        code: 'UNKNOWN',
        headline: 'Fehler',
        message: 'Der Server hat mit Status 501 geantwortet.',
      });
    });

    test('shows a toast at the top that reads headline, colon, message', async () => {
      counter.on('/api/order/list', {
        status: 422,
        body: { headline: 'Geschlossen', message: 'Bis morgen.' },
      });
      await api.get('/api/order/list');
      expect(board.toasts.get()).toMatchObject([
        { position: 'top', kind: 'error', text: 'Geschlossen: Bis morgen.' },
      ]);
    });

    test('shows nothing for a call that is marked silent', async () => {
      counter.on('/api/order/list', { status: 422 });
      await api.get('/api/order/list', { silent: true });
      expect(board.toasts.get()).toEqual([]);
    });
  });

  test('an auth request that fails is a console error, and the person is told to check the log', async () => {
    counter.on('/api/auth/login', { status: 500 });
    expect(await session.signIn({})).toMatchObject({
      success: false,
      message: expect.stringContaining('Protokoll'),
    });
    expect(errors).toHaveBeenCalledWith('Auth request /api/auth/login failed', expect.anything());
  });

  test('a page that breaks shows the error page, except for a bot, where it is only logged', () => {
    expect(brokenPageFor('Mozilla/5.0 Chrome/140.0')).toBe(ErrorView);
    expect(brokenPageFor('Mozilla/5.0 (compatible; Googlebot/2.1)')).toBe('div');
    expect(errors).toHaveBeenCalledTimes(2);
  });
});

describe('9. business constants and limits', () => {
  test('session refresh 360000 ms, reload guard 10 seconds, timer cap 2147483647 ms', () => {
    expect([SESSION_REFRESH_MS, RELOAD_GUARD_MS, LONGEST_TIMER_MS]).toEqual([360_000, 10_000, 2_147_483_647]);
  });

  test('currency EUR in de-DE with two fraction digits, dates de-DE, times 24-hour in Europe/Berlin', () => {
    expect(formatEuro(123_450)).toBe('1.234,50\u00a0€');
    expect(formatDateTime(new Date('2026-07-20T20:05:00Z'))).toBe('20.07.2026, 22:05');
  });

  test('toasts: plugin top-right and 3000 ms, app bottom and 3000 ms, queue poll 250 ms, dismissal 150 ms', () => {
    expect(PLUGIN_DEFAULTS).toMatchObject({ position: 'top-right', durationMs: 3_000 });
    expect(APP_DEFAULTS).toMatchObject({ position: 'bottom', durationMs: 3_000 });
    expect([QUEUE_POLL_MS, DISMISS_MS]).toEqual([250, 150]);
  });

  test('dark theme with primary #F68671, secondary #ACA9BB, background #242424, in Poppins', () => {
    const { colors, primaryColor, primaryShade, fontFamily } = theme.theme;
    expect(colors?.[primaryColor as 'coral']?.[primaryShade as number]).toBe('#F68671');
    expect([colors?.lilac?.[5], colors?.dark?.[7]]).toEqual(['#ACA9BB', '#242424']);
    expect(fontFamily).toMatch(/^'Poppins'/);
  });

  test('breakpoints 600, 960, 1280, 1920, 2560, and mobile below lg', () => {
    const { sm, md, lg, xl, xxl } = theme.BREAKPOINTS;
    expect([sm, md, lg, xl, xxl].map((em) => Number.parseFloat(em) * 16)).toEqual([
      600, 960, 1280, 1920, 2560,
    ]);
    expect(theme.MOBILE).toBe('(max-width: 79.9375em)');
  });
});

/** What the boundary puts in the place of a page that threw. */
function brokenPageFor(userAgent: string): unknown {
  Object.defineProperty(globalThis, 'navigator', { value: { userAgent }, configurable: true });
  const boundary = new ErrorBoundary({ path: '/', signedIn: false, children: 'Seite' });
  expect(boundary.render()).toBe('Seite');
  boundary.componentDidCatch(new Error('kaputt'));
  boundary.state = ErrorBoundary.getDerivedStateFromError();
  const shown = boundary.render() as ReactElement<{ children?: ReactElement }>;
  return isValidElement(shown.props.children) ? shown.props.children.type : shown.type;
}
