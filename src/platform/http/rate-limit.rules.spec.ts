import { describe, expect, it } from '@jest/globals';
import { addressKey, waitPhrase } from './rate-limit.rules.js';

describe('who is counted together', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:DB8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });
});

it.each([
  [1, 'Bitte warte eine Sekunde.', 'Please wait a second.'],
  [45, 'Bitte warte 45 Sekunden.', 'Please wait 45 seconds.'],
  [91, 'Bitte warte 2 Minuten.', 'Please wait 2 minutes.'],
  [3_600, 'Bitte warte 60 Minuten.', 'Please wait 60 minutes.'],
  [86_400, 'Bitte warte 24 Stunden.', 'Please wait 24 hours.'],
])('%s seconds read "%s"', (seconds, du, en) => {
  expect(waitPhrase(seconds)).toEqual({ du, sie: du.replace('warte ', 'warten Sie '), en });
});
