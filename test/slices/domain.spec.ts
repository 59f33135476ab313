import { type IncomingHttpHeaders, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { type DnsSim, startDnsSim } from '../../scripts/dns-sim.mjs';
import { Live } from '../../src/platform/live/live.js';
import type { DomainView } from '../../src/shop/domain/domain.view.js';
import { ShopService } from '../../src/shop/restaurant/shop.service.js';
import { anOrder, BELLA, DEMO, placeOrder } from '../factories/orders.js';
import { JONAS } from '../factories/people.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { exportedSite } from '../support/exported-site.js';
import { mailsTo } from '../support/mailbox.js';
import { eventually } from '../support/wait.js';

const NAME = 'bestellen.bella.de';

let dns: DnsSim;
let running: RunningApp;
let owner: Browser;
let token: string;

beforeAll(async () => {
  dns = await startDnsSim();
  dns.zone.set('tresen.test', { A: ['192.0.2.7'] });
  running = await startApp({
    SEED_DEMO: '1',
    BASE_URL: 'https://tresen.test',
    DNS_SERVERS: dns.address,
  });
  owner = new Browser(running);
  await owner.signIn(DEMO);
}, 60_000);
afterAll(async () => {
  await running?.close();
  await dns?.close();
});

const choose = (name: string, who = owner) => who.post<DomainView>('/api/domain/choose', { name });
const check = async (who = owner) => (await who.post<DomainView>('/api/domain/check')).body;

interface Asked {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** As a browser asks that found this name in the DNS. */
function at(host: string, path: string, { method = 'GET', headers = {}, body = '' } = {}): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(running.url);
    const sent = request({ port, path, method, headers: { host, ...headers } }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('a domain of the restaurant', () => {
  it.each([
    ['bella', 'Bitte eine Domain wie bestellen.bella.de eingeben.'],
    ['x.tresen.test', 'Diese Domain gehört zu Tresen.'],
  ])('is refused: %s', async (name, sentence) => {
    const { status, body } = await choose(name);
    expect([status, body.fields]).toEqual([400, { name: sentence }]);
  });

  it('is chosen, and told what belongs into its DNS', async () => {
    const { body } = await choose('https://Bestellen.Bella.de/karte');
    expect(body.data).toMatchObject({ name: NAME, live: false, allowed: true });
    const [proof, alias] = body.data.records;
    expect([proof?.type, proof?.name, alias]).toEqual([
      'TXT',
      `_tresen.${NAME}`,
      { type: 'CNAME', name: NAME, value: 'tresen.test' },
    ]);
    token = proof?.value ?? '';
  });

  it('is not served before its proof stands in the DNS', async () => {
    expect((await check()).data).toMatchObject({ live: false, seen: { proof: 'missing', way: 'nowhere' } });
    dns.zone.set(`_tresen.${NAME}`, { TXT: ['tresen=somebody-elses'] });
    dns.zone.set(NAME, { A: ['198.51.100.1'] });
    expect((await check()).data).toMatchObject({ live: false, seen: { proof: 'wrong', way: 'elsewhere' } });
    expect((await at(NAME, '/')).text).not.toContain('Trattoria Bella');
    expect((await at('tresen.test', `/api/domain/served?domain=${NAME}`)).status).toBe(404);
  });

  it('is served once it does', async () => {
    dns.zone.set(`_tresen.${NAME}`, { TXT: ['v=spf1 -all', token] });
    dns.zone.set(NAME, { CNAME: ['tresen.test'], A: ['192.0.2.7'] });
    expect((await check()).data).toMatchObject({
      live: true,
      records: [],
      seen: { proof: 'there', way: 'here' },
    });
    await eventually(async () => (await at(NAME, '/')).text.includes('Trattoria Bella'));
    expect((await at('tresen.test', `/api/domain/served?domain=${NAME}`)).status).toBe(200);
  });

  it('stays when the name server does not answer', async () => {
    dns.silence();
    expect((await check()).data).toMatchObject({ live: true, seen: { proof: 'missing', way: 'nowhere' } });
    dns.silence(false);
  }, 30_000);
});

describe('guests under the own domain', () => {
  it('find links that stay there', async () => {
    const { status, text, headers } = await at(NAME, '/');
    expect(status).toBe(200);
    expect(text).toContain(`"api":"/api/storefront/${BELLA}"`);
    expect(text).toContain('"checkout":"/kasse"');
    expect(text).toContain('href="/impressum"');
    expect(text).not.toContain(`/s/${BELLA}`);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('stand on a home screen at their root, and keep that for later', async () => {
    const manifest = JSON.parse((await at(NAME, '/app.webmanifest')).text);
    expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/' });
    for (const { src } of manifest.icons) expect((await at(NAME, src)).status).toBe(200);
    const { status, text, headers } = await at(NAME, '/sw.js');
    expect([status, headers['service-worker-allowed']]).toEqual([200, '/']);
    expect(text).toContain('"home":"/"');
    expect((await at(NAME, '/')).text).toContain(`hrefLang="en" href="https://${NAME}?lang=en"`);
  });

  it.each(['/kasse', '/impressum', '/datenschutz', `/s/${BELLA}/impressum`])('can read %s', async (path) => {
    expect((await at(NAME, path)).status).toBe(200);
  });

  it('are led back to the menu from where nothing is', async () => {
    const { status, text } = await at(NAME, '/gibt-es-nicht');
    expect([status, text.includes('href="/"'), text.includes('Zur Speisekarte')]).toEqual([404, true, true]);
  });

  it('can order', async () => {
    const origin = `https://${NAME}`;
    const { status, text, headers } = await at(NAME, `/api/storefront/${BELLA}/order`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', 'idempotency-key': 'own-domain-1' },
      body: JSON.stringify(await anOrder(new Browser(running))),
    });
    expect([status, headers['access-control-allow-origin']]).toEqual([201, 'https://bestellen.bella.de']);
    const { data } = JSON.parse(text) as { data: { token: string } };
    const tracking = await at(NAME, `/bestellung/${data.token}`);
    expect([tracking.status, tracking.headers.link]).toEqual([200, undefined]);
  });

  it('find back to their order by a link in the mail', async () => {
    const order = await anOrder(new Browser(running));
    const contact = { ...(order.contact as object), email: 'mira@example.org' };
    const { body } = await placeOrder(new Browser(running), { ...order, contact });
    const { html = '' } = await eventually(async () => (await mailsTo(running, 'mira@example.org'))[0]);
    const link = `https://${NAME}/bestellung/${body.data.token}`;
    expect([html.includes(`"${link}"`), html.includes('https://tresen.test')]).toEqual([true, false]);
    expect((await at(NAME, new URL(link).pathname)).text).toContain(String(body.data.number));
  });

  it.each([NAME, 'tresen.test'])(
    'are told by %s where machines find the shop and its pictures',
    async (host) => {
      const { text } = await at(host, host === NAME ? '/' : `/s/${BELLA}`);
      const [, json = '{}'] = /<script id="json-ld"[^>]*>(.*?)<\/script>/s.exec(text) ?? [];
      const read = JSON.parse(json);
      expect([read.url, read.potentialAction.target]).toEqual([`https://${NAME}`, `https://${NAME}`]);
      expect(json).not.toContain('tresen.test');
    },
  );

  it('are led there by the QR code, the button for a website and the exported shop', async () => {
    const { body } = await owner.get<{ shopUrl: string }>('/app/settings/design/index.pageContext.json');
    expect(JSON.stringify(body)).toContain(`"shopUrl":"https://${NAME}"`);
    const shop = await running.app.get(ShopService, { strict: false }).findBySlug(BELLA);
    const { textOf } = await exportedSite(running, shop?.id ?? '');
    expect(textOf('kasse/index.html')).toContain(`"tracking":"https://${NAME}/bestellung/"`);
  });

  it.each([
    '/app/dashboard',
    '/%61pp/dashboard',
    '/login',
    '/register',
    '/pricing',
    '/api/auth/session',
    '/api/shop/get',
    '/api/live',
    '/metrics',
    '/s/imbiss-nord',
  ])('never come to %s', async (path) => {
    const { status, text } = await at(NAME, path, { headers: { cookie: cookies() } });
    expect([status, /Tresen|Dashboard/.test(text)]).toEqual([404, false]);
  });

  it('cannot sign in there', async () => {
    const { status, headers } = await at(NAME, '/api/auth/login', {
      method: 'POST',
      headers: { origin: `https://${NAME}`, 'content-type': 'application/json' },
      body: JSON.stringify(DEMO),
    });
    expect([status, headers['set-cookie']]).toEqual([404, undefined]);
  });

  it('are led on from the name with www', async () => {
    const { status, headers } = await at(`www.${NAME}`, '/bestellung/abc?lang=en');
    expect([status, headers.location]).toEqual([302, `https://${NAME}/bestellung/abc?lang=en`]);
  });

  it('are told by our own address where the page belongs', async () => {
    const { status, headers } = await at('tresen.test', `/s/${BELLA}/impressum`);
    expect([status, headers.link]).toEqual([200, `<https://${NAME}/impressum>; rel="canonical"`]);
    expect((await at('tresen.test', `/s/@${NAME}`)).status).toBe(404);
    expect((await at('nobody.example', `/s/${BELLA}`)).status).toBe(200);
  });

  it('are sent to our address while the plan does not include it', async () => {
    const shop = await running.app.get(ShopService, { strict: false }).findBySlug(BELLA);
    const book = async (level: number) => {
      await shops().updateOne({ slug: BELLA }, { $set: { 'subscription.level': level } });
      await running.app.get(Live, { strict: false }).publish(shop?.id ?? '', 'shop.changed', {});
    };
    await book(2);
    const away = await eventually(async () => {
      const answer = await at(NAME, '/kasse');
      return answer.status === 302 && answer;
    });
    expect(away.headers.location).toBe(`https://tresen.test/s/${BELLA}/kasse`);
    await book(3);
    await eventually(async () => (await at(NAME, '/kasse')).status === 200);
  });
});

const shops = () => running.app.get<Connection>(getConnectionToken(), { strict: false }).collection('shops');
const cookies = () => [...owner.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');

describe('another restaurant', () => {
  let jonas: Browser;
  beforeAll(async () => {
    await aShop(running, { name: 'Imbiss Nord', subscription: { level: 2 } }, JONAS);
    jonas = await signedIn(running, JONAS);
  });

  it('needs the plan for it', async () => {
    const { status, body } = await choose('nord.example', jonas);
    expect([status, body.code]).toEqual([403, 'SUBSCRIPTION_REQUIRED']);
    expect((await jonas.post('/api/domain/check')).status).toBe(403);
    expect((await jonas.post<DomainView>('/api/domain/remove')).body.data).toMatchObject({
      allowed: false,
      name: null,
    });
  });
});

describe('taking the domain away', () => {
  it('brings guests back to our address at once', async () => {
    expect((await owner.post<DomainView>('/api/domain/remove')).body.data).toMatchObject({ name: null });
    await eventually(async () => !(await at(NAME, '/')).text.includes('Trattoria Bella'));
    expect((await at('tresen.test', `/s/${BELLA}`)).headers.link).toBeUndefined();
  });
});
