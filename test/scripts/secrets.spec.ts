import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { secretsFor } from '../../scripts/setup/secrets.mjs';

let dir: string;
const file = () => path.join(dir, 'secrets.json');

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'tresen-secrets-'));
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('makes keys once, keeps them for our eyes only, and finds them again', () => {
  const made = secretsFor(dir, {});
  expect(made.SECRET_KEYS).toMatch(/^k1:[0-9a-f]{64}$/);
  expect(made.JWT_SECRET?.length).toBeGreaterThanOrEqual(32);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  chmodSync(file(), 0o644);
  expect(secretsFor(dir, {})).toEqual(made);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

it('makes no key that the environment names', () => {
  const env = { SECRET_KEYS: 'mine', JWT_SECRET: 'mine as well' };
  expect(secretsFor(dir, env)).toEqual({});
  expect(existsSync(file())).toBe(false);
  expect(Object.keys(secretsFor(dir, { SECRET_KEYS: 'mine' }))).toEqual(['JWT_SECRET']);
});

it('makes no new key over data that an old one has sealed', () => {
  mkdirSync(path.join(dir, 'embedded-mongo'));
  expect(() => secretsFor(dir, {})).toThrow('fehlt, obwohl schon Daten da sind');
  expect(existsSync(file())).toBe(false);
});

it('leaves an unreadable file as it is', () => {
  writeFileSync(file(), '{ "SECRET_KEYS": "k1:');
  expect(() => secretsFor(dir, {})).toThrow('ist unlesbar');
  expect(readFileSync(file(), 'utf8')).toBe('{ "SECRET_KEYS": "k1:');
});
