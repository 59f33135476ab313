import { describe, expect, it } from '@jest/globals';
import { mayReadMetrics } from './metrics-access.js';

const asking = (over = {}) => ({ peer: '127.0.0.1', forwarded: false, authorization: undefined, ...over });
const TOKEN = 'a-token-of-16-chars';

describe('the figures of the process', () => {
  it.each([
    ['are open to this machine', asking(), undefined, true],
    ['are open to this machine over IPv6', asking({ peer: '::1' }), undefined, true],
    ['are open to this machine on a dual socket', asking({ peer: '::ffff:127.0.0.1' }), undefined, true],
    ['are closed to others', asking({ peer: '203.0.113.7' }), undefined, false],
    ['are closed to others behind a proxy on this machine', asking({ forwarded: true }), undefined, false],
    ['are closed when the socket is gone', asking({ peer: undefined }), undefined, false],
    ['ask even this machine for the token', asking(), TOKEN, false],
    [
      'are open to the token from anywhere',
      asking({ peer: '203.0.113.7', forwarded: true, authorization: `Bearer ${TOKEN}` }),
      TOKEN,
      true,
    ],
    ['are closed to a wrong token', asking({ authorization: `Bearer ${TOKEN}x` }), TOKEN, false],
  ])('%s', (_, request, token, open) => {
    expect(mayReadMetrics(request, token)).toBe(open);
  });
});
