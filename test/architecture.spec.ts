import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { declaredJobs } from '../src/platform/queue/job.js';
import { Queue } from '../src/platform/queue/queue.js';
import { handlerProblems } from '../src/platform/queue/queue.rules.js';
import { aUser, JONAS } from './factories/people.js';
import { aShop, signedIn } from './factories/shops.js';
import { type RunningApp, startApp } from './support/app.js';
import type { Browser } from './support/browser.js';
import { type Route, routesOf } from './support/routes.js';

/** Who may come in without a sign-in, and why. A route that is not here answers 401, a page leads to /login. */
const PUBLIC: Record<string, string> = {
  'GET /': 'the home page',
  'GET /login': 'where people sign in',
  'GET /register': 'where people make an account',
  'GET /resetPassword': 'for people who cannot sign in',
  'GET /confirmMail': 'opened from a mailbox, on any device',
  'GET /invitation': 'opened from a mailbox by somebody without an account',
  'GET /fahrt': 'the token of the tour is the key',
  'POST /api/drive/stop': 'the token of the tour is the key',
  'GET /pricing': 'public site',
  'GET /alternative-zu-lieferando': 'public site',
  'GET /online-shop-restaurant-software': 'public site',
  'GET /imprint': 'the law wants it open',
  'GET /privacy': 'the law wants it open',
  'GET /agb': 'read before an account is made',
  'GET /kontakt': 'public site',
  'POST /api/site/contact': 'the form of /kontakt',
  'POST /api/auth/login': 'signs in',
  'POST /api/auth/register': 'makes an account',
  'POST /api/auth/refresh': 'the refresh token is the key',
  'POST /api/auth/logout': 'must work with an access token that has ended',
  'POST /api/auth/reset/request': 'for people who cannot sign in',
  'POST /api/auth/reset/confirm': 'the token of the mail is the key',
  'POST /api/user/mail/confirm': 'the token of the mail is the key',
  'POST /api/invitation/register': 'the token of the mail is the key',
  'GET /print/cloudprnt/cloudprnt-setting.json': 'printers ask before they know anything',
  'GET /print/cloudprnt/:secret/cloudprnt-setting.json': 'printers ask before they know anything',
  'POST /print/cloudprnt/:secret': 'the address is the key of the printer',
  'GET /print/cloudprnt/:secret': 'the address is the key of the printer',
  'DELETE /print/cloudprnt/:secret': 'the address is the key of the printer',
  'POST /print/epson/:secret': 'the address is the key of the printer',
  'POST /print/agent/:secret': 'the address is the key of the printer',
  'GET /print/agent/:secret/:token': 'the address is the key of the printer',
  'POST /print/agent/:secret/:token': 'the address is the key of the printer',
  'OPTIONS /api/storefront/:slug/*': 'what a browser asks before it posts from another site',
  'GET /api/pos/events': 'the key of the till opens it',
  'GET /api/pos/orders': 'the key of the till opens it',
  'GET /media/:shopId/:file': 'the pictures of a shop are on its pages',
  'GET /api/storefront/:slug/menu': 'guests',
  'GET /api/storefront/:slug/prices': 'guests',
  'GET /api/storefront/:slug/status': 'guests',
  'GET /api/storefront/:slug/slots': 'guests',
  'POST /api/storefront/:slug/address': 'guests',
  'POST /api/storefront/:slug/quote': 'guests',
  'POST /api/storefront/:slug/order': 'guests',
  'GET /api/storefront/:slug/order/:token': 'the token of the order is the key',
  'GET /api/storefront/:slug/order/:token/live': 'the token of the order is the key',
  'POST /api/storefront/:slug/order/:token/cancel': 'the token of the order is the key',
  'POST /api/storefront/:slug/order/:token/receipt': 'the token of the order is the key',
  'POST /api/storefront/:slug/order/:token/export': 'the token of the order is the key',
  'POST /api/storefront/:slug/order/:token/pay': 'the token of the order is the key',
  'POST /api/storefront/:slug/order/:token/paid': 'the token of the order is the key',
  'GET /.well-known/apple-developer-merchantid-domain-association': 'Apple looks for it on every host',
  'POST /hooks/:service/:secret': 'the address and the signature are the keys of the payment service',
  'POST /api/storefront/:slug/order/:token/erase': 'the token of the order is the key',
  'POST /api/storefront/:slug/voucher/buy': 'guests',
  'POST /api/storefront/:slug/voucher/withdraw': 'the law wants it open',
  'GET /api/storefront/:slug/voucher/:token': 'the token of the purchase is the key',
  'GET /api/storefront/:slug/voucher/:token/pdf': 'the token of the purchase is the key',
  'POST /api/storefront/:slug/voucher/:token/pay': 'the token of the purchase is the key',
  'POST /api/storefront/:slug/voucher/:token/paid': 'the token of the purchase is the key',
  'POST /hooks/platform/:service': 'a hint of a payment service: what it says is read there',
  'GET /api/domain/served': 'asked by the proxy that fetches certificates; tells no more than the DNS',
  'GET /s/:slug': 'guests',
  'GET /s/:slug/app.webmanifest': 'guests',
  'GET /s/:slug/icon.svg': 'guests',
  'GET /s/:slug/sw.js': 'guests',
  'GET /s/:slug/karte/:anchor': 'guests',
  'GET /s/:slug/kasse': 'guests',
  'GET /s/:slug/qr/:key': 'guests scan it',
  'GET /s/:slug/impressum': 'the law wants it open',
  'GET /s/:slug/datenschutz': 'the law wants it open',
  'GET /s/:slug/agb': 'read before an order is placed',
  'GET /s/:slug/widerruf': 'read before an order is placed',
  'GET /s/:slug/barrierefreiheit': 'read by whoever cannot use the shop as it is',
  'GET /s/:slug/gutschein': 'guests',
  'GET /s/:slug/gutschein/:token': 'the token of the purchase is the key',
  'GET /s/:slug/tisch/:code': 'the code on the table is the key',
  'GET /s/:slug/tisch/:code/zahlen': 'the code on the table is the key',
  'GET /s/:slug/tisch/beleg/:id/:key': 'the key in the address is known to whoever paid that round',
  'GET /s/:slug/tisch/beleg/:id/:key/pdf': 'the key in the address is known to whoever paid that round',
  'POST /api/storefront/:slug/table/:code/join': 'the code on the table is the key',
  'POST /api/storefront/:slug/table/:code/call': 'the secret of who sits there is the key',
  'GET /api/storefront/:slug/table/:code/:guest': 'the secret of who sits there is the key',
  'GET /api/storefront/:slug/table/:code/:guest/here': 'the secret of who sits there is the key',
  'GET /api/storefront/:slug/table/:code/:guest/live': 'the secret of who sits there is the key',
  'GET /api/storefront/:slug/table/:code/:guest/round/:order': 'the secret of who sits there is the key',
  'POST /api/storefront/:slug/table/:code/:guest/round/:order/pay': 'the secret of who sits there is the key',
  'POST /api/storefront/:slug/table/:code/:guest/round/:order/paid':
    'the secret of who sits there is the key',
  'POST /api/storefront/:slug/table/:code/:guest/round/:order/release':
    'the secret of who sits there is the key',
  'GET /s/:slug/bestellung/:token': 'the token of the order is the key',
  'GET /s/:slug/bestellung/:token/beleg': 'the token of the order is the key',
  'GET /s/:slug/bestellung/:token/beleg.pdf': 'the token of the order is the key',
  'GET /s/:slug/bestellung/:token/daten': 'the token of the order is the key',
  'GET /api/docs': 'for people who write programs; names calls, never data',
  'GET /api/docs/openapi.json': 'for people who write programs; names calls, never data',
  'GET /healthz': 'asked by whoever watches the process; says nothing',
  'GET /readyz': 'asked by whoever watches the process; says nothing',
  'GET /metrics': 'decides by itself: this machine or the token of METRICS_TOKEN',
};

