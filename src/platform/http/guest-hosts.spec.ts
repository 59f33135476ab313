import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { GuestHosts } from './guest-hosts.js';
import { pathAway } from './guest-hosts.rules.js';

const BELLA = { host: 'bella.de', slug: 'trattoria-bella', awayTo: null };
const APPLE = '/.well-known/apple-developer-merchantid-domain-association';
const WWW = { host: 'www.bella.de', slug: 'trattoria-bella', awayTo: 'https://bella.de' };

const asking = (host: string, url: string, more: object = {}) =>
  ({ url, headers: { host, ...more } }) as unknown as IncomingMessage;

function hosts(behindProxy = false): GuestHosts {
  const list = new GuestHosts(behindProxy);
  list.set('s1', [BELLA, WWW]);
  return list;
}

describe("a shop's own name", () => {
  it.each([
    ['/', '/s/@bella.de'],
    ['/?lang=en', '/s/@bella.de?lang=en'],
    ['/kasse', '/s/@bella.de/kasse'],
    ['/bestellung/abc?x=1', '/s/@bella.de/bestellung/abc?x=1'],
    ['/s/trattoria-bella/impressum', '/s/@bella.de/impressum'],
    ['/s/trattoria-bella', '/s/@bella.de'],
    ['/s/imbiss-nord', '/s/@bella.de/s/imbiss-nord'],
    ['/api/storefront/trattoria-bella/menu', '/api/storefront/trattoria-bella/menu'],
    ['/storefront/assets/menu.js', '/storefront/assets/menu.js'],
    ['/media/s1/a.webp', '/media/s1/a.webp'],
    [APPLE, APPLE],
    ['/api/storefront/imbiss-nord/menu', '/s/@bella.de/api/storefront/imbiss-nord/menu'],
    ['/api/auth/login', '/s/@bella.de/api/auth/login'],
    ['/app/dashboard', '/s/@bella.de/app/dashboard'],
    ['/%61pp/dashboard', '/s/@bella.de/%61pp/dashboard'],
    ['/login/index.pageContext.json', '/s/@bella.de/login/index.pageContext.json'],
    ['//app/dashboard', '/s/@bella.de//app/dashboard'],
  ])('%s is answered by %s', (url, routed) => {
    expect(hosts().route(asking('bella.de', url))).toBe(routed);
  });

  it('is known in any case, with a port or a dot at its end', () => {
    for (const host of ['Bella.DE', 'bella.de:8443', 'bella.de.'])
      expect(hosts().route(asking(host, '/kasse'))).toBe('/s/@bella.de/kasse');
  });

  it('is believed of a proxy only where one stands in front', () => {
    const asked = () => asking('tresen.de', '/kasse', { 'x-forwarded-host': 'evil.example, bella.de' });
    expect([hosts(true).route(asked()), hosts().route(asked())]).toEqual(['/s/@bella.de/kasse', '/kasse']);
  });

  it.each(['/s/@bella.de', '/s/%40bella.de/kasse'])('is no way in under our own: %s', (url) => {
    expect(hosts().route(asking('tresen.de', url))).toBe('/s/-');
  });

  it.each([
    ['bella.de', '/s/trattoria-bella', true],
    ['tresen.de', '/s/trattoria-bella', true],
    ['tresen.de', '/s/imbiss-nord', false],
    ['tresen.de', '/print/cloudprnt/x', false],
  ])('concerns %s%s: %p', (host, url, concerned) => {
    expect(hosts().concern(asking(host, url))).toBe(concerned);
    expect(new GuestHosts().concern(asking(host, url))).toBe(false);
  });

  it.each([
    ['/', 'https://bella.de'],
    ['/?lang=en', 'https://bella.de?lang=en'],
    ['/bestellung/abc?x=1', 'https://bella.de/bestellung/abc?x=1'],
    ['/s/trattoria-bella/kasse', 'https://bella.de/kasse'],
    ['//evil.example', 'https://bella.de//evil.example'],
    ['http://evil.example/', 'https://bella.de'],
  ])('sends %s on to the same page: %s', (url, away) => {
    expect(pathAway(url, WWW)).toBe(away);
  });

  it('leaves every other host alone', () => {
    expect(hosts().route(asking('tresen.de', '/app/dashboard'))).toBe('/app/dashboard');
  });

  it('is gone once it is taken away, or its shop is', () => {
    const list = hosts();
    list.set('s1', []);
    expect([list.knows('bella.de'), list.canonicalOf('/s/trattoria-bella')]).toEqual([false, null]);
    const other = hosts();
    other.keepOnly(new Set(['s2']));
    expect(other.knows('bella.de')).toBe(false);
  });

  it.each<[string, string | null]>([
    ['/s/trattoria-bella', '/'],
    ['/s/trattoria-bella/impressum?lang=en', '/impressum'],
    ['/s/trattoria-bella/bestellung/abc', null],
    ['/s/imbiss-nord', null],
    ['/app/dashboard', null],
  ])('is where search engines find %s', (url, path) => {
    expect(hosts().canonicalOf(url)).toEqual(path === null ? null : { host: 'bella.de', path });
  });
});
