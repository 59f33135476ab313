import { hash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Digest } from './digest.js';

const NOON = new Date('2026-11-20T11:00:00Z');
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const digest = new Digest('a key of at least thirty-two letters');
const md5 = (text: string) => hash('md5', text);

function signed(
  password: string,
  { nonce = nonceOf(digest), uri = '/print/epson/s', user = 'kueche', qop = true } = {},
) {
  const secret = md5(`${user}:tresen:${password}`);
  const middle = qop ? `${nonce}:00000001:abc:auth` : nonce;
  const response = md5(`${secret}:${middle}:${md5(`POST:${uri}`)}`);
  const more = qop ? ', qop=auth, nc=00000001, cnonce="abc"' : '';
  return `Digest username="${user}", realm="tresen", nonce="${nonce}", uri="${uri}"${more}, response="${response}"`;
}

const nonceOf = (from: Digest) => /nonce="([^"]+)"/.exec(from.challenge(NOON, false))![1]!;

const check = (authorization: string | undefined, now = NOON) =>
  digest.check(
    { method: 'POST', url: '/print/epson/s', authorization, user: 'kueche', password: 'geheim-1234' },
    now,
  );

describe('the sign-in of a printer', () => {
  it('is good with the password, with and without qop, for five minutes', () => {
    expect(check(signed('geheim-1234'))).toBe('good');
    expect(check(signed('geheim-1234', { qop: false }))).toBe('good');
    expect(check(signed('geheim-1234'), later(4))).toBe('good');
    expect(check(signed('geheim-1234'), later(6))).toBe('stale');
  });

  it.each([
    ['nothing', undefined],
    ['another password', signed('geheim-1235')],
    ['another name', signed('geheim-1234', { user: 'bar' })],
    ['another address', signed('geheim-1234', { uri: '/print/epson/t' })],
    ['a nonce of its own', signed('geheim-1234', { nonce: 'abc.def' })],
    [
      'a nonce of somebody else',
      signed('geheim-1234', { nonce: nonceOf(new Digest('another key of thirty-two letters')) }),
    ],
    ['Basic', `Basic ${Buffer.from('kueche:geheim-1234').toString('base64')}`],
    ['a very long header', `Digest ${'a="b", '.repeat(1_000)}`],
  ])('is refused with %s', (_, authorization) => {
    expect(check(authorization)).toBe('bad');
  });
});