/** What somebody on the staff reaches besides orders and printers: their own account, and reading what every page shows. */
const STAFF: Record<string, string> = {
  'GET /api/auth/session': 'own account',
  'GET /app/settings/user': 'own account',
  'GET /app/settings/security': 'own account',
  'GET /app/switchUser': 'own account',
  'POST /api/user/rename': 'own account',
  'POST /api/user/mail': 'own account',
  'POST /api/user/mail/resend': 'own account',
  'POST /api/user/prove': 'own account',
  'POST /api/user/password': 'own account',
  'POST /api/user/pin': 'own account',
  'POST /api/user/switch': 'own account',
  'POST /api/user/delete': 'own account',
  'POST /api/user/devices/signOut': 'own account',
  'POST /api/user/devices/signOutOthers': 'own account',
  'POST /api/user/totp/prepare': 'own account',
  'POST /api/user/totp/turnOn': 'own account',
  'POST /api/user/totp/turnOff': 'own account',
  'POST /api/invitation/join': 'own account: the refusal says that one person works in one restaurant',
  'POST /api/shop/create': 'own account: the refusal says that the restaurant exists already',
  'GET /api/shop/get': 'the name in the frame of every page',
  'GET /api/shop/status': 'open or closed in the frame of every page',
  'GET /api/live': 'orders and printers, as they happen',
  'GET /app/dashboard': 'orders',
  'GET /api/order/board': 'orders',
  'GET /api/order/waiting': 'orders',
  'GET /api/order/finished': 'orders',
  'GET /api/order/find': 'orders',
  'POST /api/order/move': 'orders',
  'POST /api/order/undo': 'orders',
  'POST /api/order/recall': 'orders',
  'POST /api/order/promise': 'orders',
  'POST /api/order/seen': 'orders',
  'GET /app/products': 'what is sold out, and nothing else of a dish',
  'GET /api/product/list': 'what is sold out, and nothing else of a dish',
  'GET /app/orderHistory': 'orders of the running day',
  'GET /api/orderHistory/list': 'orders of the running day',
  'GET /api/orderHistory/order': 'orders of the running day',
  'GET /app/vouchers': 'vouchers: to read, when a guest asks',
  'GET /app/vouchers/voucher': 'vouchers: to read, when a guest asks',
  'GET /app/phoneOrder': 'orders',
  'POST /api/phoneOrder/caller': 'orders',
  'GET /api/phoneOrder/slots': 'orders',
  'POST /api/phoneOrder/quote': 'orders',
  'POST /api/phoneOrder/place': 'orders',
  'GET /app/tables': 'tables',
  'GET /api/table/floor': 'tables',
  'POST /api/table/seat': 'tables',
  'POST /api/table/answer': 'tables',
  'POST /api/table/move': 'tables',
  'POST /api/table/merge': 'tables',
  'POST /api/table/close': 'tables: what was cooked only leaders take back',
  'GET /app/drivers': 'orders: who drives them',
  'GET /api/driver/road': 'orders: who drives them',
  'POST /api/driver/add': 'orders: who drives them',
  'POST /api/driver/remove': 'orders: who drives them',
  'POST /api/driver/send': 'orders: who drives them',
  'POST /api/driver/link': 'orders: who drives them',
  'POST /api/driver/end': 'orders: who drives them',
  'POST /api/orderMail/resend': 'orders of today',
  'POST /api/order/change': 'orders: before they are accepted, and what nobody may be handed out',
  'POST /api/desk/here': 'orders: somebody could hear one',
  'GET /app/kitchen': 'orders',
  'GET /api/kitchen/state': 'orders',
  'GET /api/kitchen/done': 'orders',
  'POST /api/kitchen/bump': 'orders',
  'POST /api/kitchen/recall': 'orders',
  'GET /api/push/key': 'orders: calls this device',
  'POST /api/push/add': 'orders: calls this device',
  'POST /api/push/remove': 'orders: calls this device no more',
  'GET /api/desk/state': 'orders',
  'GET /api/desk/dishes': 'orders',
  'POST /api/desk/print': 'printers',
  'POST /api/shop/pause': 'orders: the kitchen is full',
  'POST /api/shop/resume': 'orders: it goes on',
  'POST /api/product/soldOut': 'orders: what is gone is not ordered',
  'GET /app/printerQueue': 'printers',
  'GET /app/printStation': 'printers',
  'POST /api/printStation/claim': 'printers',
  'POST /api/printStation/confirm': 'printers',
  'GET /api/printer/list': 'printers',
  'POST /api/printer/test': 'printers',
  'GET /api/print/list': 'printers',
  'GET /api/print/paper': 'printers',
  'GET /api/print/picture': 'printers',
  'POST /api/print/reprint': 'printers',
  'POST /api/print/cancel': 'printers',
  'POST /api/print/move': 'printers',
  'GET /api/paper/alarms': 'printers',
  'POST /api/paper/seen': 'printers',
  'POST /api/payment/retry': 'a payment that came to nothing stands on the card of an order',
  'POST /api/payment/atDoor': 'a payment that came to nothing stands on the card of an order',
  'GET /api/printer/diagnosis': 'printers',
};

