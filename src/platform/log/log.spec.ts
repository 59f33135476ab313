import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { newToken } from '../../shared/ids.js';
import type { Env } from '../env/env.js';
import { createLog, requestIdOf } from './log.js';
import { loggableText, loggableUrl } from './log.rules.js';
import { NestLog } from './nest-log.js';

const env = { LOG_LEVEL: 'trace', ROLE: 'all' } as Env;
const token = 'Zk3v9QmT7xW2bN8cR4yL6hJ1';

function recorded(write: (log: ReturnType<typeof createLog>) => void): { text: string; line: never } {
  let text = '';
  const sink = new Writable({
    write(chunk, _, done) {
      text += chunk;
      done();
    },
  });
  write(createLog(env, sink));
  return { text, line: JSON.parse(text.split('\n')[0] ?? '') as never };
}

describe('an address in the log', () => {
  it.each([
    ['/print/cloudprnt/s3cret', '/print/cloudprnt/***'],
    ['/print/cloudprnt/s3cret?mac=00:11', '/print/cloudprnt/***?mac=00:11'],
    ['/print/agent/s3cret/jobs/7', '/print/agent/***/jobs/7'],
    [`/api/storefront/bella/order/${token}`, '/api/storefront/bella/order/***'],
    [`/api/storefront/bella/order/${token}/live`, '/api/storefront/bella/order/***/live'],
    [`/bestellung/${token}`, '/bestellung/***'],
    [`/resetPassword?token=${token}&x=1`, '/resetPassword?token=***&x=1'],
    [`/x?a=1&access_token=${token}`, '/x?a=1&access_token=***'],
    ['/x?email=lucia%40bella.example', '/x?email=***'],
    ['/api/order/find?q=0171%203920012', '/api/order/find?q=***'],
    [
      '/api/orderHistory/list?way=pickup&search=Petra%20Klein',
      '/api/orderHistory/list?way=pickup&search=***',
    ],
    ['/api/order/list?page=2', '/api/order/list?page=2'],
    ['/api/order/01jd0c5kq8e9m2n4p6r7', '/api/order/***'],
    ['/api/product/01jd0c5kq8e9m2n4p6r7', '/api/product/01jd0c5kq8e9m2n4p6r7'],
    ['/trattoria-bella-10827-berlin/menu', '/trattoria-bella-10827-berlin/menu'],
    ['/alternative-zu-lieferando', '/alternative-zu-lieferando'],
    ['/assets/entry-client-routing.B3x9aZ.js', '/assets/entry-client-routing.B3x9aZ.js'],
  ])('%s reads %s', (url, shown) => {
    expect(loggableUrl(url)).toBe(shown);
  });

  it('never shows a token of ours', () => {
    for (let i = 0; i < 2_000; i++) {
      const secret = newToken();
      expect(loggableUrl(`/anything/${secret}/more`)).not.toContain(secret);
    }
  });
});

describe('a text in the log', () => {
  it.each([
    ['connect redis://me:geheim@cache:6379 failed', 'connect redis://***@cache:6379 failed'],
    ['Bearer abcdefghijkl is wrong', 'Bearer *** is wrong'],
    ['token eyJhbGciOi.eyJzdWIi.c2ln expired', 'token *** expired'],
  ])('%s', (text, shown) => {
    expect(loggableText(text)).toBe(shown);
  });
});

describe('the log', () => {
  it('shows of an error where it happened, and nothing that hangs on it', () => {
    const error = Object.assign(new Error('smtp://u:geheim@mail failed'), {
      code: 'ECONNREFUSED',
      config: { headers: { authorization: 'Bearer x' } },
      document: { password: 'geheim' },
    });
    const { text } = recorded((log) => new NestLog(log).error(error, 'Mail'));
    expect(text).toContain('log.spec.ts');
    expect(text).toContain('ECONNREFUSED');
    expect(text).not.toMatch(/geheim|authorization/);
  });

  it('shows of a request neither headers nor body', () => {
    const req = {
      method: 'POST',
      url: '/api/auth/login?token=1',
      headers: { cookie: 'c' },
      body: { password: 'p' },
    };
    const { line } = recorded((log) => log.info({ req }, 'request'));
    expect((line as { req: unknown }).req).toEqual({ method: 'POST', url: '/api/auth/login?token=***' });
  });

  it('names the part that spoke', () => {
    const { line } = recorded((log) => new NestLog(log).warn('Redis is back.', 'Redis'));
    expect(line).toMatchObject({ level: 'warn', context: 'Redis', msg: 'Redis is back.', role: 'all' });
  });

  it.each([
    ['proxy-1234567890', true],
    ['short', false],
    ['a'.repeat(65), false],
    ['line\nbreak-123', false],
    ['{"json":"123456"}', false],
  ])('takes the request id %j over: %s', (given, taken) => {
    const id = requestIdOf({ headers: { 'x-request-id': given } } as never);
    expect(id === given).toBe(taken);
  });
});
