import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { askedPath, askedUrl, routedUrl, urlForVike } from './client-navigation.js';

const request = (url: string) => ({ url }) as IncomingMessage;

describe('client navigation', () => {
  it.each([
    ['/login', '/login'],
    ['/index.pageContext.json', '/'],
    ['/app/products/index.pageContext.json', '/app/products'],
    ['/app/products/index.pageContext.json?page=2', '/app/products?page=2'],
    ['/files/index.pageContext.json.bak', '/files/index.pageContext.json.bak'],
  ])('routes %s to %s', (url, routed) => {
    expect(routedUrl(request(url))).toBe(routed);
  });

  it('remembers what was asked, and names the page without the suffix', () => {
    const asked = request('/app/products/index.pageContext.json?page=2');
    asked.url = routedUrl(asked);
    expect(askedUrl(asked)).toBe('/app/products/index.pageContext.json?page=2');
    expect(askedPath(asked)).toBe('/app/products?page=2');
  });

  it('hands Vike few parameters, however many there are', () => {
    expect(urlForVike(request('/login'))).toBe('/login');
    expect(urlForVike(request('/login?redirect=/app?a=b&step=2'))).toBe('/login?redirect=/app?a=b&step=2');
    const long = urlForVike(request(`/login?redirect=/app&${'a&'.repeat(7_000)}`));
    expect(long).toMatch(/^\/login\?redirect=\/app&a&/);
    expect(long.split('&')).toHaveLength(50);
  });
});