type Guard = 'open' | 'guest only' | 'signed in';
type LayoutName = 'default' | 'admin' | 'adminWhenSignedIn';

/** Section 2 of the specification. Where it shows no rule for a settings page, the page is guarded like the rest. */
const SCREENS: [string, LayoutName, Guard][] = [
  ['/', 'default', 'open'],
  ['/login', 'default', 'guest only'],
  ['/register', 'default', 'guest only'],
  ['/resetPassword', 'default', 'open'],
  ['/imprint', 'default', 'open'],
  ['/privacy', 'default', 'open'],
  ['/agb', 'default', 'open'],
  ['/alternative-zu-lieferando', 'default', 'open'],
  ['/online-shop-restaurant-software', 'default', 'open'],
  ['/pricing', 'default', 'open'],
  ['/kontakt', 'adminWhenSignedIn', 'open'],
  ['/app/admin/paypal', 'admin', 'signed in'],
  ['/app/settings/pos', 'admin', 'signed in'],
  ['/app/settings/design', 'admin', 'signed in'],
  ['/app/settings/imprint', 'admin', 'signed in'],
  ['/app/settings/payment', 'admin', 'signed in'],
  ['/app/settings/subscription', 'admin', 'signed in'],
  ['/app/setup', 'admin', 'signed in'],
  ['/app/qrcode', 'admin', 'signed in'],
  ['/app/checkout', 'admin', 'signed in'],
  ['/app/allergens', 'admin', 'signed in'],
  ['/app/dashboard', 'admin', 'signed in'],
  ['/app/orderHistory', 'admin', 'signed in'],
  ['/app/content/media', 'admin', 'signed in'],
  ['/app/content/social-media', 'admin', 'signed in'],
  ['/app/content/menu-generator', 'admin', 'signed in'],
  ['/app/settings/user', 'admin', 'signed in'],
  ['/app/settings/restaurant', 'admin', 'signed in'],
  ['/app/settings/agbSettings', 'admin', 'signed in'],
  ['/app/settings/imprintAndPrivacy', 'admin', 'signed in'],
  ['/app/products', 'admin', 'signed in'],
  ['/app/products/categories', 'admin', 'signed in'],
  ['/app/discounts/codes', 'admin', 'signed in'],
  ['/app/discounts/campaigns', 'admin', 'signed in'],
  ['/app/tableManagement', 'admin', 'signed in'],
  ['/app/ingredients', 'admin', 'signed in'],
  ['/app/ingredients/categories', 'admin', 'signed in'],
  ['/app/printerQueue', 'admin', 'signed in'],
];

