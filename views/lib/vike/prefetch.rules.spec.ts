import { describe, expect, it } from '@jest/globals';
import { hasLastingPayload, isVerySlow, pagePathOf, payloadUrlOf } from './prefetch.rules';
import { createQueue } from './queue';

const here = new URL('https://tresen.example/pricing');

describe('a link in sight', () => {
  it.each([
    ['/login', '/login'],
    ['/app/products?page=2', '/app/products'],
    ['https://tresen.example/agb#12', '/agb'],
    ['/pricing#starter', null],
    ['https://elsewhere.example/login', null],
    ['mailto:hallo@tresen.example', null],
    ['/api/shop/get', null],
    ['/s/trattoria-bella', null],
    ['/files/menu.pdf', null],
    ['/og.png', null],
    ['http://[', null],
  ])('to %s prepares %s', (href, path) => {
    expect(pagePathOf(href, here)).toBe(path);
  });

  it.each([
    [{}, false],
    [{ effectiveType: '4g' }, false],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, true],
    [{ saveData: true }, true],
  ])('on the connection %j is left alone: %p', (connection, slow) => {
    expect(isVerySlow(connection)).toBe(slow);
  });

  it.each([
    ['/', '/index.pageContext.json', true],
    ['/pricing', '/pricing/index.pageContext.json', true],
    ['/app/dashboard', '/app/dashboard/index.pageContext.json', false],
  ])('to %s has its data at %s, and it may be asked for early: %p', (path, url, early) => {
    expect(payloadUrlOf(path)).toBe(url);
    expect(hasLastingPayload(path)).toBe(early);
  });
});

describe('preloading', () => {
  it('runs four at once, each once, and goes on after a failure', async () => {
    const started: string[] = [];
    const ends = new Map<string, (ok: boolean) => void>();
    const add = createQueue(4, (key) => {
      started.push(key);
      return new Promise((resolve, reject) =>
        ends.set(key, (ok) => (ok ? resolve(null) : reject(new Error(key)))),
      );
    });
    for (const key of ['a', 'b', 'c', 'd', 'e', 'a', 'f']) add(key);
    expect(started).toEqual(['a', 'b', 'c', 'd']);

    ends.get('b')?.(false);
    await settled();
    expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);

    add('b');
    ends.get('a')?.(true);
    ends.get('c')?.(true);
    await settled();
    expect(started).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'b']);
  });
});

const settled = () => new Promise((resolve) => setImmediate(resolve));
