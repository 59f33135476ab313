import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { askedPath, askedUrl, routedUrl } from './client-navigation.js';

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
});
