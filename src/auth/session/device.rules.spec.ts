import { describe, expect, it } from '@jest/globals';
import { deviceOf } from './device.rules.js';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a device', () => {
  it.each([
    ['Chrome auf Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0 Safari/537.36`],
    [
      'Edge auf Windows',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0 Safari/537.36 Edg/140`,
    ],
    ['Firefox auf Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    [
      'Safari auf iPad',
      'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    ],
    ['Chrome auf iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) CriOS/140.0 Mobile Safari/604.1'],
    [
      'Samsung Internet auf Android',
      `Mozilla/5.0 (Linux; Android 15) ${WEBKIT} SamsungBrowser/28.0 Chrome/130 Safari`,
    ],
    ['Unbekanntes Gerät', 'node'],
    ['Unbekanntes Gerät', undefined],
  ])('is called %s', (name, userAgent) => {
    expect(deviceOf(userAgent)).toBe(name);
  });
});
