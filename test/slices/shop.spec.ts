import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Audit } from '../../src/platform/audit/audit.service.js';
import { ShopService } from '../../src/shop/restaurant/shop.service.js';
import type { ShopView } from '../../src/shop/restaurant/shop.view.js';
import { ShopSecrets } from '../../src/shop/restaurant/shop-secrets.js';
import { aUser, JONAS, LUCIA, YUSUF } from '../factories/people.js';
import { aShop, daily, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import type { Browser } from '../support/browser.js';

let running: RunningApp;

beforeAll(async () => {
  running = await startApp();
});
afterAll(() => running.close());

const service = <T>(type: abstract new (...args: never[]) => T): T =>
  running.app.get(type, { strict: false });

describe('founding a restaurant', () => {
  let yusuf: Browser;

  beforeAll(async () => {
    await aUser(running, YUSUF);
    yusuf = await signedIn(running, YUSUF);
  });

  it('starts from nothing', async () => {
    expect((await yusuf.get('/api/shop/get')).body).toEqual({ success: true, data: null });
    expect((await yusuf.get('/api/shop/status')).body).toEqual({ success: true, isShopOpen: false });
  });

  it('refuses what needs a shop', async () => {
    const { status, body } = await yusuf.post('/api/shop/update', { name: 'x' });
    expect([status, body.code]).toEqual([400, 'NO_SHOP']);
  });

  it.each([[{}], [{ name: '   ' }], [{ name: 7 }], [{ name: { $ne: 1 } }], [{ name: null }]])(
    'wants a name, not %p',
    async (input) => {
      const { status, body } = await yusuf.post('/api/shop/create', input);
      expect(status).toBe(400);
      expect(body.fields?.name).toMatch(/^Bitte .*\.$/);
    },
  );

  it('gives it all the defaults', async () => {
    const { status, body } = await yusuf.post<ShopView>('/api/shop/create', { name: ' Imbiß\u0000 Nord ' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      _id: expect.any(String),
      name: 'Imbiß Nord',
      slug: 'imbiss-nord',
      version: 1,
      settings: {
        shopEnabled: false,
        preorder: false,
        menuOnly: false,
        deliveryAreas: [],
        deliveryAreaRules: [],
        shopStartDay: null,
        shopCloseDay: null,
        shopEmails: [],
        printerType: 'Cloud',
        printerIP: '',
        printerTopic: '',
      },
      ftp: {
        host: '',
        port: 21,
        username: '',
        directory: '',
        passwordSet: false,
        protocol: 'ftp',
        fingerprint: '',
        address: '',
        auto: false,
      },
      paypal: { public_key: '', connected: false },
      stripe: { public_key: '', connected: false },
      design: {
        headline: 'Willkommen in unserem neuen Shop!',
        titleImage: '/placeholders/title-image.svg',
        logo: '/placeholders/logo.svg',
        colors: {
          primaryColor: '#83296C',
          secondaryColor: '#DF9ACE',
          accentColor: '#F2D4EA',
          lightTextColor: '#FFFFFF',
          darkTextColor: '#000000',
        },
      },
      subscription: { level: 1 },
    });
    expect(Object.keys(body.data.settings.shopTimes)).toHaveLength(7);
  });

  it('is found with the token from before', async () => {
    const { body } = await yusuf.get<ShopView>('/api/shop/get');
    expect(body.data.name).toBe('Imbiß Nord');
  });

  it('happens once', async () => {
    const { status, body } = await yusuf.post('/api/shop/create', { name: 'Imbiss Süd' });
    expect([status, body.code]).toEqual([409, 'SHOP_EXISTS']);
  });

  it('happens once even when the button is pressed ten times at once', async () => {
    const owner = await aUser(running, { email: 'eilig@example.org', password: 'ein gutes Passwort' });
    const browser = await signedIn(running, { ...owner, password: 'ein gutes Passwort' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => browser.post<ShopView>('/api/shop/create', { name: 'Schnell' })),
    );
    const founded = answers.filter(({ status }) => status === 201);
    expect(new Set(founded.map(({ body }) => body.data._id)).size).toBe(1);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  });

  it('gives each restaurant of the same name an address of its own', async () => {
    const people = await Promise.all([1, 2, 3].map(() => aUser(running)));
    const browsers = await Promise.all(
      people.map((person) => signedIn(running, { ...person, password: 'ein gutes Passwort' })),
    );
    const answers = await Promise.all(
      browsers.map((browser) => browser.post<ShopView>('/api/shop/create', { name: 'Zur Post' })),
    );
    expect(answers.map(({ body }) => body.data.slug).sort()).toEqual([
      'zur-post',
      'zur-post-2',
      'zur-post-3',
    ]);
  });
});

describe('changing a restaurant', () => {
  let lucia: Browser;
  let shopId: string;

  beforeAll(async () => {
    shopId = (await aShop(running)).id;
    lucia = await signedIn(running, LUCIA);
  });

  const update = (fields: object) => lucia.post<ShopView>('/api/shop/update', fields);

  it('changes what is named and leaves the rest', async () => {
    const { status, body } = await update({
      address: { city: 'Potsdam' },
      socials: { instagram: 'instagram.com/bella' },
    });
    expect(status).toBe(200);
    expect(body.data.address).toMatchObject({ street: 'Lindenstraße 12', city: 'Potsdam' });
    expect(body.data.socials.instagram).toBe('https://instagram.com/bella');
  });

  it('refuses to undo what somebody else has just saved', async () => {
    const { version } = (await lucia.get<ShopView>('/api/shop/get')).body.data;
    const [first, second] = await Promise.all([
      update({ version, companyName: 'Bella GmbH' }),
      update({ version, companyName: 'Bella UG' }),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 412]);
    const [kept, refused] = first.status === 200 ? [first, second] : [second, first];
    expect(refused.body).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      data: { current: { companyName: kept.body.data.companyName, version: version + 1 } },
    });
  });

  it('keeps each order address once', async () => {
    const shopEmails = ['Kueche@bella.example', 'kueche@BELLA.example', 'chef@bella.example'];
    const { body } = await update({ settings: { shopEmails } });
    expect(body.data.settings.shopEmails).toEqual(['Kueche@bella.example', 'chef@bella.example']);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ address: 'Berlin' }, 'address'],
    [{ address: { postalCode: '1234' } }, 'address.postalCode'],
    [{ address: { street: null } }, 'address.street'],
    [{ contact: { email: 'bella' } }, 'contact.email'],
    [{ contact: { phone: '12345' } }, 'contact.phone'],
    [{ contact: { website: 'javascript:alert(1)' } }, 'contact.website'],
    [{ settings: { shopEnabled: 'yes' } }, 'settings.shopEnabled'],
    [{ settings: { shopEmails: ['a@b.de', 'nobody'] } }, 'settings.shopEmails'],
    [{ settings: { shopStartDay: '2026-02-30' } }, 'settings.shopStartDay'],
    [{ settings: { deliveryTime: { from: 50, to: 30 } } }, 'settings.deliveryTime.to'],
    [{ settings: { printerType: 'Fax' } }, 'settings.printerType'],
    [
      { settings: { shopTimes: { monday: { closed: false, ranges: [{ from: '25:00', to: '26:00' }] } } } },
      'settings.shopTimes.monday.ranges.0.from',
    ],
    [
      {
        settings: {
          shopTimes: {
            friday: {
              closed: false,
              ranges: [
                { from: '11:00', to: '15:00' },
                { from: '14:00', to: '22:00' },
              ],
            },
          },
        },
      },
      'settings.shopTimes.friday.ranges.1',
    ],
    [{ settings: { deliveryAreas: [{ id: 'a' }] } }, 'settings.deliveryAreas.0.name'],
    [
      { settings: { deliveryAreas: [{ id: 'a', times: { monday: { closed: true, ranges: [] } } }] } },
      'settings.deliveryAreas.0.times.tuesday',
    ],
    [{ settings: { deliveryAreas: [[]] } }, 'settings.deliveryAreas'],
    [{ settings: { shopTimes: { monday: [] } } }, 'settings.shopTimes.monday'],
    [{ settings: { shopTimes: { monday: { closed: false, ranges: [] } } } }, 'settings.shopTimes.monday'],
    [{ settings: [] }, 'settings'],
    [{ address: [] }, 'address'],
    [{ address: null }, 'address'],
    [{ design: { colors: [] } }, 'design.colors'],
    [{ ftp: { port: 70_000 } }, 'ftp.port'],
    [{ ftp: { host: 'ftp://x y' } }, 'ftp.host'],
    [{ design: { colors: { primaryColor: 'red' } } }, 'design.colors.primaryColor'],
    [{ design: { logo: 'https://elsewhere.example/logo.png' } }, 'design.logo'],
    [{ design: { logo: '//elsewhere.example/logo.png' } }, 'design.logo'],
    [{ design: { titleImage: '/media/../secrets' } }, 'design.titleImage'],
  ])('answers %j with a sentence beside %s', async (fields, place) => {
    const { status, body } = await update(fields);
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
    expect(body.fields?.[place]).toMatch(/[a-zäöü].*[.]$/);
  });

  it('does not let anybody book a plan, add people or move in by update', async () => {
    const before = (await lucia.get<ShopView>('/api/shop/get')).body.data;
    await update({
      subscription: { level: 3 },
      users: ['me'],
      slug: 'other',
      _id: 'other',
      legal: { imprintVersion: 9 },
    });
    const { data } = (await lucia.get<ShopView>('/api/shop/get')).body;
    expect(data).toMatchObject({
      subscription: before.subscription,
      users: before.users,
      slug: before.slug,
      _id: before._id,
    });
    expect((await service(ShopService).get(shopId)).legal.imprintVersion).toBeNull();
  });

  it('takes back a whole shop as it was handed out', async () => {
    const { data } = (await lucia.get<ShopView>('/api/shop/get')).body;
    const { status, body } = await update(data);
    expect(status).toBe(200);
    expect({ ...body.data, version: 0 }).toEqual({ ...data, version: 0 });
  });

  it('remembers who changed what, before and after', async () => {
    await update({ companyName: 'Bella OHG' });
    running.clock.advance({ seconds: 1 });
    await update({ companyName: 'Bella KG', ftp: { password: 'geheim' } });
    const [entry] = await service(Audit).list(shopId, 'shop', 1);
    expect(entry).toMatchObject({ action: 'update', userId: expect.any(String) });
    expect(JSON.stringify(entry)).toContain('Bella OHG');
    expect(JSON.stringify(entry)).toContain('Bella KG');
    expect(JSON.stringify(entry)).not.toContain('geheim');
  });
});

