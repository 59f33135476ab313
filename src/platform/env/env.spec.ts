import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { readEnv } from './env.js';

const good = {
  MONGODB_URI: 'mongodb://localhost/tresen',
  REDIS_URL: 'redis://localhost',
  SECRET_KEYS: `k1:${'a'.repeat(64)}`,
  JWT_SECRET: 's'.repeat(40),
};

describe('the environment', () => {
  it('needs stores and secrets, and has a default for everything else', () => {
    const env = readEnv(good);
    expect(env).toMatchObject({ PORT: 3000, ROLE: 'all', AUTH_TOKEN_TYPE: 'Bearer', SIGN_UP: 'on' });
    expect(env.baseUrl).toBe('http://localhost:3000');
  });

  it('lists all problems at once', () => {
    const read = () =>
      readEnv({ ...good, PORT: '99999', ROLE: 'boss', SECRET_KEYS: 'short', JWT_SECRET: 'x' });
    expect(read).toThrow(/PORT[\s\S]*ROLE[\s\S]*SECRET_KEYS[\s\S]*JWT_SECRET/);
  });

  it.each([
    ['1', true],
    ['on', true],
    ['0', false],
    ['off', false],
  ])('reads the flag %s', (flag, expected) => {
    expect(readEnv({ ...good, ALLOW_PRIVATE_TARGETS: flag }).ALLOW_PRIVATE_TARGETS).toBe(expected);
  });

  it('takes an empty variable as not set', () => {
    expect(readEnv({ ...good, PORT: '' }).PORT).toBe(3000);
  });

  it('cuts the slash off the address people type', () => {
    expect(readEnv({ ...good, BASE_URL: 'https://tresen.example/' })).toMatchObject({
      baseUrl: 'https://tresen.example',
      https: true,
    });
  });
});
