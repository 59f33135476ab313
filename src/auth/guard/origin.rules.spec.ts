import { describe, expect, it } from '@jest/globals';
import { isOwnOrigin } from './origin.rules.js';

describe('an origin', () => {
  it.each([
    [true, 'https://tresen.example', 'https://tresen.example', 'tresen.example'],
    [true, 'https://tresen.example', 'https://tresen.example/pfad', '10.0.0.5:3000'],
    [true, 'http://127.0.0.1:3000', 'http://localhost:3000', '127.0.0.1:3000'],
    [false, 'https://boese.example', 'https://tresen.example', 'tresen.example'],
    [false, 'https://tresen.example.boese.example', 'https://tresen.example', 'tresen.example'],
    [false, 'https://tresen.example:444', 'https://tresen.example', 'tresen.example'],
    [false, 'https://boese.example@tresen.example', 'https://tresen.example', 'boese.example@tresen.example'],
    [false, 'null', 'https://tresen.example', 'null'],
    [false, '', 'https://tresen.example', ''],
    [false, 'http://tresen.example', 'https://tresen.example', undefined],
  ])('is ours: %s, %s at %s by host %s', (ours, origin, baseUrl, host) => {
    expect(isOwnOrigin(origin, baseUrl, host)).toBe(ours);
  });
});