let running: RunningApp;
let routes: Route[];

beforeAll(async () => {
  running = await startApp();
  routes = routesOf(running.app);
}, 60_000);
afterAll(() => running.close());

interface Seen {
  status: number;
  location: string | null;
  code: string | undefined;
}

/** Only how the answer begins: an event stream has no end. */
async function callRoute({ method, path: route }: Route, spelled = (url: string) => url, token?: string) {
  const url = running.url + spelled(route.replace(/:\w+/g, 'unbekannt').replace('*', 'unbekannt'));
  const gone = new AbortController();
  const headers = {
    origin: running.url,
    ...(method === 'POST' && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}`, cookie: `access=${token}` }),
  };
  const body = method === 'POST' ? '{}' : undefined;
  const answer = await fetch(url, { method, headers, body, redirect: 'manual', signal: gone.signal });
  const streams = answer.headers.get('content-type')?.startsWith('text/event-stream');
  const text = streams ? '' : await answer.text();
  gone.abort();
  const code = /"code":"(\w+)"/.exec(text)?.[1];
  return { status: answer.status, location: answer.headers.get('location'), code } satisfies Seen;
}

/** Answers of all these routes that are not as they should be; one line each, so that a failure names them all. */
async function wrongAmong(
  asked: Route[],
  ask: (route: Route) => Promise<Seen>,
  right: (seen: Seen) => boolean,
) {
  const wrong: string[] = [];
  for (const route of asked) {
    const seen = await ask(route);
    if (!right(seen)) wrong.push(`${route.name} -> ${JSON.stringify(seen)}`);
  }
  return wrong;
}

describe('who comes in', () => {
  const closed = () => routes.filter(({ isPublic }) => !isPublic);
  const calls = () => closed().filter(({ path }) => !path.startsWith('/app/'));
  const pages = () => closed().filter(({ path }) => path.startsWith('/app/'));
  const encoded = (url: string) => url.replace('/api/', '/%61pi/').replace('/app/', '/%61pp/');

  it('is public by name, with a reason', () => {
    expect(names(routes.filter(({ isPublic }) => isPublic))).toEqual(Object.keys(PUBLIC).sort());
  });

  it.each([
    ['as it is written', (url: string) => url],
    ['with a letter encoded', encoded],
    ['with a query that looks like a file', (url: string) => `${url}?x=/favicon.ico`],
  ])('needs a sign-in for every other call, %s', async (_, spelled) => {
    expect(calls().length).toBeGreaterThan(30);
    const isRefused = ({ status, code }: Seen) => status === 401 && code === 'UNAUTHORIZED';
    expect(await wrongAmong(calls(), (route) => callRoute(route, spelled), isRefused)).toEqual([]);
  });

  it.each([
    ['as it is written', (url: string) => url],
    ['with a letter encoded', encoded],
  ])('is led to /login from every other page, %s', async (_, spelled) => {
    expect(pages().length).toBeGreaterThan(4);
    const isLed = ({ status, location }: Seen) =>
      status === 302 && location?.startsWith('/login?redirect=%2F') === true;
    expect(await wrongAmong(pages(), (route) => callRoute(route, spelled), isLed)).toEqual([]);
  });

  it('needs the sign-in for HEAD as for GET', async () => {
    const reads = closed().filter(({ method }) => method === 'GET');
    const isRefused = ({ status }: Seen) => status === 401 || status === 302;
    expect(await wrongAmong(reads, (route) => callRoute({ ...route, method: 'HEAD' }), isRefused)).toEqual(
      [],
    );
  });

  it('takes no token that somebody made up', async () => {
    const claims = {
      sub: 'x',
      sid: 'x',
      shop: 'x',
      role: 'owner',
      name: 'x',
      email: 'x',
      exp: 4_000_000_000,
    };
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const unsigned = `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
    const isRefused = ({ status }: Seen) => status === 401 || status === 302;
    const ask = (route: Route) => callRoute(route, (url) => url, unsigned);
    expect(await wrongAmong(closed(), ask, isRefused)).toEqual([]);
  });

  it('knows every route of the server: nothing answers beside the controllers but built files', () => {
    const known = new Set(routes.map(({ path: route }) => route));
    const files = ['dist/client'];
    // Those with a hash in the name share a route, which knows them by name.
    const isFile = (route: string) =>
      ['/assets/*', '/storefront/*'].includes(route) ||
      files.some((folder) => existsSync(path.join(folder, route)));
    const served = servedPaths(
      running.app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false }),
    );
    expect(served.length).toBeGreaterThan(routes.length / 2);
    expect(served.filter((route) => !known.has(route) && !isFile(route))).toEqual([]);
  });
});