describe('secrets of a restaurant', () => {
  let lucia: Browser;
  let shopId: string;

  beforeEach(async () => {
    const person = { ...LUCIA, email: `lucia${Math.random()}@example.org` };
    shopId = (await aShop(running, { name: `Bella ${Math.random()}` }, person)).id;
    lucia = await signedIn(running, person);
  });

  const store = (fields: object) => lucia.post<ShopView>('/api/shop/update', fields);
  const opened = async (field: 'ftp.password' | 'paypal.secret_key' | 'stripe.secret_key') =>
    service(ShopSecrets).open(await service(ShopService).get(shopId), field);

  it('go in, are sealed, and never come out again', async () => {
    const { text, body } = await store({
      ftp: { password: 'ftp-Geheim ' },
      paypal: { public_key: 'pk', secret_key: 'pp-Geheim' },
      stripe: { secret_key: 'st-Geheim' },
    });
    expect(body.data).toMatchObject({
      ftp: { passwordSet: true },
      paypal: { public_key: 'pk', connected: true },
      stripe: { connected: true },
    });
    expect(text + (await lucia.get('/api/shop/get')).text).not.toMatch(/Geheim|_iv|test:/);

    const stored = JSON.stringify(await service(ShopService).get(shopId));
    expect(stored).not.toContain('Geheim');
    expect(await opened('ftp.password')).toBe('ftp-Geheim ');
    expect(await opened('paypal.secret_key')).toBe('pp-Geheim');
    expect(await opened('stripe.secret_key')).toBe('st-Geheim');
  });

  it('of the payment services are for owners to change', async () => {
    const person = { ...JONAS, email: `jonas${Math.random()}@example.org` };
    await aUser(running, person, { shopId, role: 'manager' });
    const jonas = await signedIn(running, person);
    const stripe = { public_key: 'pk_test_other' };
    expect((await jonas.post('/api/shop/update', { stripe })).status).toBe(403);
    expect((await store({ stripe })).status).toBe(200);
  });

  it('stay when they are left out or left empty, and go with null', async () => {
    await store({ ftp: { host: 'ftp.bella.example', password: 'alt' } });
    await store({ ftp: { username: 'bella' } });
    await store({ ftp: { password: '' } });
    expect(await opened('ftp.password')).toBe('alt');

    const { body } = await store({ ftp: { password: null } });
    expect(body.data.ftp.passwordSet).toBe(false);
    expect(await opened('ftp.password')).toBeNull();
  });

  it('cannot be moved to another field', async () => {
    await store({ stripe: { secret_key: 'sk_live_1' } });
    const shop = await service(ShopService).get(shopId);
    const forged = { ...shop, paypal: shop.stripe };
    expect(() => service(ShopSecrets).open(forged, 'paypal.secret_key')).toThrow();
  });
});

