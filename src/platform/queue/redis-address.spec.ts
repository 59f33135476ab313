import { describe, expect, it } from '@jest/globals';
import { redisAddressOf } from './redis-address.js';

describe('the address of Redis', () => {
  it.each([
    ['redis://localhost', { host: 'localhost', port: 6379, tls: false, db: 0 }],
    ['redis://cache:6380/3', { host: 'cache', port: 6380, tls: false, db: 3 }],
    ['redis://:p%40ss@cache', { host: 'cache', password: 'p@ss', username: undefined }],
    ['rediss://me:secret@cache:6380', { host: 'cache', tls: true, username: 'me', password: 'secret' }],
    ['redis://[::1]:6379', { host: '::1' }],
    ['unix:/run/redis.sock', { path: '/run/redis.sock', db: 0 }],
    ['unix:///run/redis.sock', { path: '/run/redis.sock', db: 0 }],
    ['unix:///run/redis.sock?db=2', { path: '/run/redis.sock', db: 2 }],
    ['redis+unix:///run/my%20redis.sock?db=2', { path: '/run/my redis.sock', db: 2 }],
    ['unix:/run/redis.sock?password=p%40ss', { path: '/run/redis.sock', password: 'p@ss' }],
  ])('%s', (url, expected) => {
    expect(redisAddressOf(url)).toMatchObject(expected);
  });

  it.each(['redis://cache/shop', 'unix:/run/redis.sock?db=-1'])('%s names no database', (url) => {
    expect(() => redisAddressOf(url)).toThrow(/database/);
  });
});