describe('what the staff may do', () => {
  let jonas: Browser;

  beforeAll(async () => {
    const shop = await aShop(running);
    await aUser(running, JONAS, { shopId: shop.id, role: 'staff' });
    jonas = await signedIn(running, JONAS);
  });

  it('is orders and printers, and their own account', async () => {
    const reached: string[] = [];
    for (const route of routes.filter(({ isPublic }) => !isPublic)) {
      if (!jonas.token) await jonas.signIn(JONAS);
      const { status } = await callRoute(route, (url) => url, jonas.token ?? '');
      // A frame that is no page of its own is simply not there for them.
      const isShut = status === 403 || (status === 404 && !route.isPage && route.path.startsWith('/app/'));
      if (!isShut) reached.push(route.name);
    }
    expect(reached.sort()).toEqual(Object.keys(STAFF).sort());
  }, 90_000);
});

describe('the screens', () => {
  const built = () => routes.filter(({ isPage }) => isPage);

  it('stand in folders spelled as their address, both ways', () => {
    const folders = readdirSync('views/pages', { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === '+Page.tsx' && !file.startsWith('_error'))
      .map((file) => `/${path.dirname(file)}`.replace(/^\/index$/, '/').replace(/\/@/g, '/:'));
    expect(folders.sort()).toEqual(
      built()
        .map(({ path: route }) => route)
        .sort(),
    );
  });

  it('of the specification are all built', () => {
    const there = new Set(built().map(({ path: route }) => route));
    expect(SCREENS.map(([screen]) => screen).filter((screen) => !there.has(screen))).toEqual([]);
  });

  it.each(SCREENS)('%s has the layout "%s" and is %s', async (screen, layout, guard) => {
    const route = built().find(({ path: own }) => own === screen);
    expect([layoutAt(screen), guardOf(route)]).toEqual([layout, guard]);
  });

  it('beyond the specification in the back office wear its frame and its guard', async () => {
    const own = built().filter(({ path: route }) => route.startsWith('/app/'));
    for (const route of own) {
      expect([route.path, layoutAt(route.path), guardOf(route)]).toEqual([route.path, 'admin', 'signed in']);
    }
  });
});

describe('the work in the background', () => {
  it('has one handler for each kind of job', () => {
    const { handlers } = running.app.get(Queue) as unknown as { handlers: Map<string, unknown[]> };
    expect(declaredJobs().length).toBeGreaterThanOrEqual(4);
    expect(handlerProblems(declaredJobs(), handlers)).toEqual([]);
  });
});

const names = (some: Route[]): string[] => some.map(({ name }) => name).sort();

const guardOf = (route?: Route): Guard =>
  route?.guestOnly ? 'guest only' : route?.isPublic ? 'open' : 'signed in';

/** The nearest +Layout.ts on the way up hands on a frame of views/layouts. */
function layoutAt(screen: string): string {
  const parts = screen === '/' ? ['index'] : screen.slice(1).split('/');
  const folders = parts.map((_, depth) => path.join('views/pages', ...parts.slice(0, parts.length - depth)));
  const files = [...folders, 'views/pages', 'views'].map((folder) => path.join(folder, '+Layout.ts'));
  const nearest = files.find((file) => existsSync(file)) ?? '';
  const [, name = ''] = /layouts\/(\w+)Layout'/.exec(readFileSync(nearest, 'utf8')) ?? [];
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Fastify prints its routes as a tree, four characters a level. */
function servedPaths(tree: string): string[] {
  const trail: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const at = line.indexOf('── ');
    if (at < 0) return [];
    const [, piece = '', methods] = /── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    trail.splice((at - 1) / 4, Number.POSITIVE_INFINITY, piece);
    return methods && methods !== 'OPTIONS' ? [trail.join('').replace(/^\/\//, '/')] : [];
  });
}