describe('the design', () => {
  it('is replaced field by field and answered as a whole', async () => {
    const person = { ...LUCIA, email: 'design@example.org' };
    await aShop(running, { name: 'Bella Design' }, person);
    const lucia = await signedIn(running, person);
    const { status, body } = await lucia.post('/api/shop/update/design', {
      headline: 'Ciao!',
      colors: { primaryColor: '#112233' },
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      headline: 'Ciao!',
      logo: '/placeholders/logo.svg',
      colors: { primaryColor: '#112233', secondaryColor: '#DF9ACE' },
    });
  });
});

describe('who may', () => {
  it('lets staff see the shop but not change it', async () => {
    const shop = await aShop(running, { name: 'Bella Team' }, { ...LUCIA, email: 'team@example.org' });
    await aUser(running, JONAS, { shopId: shop.id, role: 'staff' });
    const jonas = await signedIn(running, JONAS);
    expect((await jonas.get<ShopView>('/api/shop/get')).body.data.name).toBe('Bella Team');
    expect((await jonas.post('/api/shop/update', { name: 'Jonas' })).status).toBe(403);
    expect((await jonas.post('/api/shop/update/design', { headline: 'x' })).status).toBe(403);
  });

  it.each(['/api/shop/get', '/api/shop/status'])('answers a stranger at %s with 401', async (path) => {
    expect((await fetch(running.url + path)).status).toBe(401);
  });
});

describe('open or closed', () => {
  it('follows the hours and the clock of Berlin', async () => {
    const person = { ...LUCIA, email: 'hours@example.org' };
    const lunch = daily({ closed: false, ranges: [{ from: '11:30', to: '14:30' }] });
    await aShop(running, { name: 'Bella Mittag', settings: { shopTimes: lunch } }, person);
    const lucia = await signedIn(running, person);
    const isOpen = async () => (await lucia.get('/api/shop/status')).body;

    expect(await isOpen()).toEqual({ success: true, isShopOpen: true });
    await lucia.post('/api/shop/update', { settings: { shopEnabled: false } });
    expect(await isOpen()).toEqual({ success: true, isShopOpen: false });
  });
});
