import { describe, expect, it } from '@jest/globals';
import { addressKey, waitSentence } from './rate-limit.rules.js';

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
  [1, 'Bitte warte eine Sekunde.'],
  [45, 'Bitte warte 45 Sekunden.'],
  [91, 'Bitte warte 2 Minuten.'],
  [3_600, 'Bitte warte 60 Minuten.'],
  [86_400, 'Bitte warte 24 Stunden.'],
])('%s seconds read "%s"', (seconds, sentence) => {
  expect(waitSentence(seconds)).toBe(sentence);
});
